import type { Prisma } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { holding, UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { ShotStatusNode } from '../storyboards/storyboard.graphql.ts'

export const ShotFilter = builder.inputType('ShotFilter', {
  description: 'Which shots of a list; what is not given, or an empty list, leaves nothing out.',
  fields: (t) => ({
    statusIds: t.globalIDList({ for: ShotStatusNode, required: false, description: 'At one of these statuses.' }),
    search: t.string({ required: false, description: 'With this in the name, code or description, in any case.' }),
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }),
  }),
})

/** The shots with a text in their name, code or description, in any case; all of them when it is blank. */
export function having(search: string | null | undefined): Prisma.ShotWhereInput {
  const text = holding(search)
  return text ? { OR: [{ name: text }, { code: text }, { description: text }] } : {}
}

/** The shots that a filter leaves in, without those in the trash. */
export function fitting(filter: typeof ShotFilter.$inferInput | null | undefined): Prisma.ShotWhereInput {
  const { statusIds, search, updatedSince } = filter ?? {}
  return {
    deletedAt: null,
    ...having(search),
    ...updatedAfter(updatedSince),
    ...(statusIds?.length && { statusId: { in: statusIds.map(({ id }) => id) } }),
  }
}
