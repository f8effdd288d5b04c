import { declareFormat, type ExportContext } from '../exportFormat.ts'
import { exportOptions, flag } from '../exportOption.ts'
import { previewText } from '../formatPreview.ts'
import { writeFountain } from '../fountain.ts'

const textOf = ({ manifest, options, warn }: ExportContext<{ areNotesIncluded: boolean }>): string => {
  const rate = manifest.project.frameRate
  return manifest.boards.map((board) => writeFountain(board, rate, options.areNotesIncluded, warn)).join('\n\n')
}

/** Boards as one Fountain screenplay. */
export const fountain = declareFormat({
  format: 'FOUNTAIN',
  field: 'fountain',
  description: 'A screenplay in Fountain, with a note for each shot.',
  options: exportOptions('FountainExportInput', {
    areNotesIncluded: flag(true, 'Whether each shot has a note with its code, length, camera note and notes.'),
  }),
  extension: () => 'fountain',
  contentType: () => 'text/plain; charset=utf-8',
  count: ({ boards }) => boards.length,
  async write(context) {
    const { writeText } = await import('../writers/writeZip.ts')
    await writeText(context.target, textOf(context))
  },
  preview: async (context, page) => previewText([textOf(context)], page),
})
