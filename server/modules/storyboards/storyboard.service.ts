import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo } from './storyboard.policy.ts'

/** The project a board belongs to. NOT_FOUND for who may not see it. */
export async function locateStoryboard(viewer: Viewer, id: string): Promise<{ id: string; projectId: string }> {
  const found = await prisma.storyboard.findFirst({
    where: { id, ...visibleTo(viewer) },
    select: { id: true, projectId: true },
  })
  if (!found) throw notFound('Storyboard')
  return found
}

/** Raises a board's revision: called by everything that changes the board or one of its shots. */
export async function reviseStoryboard(tx: Transaction, id: string): Promise<void> {
  const { count } = await tx.storyboard.updateMany({
    where: { id, deletedAt: null },
    data: { revision: { increment: 1 } },
  })
  if (count === 0) throw notFound('Storyboard')
}
