import type { ImportItem } from '../../../__generated__/prisma/client.ts'
import { grouped } from '../../../kernel/grouped.ts'
import { prisma } from '../../../platform/database/client.ts'

/** Items of a timeline. */
export const MOST_SPANS = 5000

const SPAN = { id: true, change: true, framesBefore: true, placeBefore: true, framesAfter: true } as const

/** An item with its lengths. */
export type TimelineSpan = Pick<ImportItem, keyof typeof SPAN>

/** The items of imports that have lengths, in their order, with one statement; none of timelines that are too long. */
export async function readTimelines(importIds: readonly string[]): Promise<Map<string, TimelineSpan[]>> {
  const rows = await prisma().importItem.findMany({
    where: {
      importId: { in: [...importIds] }, OR: [{ framesBefore: { not: null } }, { framesAfter: { not: null } }],
    },
    select: { ...SPAN, importId: true },
    orderBy: { position: 'asc' },
  })
  return new Map([...grouped(rows, ({ importId }) => importId)].filter(([, spans]) => spans.length <= MOST_SPANS))
}
