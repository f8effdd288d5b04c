import { MOST_UPLOAD_BYTES } from '../../../../kernel/fileLimit.ts'
import { toTypeId } from '../../../../kernel/ids.ts'
import { uidOf } from '../../exports/storyboarder.ts'
import { applyShots } from '../boards/applyShots.service.ts'
import type { IncomingShot, MatchedShot } from '../boards/incomingShots.ts'
import { planShots } from '../boards/planShots.ts'
import { type PresentBoard, readPresentBoard } from '../boards/presentBoard.service.ts'
import { declareReader } from '../reader.ts'
// Declared here too: files are read in a process apart.
import './storyboarder.failures.ts'
import { storyboarderOptions } from './storyboarderOptions.ts'
import type { ParsedProject } from './storyboarderReading.ts'

/** The views of a board by what files of Storyboarder call them: as an import or an export left it. */
function viewsByUid({ shots }: PresentBoard): Map<string, { shotId: string; viewId: string }> {
  const views = shots.flatMap((shot) => shot.views)
  const none = new Set<string>()
  const exported = views.map(({ id, shotId }) => [uidOf(toTypeId('View', id), none), { shotId, viewId: id }] as const)
  const imported = views.flatMap(({ id, shotId, refs }) => refs.map((key) => [key, { shotId, viewId: id }] as const))
  return new Map([...exported, ...imported])
}

/**
 * The shots of the board that the shots of a file are: by a board that is a view of it, else by the code, and then the
 * views by their places. No shot is found twice.
 */
function matchShots(board: PresentBoard, shots: readonly IncomingShot[]): MatchedShot[] {
  const known = viewsByUid(board)
  const byCode = new Map(board.shots.map(({ id, code }) => [code.toLowerCase(), id]))
  const used = new Set<string>()
  const take = (ids: readonly (string | undefined)[]): string | null => {
    const id = ids.find((each) => each !== undefined && !used.has(each)) ?? null
    if (id !== null) used.add(id)
    return id
  }
  const views = new Map(board.shots.map((shot) => [shot.id, shot.views]))
  const byView = shots.map(({ views }) => take(views.map(({ key }) => known.get(key)?.shotId)))
  return shots.map((shot, index) => {
    const shotId = byView[index] ?? (shot.code === null ? null : take([byCode.get(shot.code.toLowerCase())]))
    const placed = byView[index] === null ? (views.get(shotId ?? '') ?? []) : []
    const viewIds = shot.views.map(({ key }, place) => {
      const found = known.get(key)
      return found && found.shotId === shotId ? found.viewId : (placed[place]?.id ?? null)
    })
    return { shot, shotId, viewIds }
  })
}

/** Projects of Storyboarder, which go into a board. */
export const storyboarderReader = declareReader({
  reader: 'STORYBOARDER',
  field: 'storyboarder',
  description: 'Storyboarder: a ZIP with .storyboarder files and their images, or such a file alone, into a board.',
  options: storyboarderOptions,
  mostBytes: MOST_UPLOAD_BYTES,
  isReadByPath: true,
  isForBoard: true,
  recognizes: (_head, fileName) => /\.storyboarder$/i.test(fileName),
  recognizesZip: (names) => names.some((name) => /\.storyboarder$/i.test(name)),
  reading: new URL('./storyboarderReading.ts', import.meta.url),
  scopes: () => ['shots:write', 'drawings:write', 'media:write'],
  async plan({ tx, target, parsed, media }) {
    const { shots, scenes, warnings } = parsed as ParsedProject
    const board = await readPresentBoard(tx, target)
    const items = planShots(board, media, matchShots(board, shots), { scenes, isOrdered: true })
    return {
      items, warnings,
      boardsOf: () => [board.id],
      apply: (change, viewer, accepts) => applyShots(change, viewer, { board, items, accepts }),
    }
  },
})
