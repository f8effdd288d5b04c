import type { CommentThread, Prisma } from '../../__generated__/prisma/client.ts'
import { prisma } from '../../platform/database/client.ts'

/** What a page of a list of threads asks for. */
export interface ThreadsQuery {
  where: Prisma.CommentThreadWhereInput
  orderBy: Prisma.CommentThreadOrderByWithRelationInput[]
  take: number
}

/** From where to where a page in the order of the board may reach, by the ranks of shots; null lies after all shots. */
export interface BoardStretch {
  /** Whether the rows go as the ranks rise. */
  isRising: boolean
  from: string | null | undefined
  to: string | null | undefined
}

/**
 * A page of the threads of a board in its order. It goes along the shots: of as many shots with such threads as the
 * page has rows, the threads are read and sorted, however many others the board has. Threads on the board come after.
 */
export async function boardThreads(
  storyboardId: string, { where, take, ...query }: ThreadsQuery, { isRising, from, to }: BoardStretch,
): Promise<CommentThread[]> {
  const read = (of: Prisma.CommentThreadWhereInput, most: number) =>
    prisma().commentThread.findMany({ ...query, where: { AND: [where, { storyboardId }, of] }, take: most })
  const onShots = async (most: number): Promise<CommentThread[]> => {
    if (from === null) return []
    const shots = await prisma().shot.findMany({
      where: {
        storyboardId, rank: { ...(from && { gte: from }), ...(to && { lte: to }) }, threads: { some: where },
      },
      orderBy: { rank: isRising ? 'asc' : 'desc' },
      take: most,
      select: { id: true },
    })
    return shots.length === 0 ? [] : read({ shotId: { in: shots.map(({ id }) => id) } }, most)
  }
  const onBoard = (most: number) => read({ shotId: null }, most)
  const [first, second] = isRising ? [onShots, onBoard] : [onBoard, onShots]
  const rows = await first(take)
  return rows.length === take ? rows : [...rows, ...(await second(take - rows.length))]
}
