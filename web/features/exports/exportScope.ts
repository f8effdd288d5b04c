import { exportDialogMessages } from '../../messages/exportDialog.ts'
import type { AskedExport } from '../../lib/exportPlace.ts'
import type { NewExport } from './exportChanges.ts'

const words = exportDialogMessages

/** What is exported: `board` is the one that the page shows. */
export type ScopeKind = 'selection' | 'board' | 'project' | PartKind

/** Kinds of which some are chosen. */
export type PartKind = 'scenes' | 'boards'

export interface Scope {
  readonly kind: ScopeKind
  /** The chosen ones of each kind. */
  readonly parts: Readonly<Record<PartKind, readonly string[]>>
}

export interface ScopeBoard {
  readonly id: string
  readonly name: string
  readonly shotCount: number
}

/** A scene or board to choose. */
export interface ScopePart {
  readonly id: string
  readonly name: string
}

type Place = Pick<AskedExport, 'shotIds' | 'boardId'>

/** The scopes to choose from, the likeliest first. */
export function scopesOf(
  { shotIds, boardId }: Place,
  boards: readonly ScopeBoard[],
  scenes: readonly ScopePart[],
): readonly { value: ScopeKind; label: string }[] {
  const own = boards.find(({ id }) => id === boardId)
  const { selection, board, project } = words.scopes
  return [
    ...(shotIds.length > 0 ? [{ value: 'selection', label: selection(shotIds.length) } as const] : []),
    ...(own ? [{ value: 'board', label: board(own.name, own.shotCount) } as const] : []),
    ...(scenes.length > 0 ? [{ value: 'scenes', label: words.scopeParts.scenes } as const] : []),
    ...(boards.length > 1 ? [{ value: 'boards', label: words.scopeParts.boards } as const] : []),
    { value: 'project', label: project(boards.length) },
  ]
}

/** The scope that is likeliest meant: in a project without a board, all of it. */
export const firstScope = ({ shotIds, boardId }: Place, boards: readonly ScopeBoard[]): ScopeKind =>
  shotIds.length > 0 ? 'selection' : boards.some(({ id }) => id === boardId) ? 'board' : 'project'

export const isPartKind = (kind: ScopeKind): kind is PartKind => kind === 'scenes' || kind === 'boards'

/** The scope as the server takes it. */
export function scopeInput({ kind, parts }: Scope, { shotIds, boardId }: Place): NewExport['what'] {
  if (kind === 'selection') return { shotIds: [...shotIds] }
  if (kind === 'scenes') return { sceneIds: [...parts.scenes] }
  if (kind === 'boards') return { storyboardIds: [...parts.boards] }
  return kind === 'board' && boardId !== null ? { storyboardIds: [boardId] } : { project: true }
}

/** Why nothing can be exported of a scope, as far as it is known. */
export function emptyReason({ kind, parts }: Scope, { boardId }: Place, boards: readonly ScopeBoard[]): string | null {
  if (isPartKind(kind) && parts[kind].length === 0) return words.nothingChosen[kind]
  const ids = kind === 'board' ? [boardId] : parts.boards
  const counted = kind === 'project' ? boards : boards.filter(({ id }) => ids.includes(id))
  const isKnown = kind !== 'selection' && kind !== 'scenes'
  return isKnown && counted.every(({ shotCount }) => shotCount === 0) ? words.empty : null
}
