import type { ExportFormat } from '../client/public.ts'

/** What a word of `--as` means. */
export interface ExportKind {
  /** The field of `ExportFormatInput`. */
  field: string
  /** The format of presets that it can use. */
  format: ExportFormat
  /** Options that the word stands for; `--set` can change them. */
  options?: Readonly<Record<string, unknown>>
}

/** The words of `--as`. */
export const EXPORT_KINDS: Readonly<Record<string, ExportKind>> = {
  mp4: { field: 'video', format: 'VIDEO', options: { container: 'MP4' } },
  mov: { field: 'video', format: 'VIDEO', options: { container: 'MOV' } },
  webm: { field: 'video', format: 'VIDEO', options: { container: 'WEBM' } },
  pdf: { field: 'pdf', format: 'PDF' },
  png: { field: 'images', format: 'IMAGES', options: { kind: 'PNG' } },
  otio: { field: 'otio', format: 'OTIO' },
  otioz: { field: 'otio', format: 'OTIO', options: { media: 'OTIOZ' } },
  edl: { field: 'edl', format: 'EDL' },
  fcp7: { field: 'finalCut7', format: 'FINAL_CUT_7' },
  fcpxml: { field: 'fcpxml', format: 'FCPXML' },
  storyboarder: { field: 'storyboarder', format: 'STORYBOARDER' },
  psd: { field: 'psd', format: 'PSD' },
  fountain: { field: 'fountain', format: 'FOUNTAIN' },
  csv: { field: 'csv', format: 'CSV' },
}

/** The field of a format, for presets of it. */
export const fieldOf = (format: ExportFormat): string =>
  Object.values(EXPORT_KINDS).find((kind) => kind.format === format)?.field ?? 'data'
