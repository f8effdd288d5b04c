import { declareFormat } from '../exportFormat.ts'
import { exportOptions, flag } from '../exportOption.ts'
import { writeFountain } from '../fountain.ts'

/** Boards as one Fountain screenplay. */
export const fountain = declareFormat({
  format: 'FOUNTAIN',
  field: 'fountain',
  description: 'A screenplay in Fountain, with a note for each shot.',
  options: exportOptions('FountainExportInput', {
    areNotesIncluded: flag(true, 'Whether each shot has a note with its code, its length and its notes.'),
  }),
  extension: () => 'fountain',
  contentType: () => 'text/plain; charset=utf-8',
  count: ({ boards }) => boards.length,
  async write({ manifest, options, target, warn }) {
    const { writeText } = await import('../writers/writeZip.ts')
    const rate = manifest.project.frameRate
    const texts = manifest.boards.map((board) => writeFountain(board, rate, options.areNotesIncluded, warn))
    await writeText(target, texts.join('\n\n'))
  },
})
