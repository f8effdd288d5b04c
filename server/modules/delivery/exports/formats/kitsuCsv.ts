import { declareFormat } from '../exportFormat.ts'
import { choice, exportOptions, flag } from '../exportOption.ts'
import { previewText } from '../formatPreview.ts'
import { writeKitsuCsv } from '../kitsuCsv.ts'

/** Tables for Kitsu. */
export const kitsuCsv = declareFormat({
  format: 'CSV',
  field: 'csv',
  description: 'A table as Kitsu reads it: UTF-8 without a byte order mark, commas, LF.',
  options: exportOptions('CsvExportInput', {
    kind: choice(
      'KitsuCsvKind',
      {
        SHOTS: 'Shots with their lengths.',
        ASSETS: 'The assets of the project.',
        CASTING: 'The assets of each shot, and those of each asset.',
      },
      'SHOTS', 'The rows of the table.',
    ),
    hasEpisodes: flag(
      false, 'Whether there is a column `Episode`, as in TV productions: board E01_SQ010 is SQ010 of episode E01.',
    ),
  }),
  extension: () => 'csv',
  contentType: () => 'text/csv; charset=utf-8',
  count: ({ boards }) => boards.reduce((sum, { shots }) => sum + shots.length, 0),
  async write({ manifest, options, target, warn }) {
    const { writeText } = await import('../writers/writeZip.ts')
    await writeText(target, writeKitsuCsv(manifest, options.kind, options.hasEpisodes, warn))
  },
  preview: async ({ manifest, options, warn }, page) =>
    previewText([writeKitsuCsv(manifest, options.kind, options.hasEpisodes, warn)], page),
})
