import type { CommentThread, Prisma } from '../../__generated__/prisma/client.ts'
import { prisma } from '../../platform/database/client.ts'

/** What a page of a list of threads asks for. */
export interface ThreadsQuery {
  where: Prisma.CommentThreadWhereInput
  orderBy: Prisma.CommentThreadOrderByWithRelationInput[]
  take: number
}

/** From where to where a page may reach, by the ranks of shots or of boards; null lies after all of them. */
export interface RankStretch {
  /** Whether the rows go as the ranks rise. */
  isRising: boolean
  from: string | null | undefined
  to: string | null | undefined
}

const within = (from: RankStretch['from'], to: RankStretch['to']) =>
  ({ ...(from && { gte: from }), ...(to && { lte: to }) })

type ReadThreads = (most: number) => Promise<CommentThread[]>

/** A page of one list, filled up with another. */
async function readInTurn(take: number, [first, second]: readonly [ReadThreads, ReadThreads]) {
  const rows = await first(take)
  return rows.length === take ? rows : [...rows, ...(await second(take - rows.length))]
}

/**
 * A page of the threads of a board in its order. It goes along the shots: of as many shots with such threads as the
 * page has rows, the threads are read and sorted, however many others the board has. Threads on the board come after.
 */
export async function boardThreads(
  storyboardId: string, { where, take, ...query }: ThreadsQuery, { isRising, from, to }: RankStretch,
): Promise<CommentThread[]> {
  const read = (of: Prisma.CommentThreadWhereInput, most: number) =>
    prisma().commentThread.findMany({ ...query, where: { AND: [where, { storyboardId }, of] }, take: most })
  const onShots = async (most: number): Promise<CommentThread[]> => {
    if (from === null) return []
    const shots = await prisma().shot.findMany({
      where: { storyboardId, rank: within(from, to), threads: { some: where } },
      orderBy: { rank: isRising ? 'asc' : 'desc' },
      take: most,
      select: { id: true },
    })
    return shots.length === 0 ? [] : read({ shotId: { in: shots.map(({ id }) => id) } }, most)
  }
  const onBoard = (most: number) => read({ shotId: null }, most)
  return readInTurn(take, isRising ? [onShots, onBoard] : [onBoard, onShots])
}

/**
 * A page of the threads of a project in the order of its boards. It goes from board to board as `boardThreads` goes
 * along one, until it is full. Threads on assets and tasks come after.
 */
export async function projectThreads(
  projectId: string, query: ThreadsQuery, boards: RankStretch, shots: RankStretch,
): Promise<CommentThread[]> {
  const { where, take, ...asked } = query
  const { isRising, from, to } = boards
  const onBoards = async (most: number): Promise<CommentThread[]> => {
    if (from === null) return []
    const found = await prisma().storyboard.findMany({
      where: { projectId, rank: within(from, to), threads: { some: where } },
      orderBy: { rank: isRising ? 'asc' : 'desc' },
      take: most,
      select: { id: true, rank: true },
    })
    const rows: CommentThread[] = []
    for (const { id, rank } of found) {
      if (rows.length === most) break
      const stretch = {
        isRising, from: rank === from ? shots.from : undefined, to: rank === to ? shots.to : undefined,
      }
      rows.push(...(await boardThreads(id, { ...query, take: most - rows.length }, stretch)))
    }
    return rows
  }
  const elsewhere = (most: number) => prisma().commentThread.findMany({
    ...asked, where: { AND: [where, { projectId, storyboardId: null }] }, take: most,
  })
  return readInTurn(take, isRising ? [onBoards, elsewhere] : [elsewhere, onBoards])
}
