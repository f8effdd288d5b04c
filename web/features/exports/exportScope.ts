import { messages } from '../../messages.ts'
import type { AskedExport } from '../../lib/exportPlace.ts'
import type { NewExport } from './exportChanges.ts'

const words = messages.exportDialog

/** What is exported: `selection`, `project`, `board:…` or `scene:…`. */
export type Scope = string

interface Board {
  readonly id: string
  readonly name: string
  readonly shotCount: number
}

/** The scopes to choose from, the likeliest first. */
export function scopesOf(
  { shotIds, boardId }: Pick<AskedExport, 'shotIds' | 'boardId'>,
  boards: readonly Board[],
  scenes: readonly { readonly id: string; readonly name: string }[],
): readonly { value: Scope; label: string }[] {
  const ofBoard = ({ id, name, shotCount }: Board) =>
    ({ value: `board:${id}`, label: words.scopes.board(name, shotCount) })
  const project = { value: 'project', label: words.scopes.project(boards.length) }
  const own = boards.filter(({ id }) => id === boardId)
  const others = boards.filter(({ id }) => id !== boardId)
  return [
    ...(shotIds.length > 0 ? [{ value: 'selection', label: words.scopes.selection(shotIds.length) }] : []),
    ...own.map(ofBoard),
    ...(boardId === null ? [project] : []),
    ...scenes.map(({ id, name }) => ({ value: `scene:${id}`, label: name })),
    ...others.map(ofBoard),
    ...(boardId === null ? [] : [project]),
  ]
}

/** The scope as the server takes it. */
export function scopeInput(scope: Scope, { shotIds }: Pick<AskedExport, 'shotIds'>): NewExport['what'] {
  const [kind, id = ''] = scope.split(':')
  if (kind === 'selection') return { shotIds: [...shotIds] }
  if (kind === 'board') return { storyboardIds: [id] }
  return kind === 'scene' ? { sceneIds: [id] } : { project: true }
}

/** Whether it is known that there is no shot in it. */
export function isEmptyScope(scope: Scope, boards: readonly Board[]): boolean {
  if (scope === 'project') return boards.every(({ shotCount }) => shotCount === 0)
  return boards.some(({ id, shotCount }) => scope === `board:${id}` && shotCount === 0)
}
