import { trashBegin } from '../../kernel/days.ts'
import { toTypeId, uuidOf } from '../../kernel/ids.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { ResettableContents } from '../projects/projectHooks.ts'
import { FIRST_STORYBOARD } from './newBoards.service.ts'
import { touchBoards } from './restoredBoards.ts'
import { addStoryboard } from './storyboard.service.ts'
import { keepVersionsOf } from './versionMaking.service.ts'

/** Moves the empty board a reset left to the trash; one that was drawn on stays. */
async function removeReplacement(tx: Transaction, projectId: string, replacement: string): Promise<void> {
  const id = uuidOf('Storyboard', replacement)
  if ((await tx.shot.count({ where: { storyboardId: id, deletedAt: null } })) > 0) return
  await tx.storyboard.updateMany({
    where: { id, projectId, deletedAt: null },
    data: { deletedAt: new Date(), revision: { increment: 1 } },
  })
}

/** The boards of a project: a reset leaves a new, empty one. */
export const resettableBoards: ResettableContents = {
  async reset(tx, projectId, deleted) {
    await keepVersionsOf(tx, projectId, { kind: 'BEFORE_RESET', madeById: deleted.by })
    const boards = await tx.storyboard.findMany({ where: { projectId, deletedAt: null }, orderBy: { rank: 'asc' } })
    const ids = boards.map(({ id }) => id)
    const shotCount = await tx.shot.count({ where: { storyboardId: { in: ids }, deletedAt: null } })
    const data = { deletedAt: deleted.at, revision: { increment: 1 } }
    await tx.storyboard.updateMany({ where: { id: { in: ids } }, data })
    const { name, code } = FIRST_STORYBOARD
    const replacement = await addStoryboard(tx, projectId, { name, description: '', code: null, codeBase: code })
    return {
      storyboards: ids.map((id) => toTypeId('Storyboard', id)),
      storyboardCount: ids.length,
      shotCount,
      replacement: toTypeId('Storyboard', replacement.id),
    }
  },

  async restore(tx, projectId, { storyboards, replacement }) {
    const ids = storyboards.map((id) => uuidOf('Storyboard', id))
    const { count } = await tx.storyboard.updateMany({
      where: { id: { in: ids }, projectId, deletedAt: { gte: trashBegin() } },
      data: { deletedAt: null, revision: { increment: 1 } },
    })
    await touchBoards(tx, ids)
    await removeReplacement(tx, projectId, replacement)
    return count
  },
}
