import { Type } from '@sinclair/typebox'
import { declareFormat } from '../exportFormat.ts'
import { exportOptions } from '../exportOption.ts'
import { picturesIn, type ReportManifest } from '../sessionReport.ts'

/** Each picture is painted for its file and for its page. */
const PAINTED_TIMES = 2

/** What a review came to, as a PDF, Markdown and a table with pictures. It is asked for by its review. */
export const sessionReport = declareFormat({
  format: 'REVIEW_REPORT',
  field: 'reviewReport',
  description: 'A report of a review session: PDF, Markdown and CSV with pictures, in a ZIP. See `makeSessionReport`.',
  options: exportOptions('ReviewReportInput', {
    reviewSessionId: Type.String({ description: 'The UUID of the review session.' }),
  }),
  lane: 'PICTURES',
  mayBeEmpty: true,
  extension: () => 'zip',
  contentType: () => 'application/zip',
  count: (manifest) => picturesIn((manifest as ReportManifest).report).length * PAINTED_TIMES,
  async write(context) {
    const { writeReport } = await import('../writers/writeReport.ts')
    await writeReport(context, (context.manifest as ReportManifest).report)
  },
})
