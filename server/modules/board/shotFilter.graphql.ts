import type { Prisma } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { holding, UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { EXTERNAL_IDS } from '../projects/externalId.graphql.ts'
import { withExternalIds } from '../projects/externalId.service.ts'
import { ShotStatusNode, StoryboardNode } from './storyboard.graphql.ts'

export const ShotFilter = builder.inputType('ShotFilter', {
  description: 'A filter for shots. An absent field or an empty list does not filter.',
  fields: (t) => ({
    statusIds: t.globalIDList({ for: ShotStatusNode, required: false, description: 'With one of these statuses.' }),
    storyboardIds: t.globalIDList({ for: StoryboardNode, required: false, description: 'On one of these boards.' }),
    search: t.string({ required: false, description: 'Part of the name, code or description, ignoring case.' }),
    externalIds: t.stringList({ required: false, description: EXTERNAL_IDS }),
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }),
  }),
})

/** The shots that a filter leaves in, without those in the trash. */
export function fitting(filter: typeof ShotFilter.$inferInput | null | undefined): Prisma.ShotWhereInput {
  const { statusIds, storyboardIds, externalIds, search, updatedSince } = filter ?? {}
  const text = holding(search)
  return {
    deletedAt: null,
    ...(text && { OR: [{ name: text }, { code: text }, { description: text }] }),
    ...updatedAfter(updatedSince),
    ...withExternalIds(externalIds),
    ...(storyboardIds?.length && { storyboardId: { in: storyboardIds.map(({ id }) => id) } }),
    ...(statusIds?.length && { statusId: { in: statusIds.map(({ id }) => id) } }),
  }
}
