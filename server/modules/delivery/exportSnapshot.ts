import type { Prisma, Project } from '../../__generated__/prisma/client.ts'
import { type NodeName, toTypeId } from '../../kernel/ids.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** Rows that are read by one statement, and kept in memory together. */
const PAGE = 200

/** A project at one moment: `tx` sees nothing of what is written later. */
export interface Snapshot {
  tx: Transaction
  project: Project
  /** Whether people are named with their addresses. */
  hasAddresses: boolean
  /** Its boards in order. */
  boards: readonly { id: string; code: string; startTimecode: number }[]
}

/** The rows of one kind in an export: their number, and page by page their fields without the kind. */
export interface Part {
  kind: string
  count(): Promise<number>
  pages(): AsyncIterable<readonly object[]>
}

/** Reads page after page, each after the last row of the one before. */
export async function* paged<Row>(
  read: (last: Row | undefined, take: number) => Promise<Row[]>,
  size = PAGE,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last, size)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}

/** The rows after one, in the order of their ids. */
export const byId = (last: { id: string } | undefined, take: number) =>
  ({ ...(last && { cursor: { id: last.id }, skip: 1 }), orderBy: { id: 'asc' }, take }) as const

/** The same in the order of their ranks among those of one parent. */
export const byRank = (last: { rank: string } | undefined, take: number) =>
  ({ where: last ? { rank: { gt: last.rank } } : {}, orderBy: { rank: 'asc' }, take }) as const

/** The id of what something may have; null when it has none. */
export const idOrNull = (name: NodeName, id: string | null): string | null => id && toTypeId(name, id)

/** What does not lie in the trash. */
export const LIVE = { deletedAt: null } as const

/** What belongs to a board of the project. */
export const inBoards = ({ boards }: Snapshot) => ({ storyboardId: { in: boards.map(({ id }) => id) } })

/** The views in sight. */
export const liveViews = (snapshot: Snapshot) =>
  ({ ...LIVE, shot: { ...LIVE, ...inBoards(snapshot) } }) satisfies Prisma.ShotViewWhereInput
