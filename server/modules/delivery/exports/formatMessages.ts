import type { ExportWarning, FormatPreview } from './exportFormat.ts'
import type { ExportManifest } from './manifest.ts'

/** What the writing process is to do. */
export interface FormatOrder {
  format: string
  options: unknown
  manifest: ExportManifest
  target: string
  scratch: string
  /** The page of a preview, instead of the file. */
  page?: number
}

/** What it asks the server for. */
export type FormatQuestion =
  | { kind: 'drawing'; viewId: string; revision: number }
  | { kind: 'marks'; commentId: string }
  | { kind: 'media'; mediaId: string }
  | { kind: 'picture'; viewId: string; name: string }
  | { kind: 'names'; userIds: readonly string[] }

/** Its messages to the server. */
export type FormatNews =
  | { kind: 'progress'; stage: string; done: number; total: number }
  | { kind: 'warning'; warning: ExportWarning }
  | { kind: 'extension'; extension: string }
  | { kind: 'preview'; preview: FormatPreview }
