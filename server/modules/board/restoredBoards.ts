import type { Transaction } from '../../platform/database/client.ts'

/** Marks the views of restored shots as changed, as the shots are. */
export const touchViews = (tx: Transaction, shotIds: readonly string[]) => tx.$executeRaw`
  UPDATE "ShotView" SET "updatedAt" = now() WHERE "shotId" = ANY(${[...shotIds]}::uuid[]) AND "deletedAt" IS NULL`

/** Marks the shots of restored boards and their views as changed: they were published as deleted with their board. */
export async function touchBoards(tx: Transaction, storyboardIds: readonly string[]): Promise<void> {
  const shots = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Shot" SET "updatedAt" = now()
    WHERE "storyboardId" = ANY(${[...storyboardIds]}::uuid[]) AND "deletedAt" IS NULL RETURNING "id"`
  await touchViews(tx, shots.map(({ id }) => id))
}

/** The same for all boards of a project that came back. */
export async function touchBoardsOf(tx: Transaction, projectId: string): Promise<void> {
  const boards = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Storyboard" SET "updatedAt" = now()
    WHERE "projectId" = ${projectId}::uuid AND "deletedAt" IS NULL RETURNING "id"`
  await touchBoards(tx, boards.map(({ id }) => id))
}
