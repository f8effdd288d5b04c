import { MOST_UPLOAD_BYTES } from '../../../kernel/fileLimit.ts'
import { frameRateOf } from '../../../kernel/frames.ts'
import { toTypeId, uuidOf } from '../../../kernel/ids.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { CLIP_NAME } from '../exports/names.ts'
import { applyCut, cutRefsOf } from './applyCut.service.ts'
import { cutOptions } from './cutOptions.ts'
import type { CutOptions, ParsedCut } from './cutReading.ts'
import { applySounds, planSounds } from './cutSounds.service.ts'
import { conformCut } from './cuts/conformCut.ts'
import type { ConformBoard, CutItem } from './cuts/cutItem.ts'
import { formatNamed, recognize } from './cuts/recognizeCut.ts'
import { boardOf } from './newBoard.service.ts'
import { declareReader, gravest, type PlannedItem } from './reader.ts'

/** The board that a cut goes into, as it is in a transaction. */
async function readBoard(
  tx: Transaction, project: { id: string; code: string }, { id: storyboardId, code }: { id: string; code: string },
): Promise<ConformBoard> {
  const rows = await tx.shot.findMany({
    where: { storyboardId, deletedAt: null },
    select: { id: true, code: true, frames: true, notes: true, voices: { where: { deletedAt: null } } },
    orderBy: { rank: 'asc' },
  })
  const shots = rows.map(({ id, voices, ...shot }) =>
    ({ ...shot, id: toTypeId('Shot', id), hasVoice: voices.length > 0 }))
  return { project: project.code, code, shots, refs: await cutRefsOf(tx, project.id, storyboardId) }
}

/** The shots that people chose for clips, by the keys of items. Codes that the board does not have choose nothing. */
function matchesOf({ shots }: ConformBoard, { matches }: CutOptions): Map<string, string> {
  const byCode = new Map(shots.map(({ id, code }) => [code.toLowerCase(), id]))
  return new Map(matches.flatMap(({ clip, shot }) => {
    const id = shot === '' ? 'CREATE' : byCode.get(shot.toLowerCase())
    return id === undefined ? [] : [[`clip:${clip}`, id]]
  }))
}

const plannedItem = ({ changes, shotId, clip, effect, lengths, ...item }: CutItem): PlannedItem => ({
  key: item.key, changes, name: item.name, choice: item.choice, reasons: item.reasons, isDoubtful: item.isDoubtful,
  sourceLine: clip, needs: [], ...(lengths && { lengths }),
  change: gravest(changes.map(({ change }) => change)), subjectType: 'Shot',
  // A copy is a new subject.
  subjectId: shotId === null || effect.kind === 'COPY' ? null : uuidOf('Shot', shotId),
})

/** Cuts of editing programs, which are compared with a board. */
export const cutReader = declareReader({
  reader: 'CUT',
  field: 'cut',
  description: 'Cuts: OTIO, OTIOZ, EDL, Final Cut Pro 7 XML and FCPXML, or a ZIP with one. They go into a board.',
  options: cutOptions,
  // Bundles have sounds in them.
  mostBytes: MOST_UPLOAD_BYTES,
  isReadByPath: true,
  isForBoard: true,
  recognizes: (head, fileName) => recognize(head, fileName) !== null,
  recognizesZip: (names) => names.some((name) => ![null, 'ZIP'].includes(formatNamed(name))),
  reading: new URL('./cutReading.ts', import.meta.url),
  scopes: ({ offers }: ParsedCut) => ['shots:write', ...(offers.length > 0 ? ['media:write' as const] : [])],
  async plan({ tx, target, parsed, options, media }) {
    const { project } = target
    const { id: boardId, code } = await boardOf(tx, target)
    const board = await readBoard(tx, project, { id: boardId, code })
    const { items, warnings } = conformCut(parsed, board, {
      rate: frameRateOf(project), clipName: options.clipName || CLIP_NAME, gaps: options.gaps,
      matches: matchesOf(board, options),
    })
    const sounds = await planSounds(tx, boardId, parsed, { rate: frameRateOf(project), media })
    return {
      items: [...items.map(plannedItem), ...sounds.sounds.map(({ item }) => item)],
      warnings: [...warnings, ...sounds.warnings],
      boardsOf: () => [boardId],
      async apply(change, viewer, accepts) {
        const applied = await applyCut(change, viewer, { storyboardId: boardId, board, items, accepts })
        return [...applied, ...(await applySounds(change, viewer, sounds, accepts))]
      },
    }
  },
})
