import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { firstOfEach } from '../../graphql/firstOfEach.ts'
import { keysetPage, type OrderBy, type SortOrder } from '../../graphql/keysetPaging.ts'
import { relatedRows } from '../../graphql/relatedRows.ts'
import { prisma } from '../../platform/database/client.ts'
import { KINDS, ofKinds, VersionConnection, VersionKindEnum, VersionNode } from './version.graphql.ts'

const ProjectVersionFilter = builder.inputType('ProjectVersionFilter', {
  description: 'A filter for versions of all boards of a project.',
  fields: (t) => ({
    kinds: t.field({ type: [VersionKindEnum], ...KINDS }),
    isStoryboardDeleted: t.boolean({
      required: false,
      description: 'Versions of boards that are in the trash or have left it, or of the others.',
    }),
  }),
})

function fitting(filter: typeof ProjectVersionFilter.$inferInput | null | undefined) {
  const { kinds, isStoryboardDeleted } = filter ?? {}
  const deletedAt = isStoryboardDeleted ? { not: null } : null
  return { ...ofKinds(kinds), ...(isStoryboardDeleted == null ? {} : { storyboard: { deletedAt } }) }
}

const NEWEST_FIRST: SortOrder = { name: 'versionId', keys: [{ column: 'id', direction: 'desc', kind: 'id' }] }

interface VersionsQuery {
  where: Prisma.StoryboardVersionWhereInput
  orderBy: OrderBy
  take: number
}

const projectVersions = relatedRows({
  one: (projectId, { where, ...query }: VersionsQuery) =>
    prisma().storyboardVersion.findMany({ ...query, where: { AND: [where, { storyboard: { projectId } }] } }),
  several: async (ids, { where, orderBy, take, ...query }: VersionsQuery) => {
    const versions = { where, orderBy, take, select: { id: true } }
    const projects = await prisma().project.findMany({
      where: { id: { in: ids } }, select: { id: true, storyboards: { select: { versions } } },
    })
    const found = new Map(projects.map(({ id, storyboards }) =>
      [id, storyboards.flatMap((board) => board.versions.map((version) => version.id))]))
    return firstOfEach('StoryboardVersion', found, { orderBy, take }, (chosen) =>
      prisma().storyboardVersion.findMany({ ...query, where: { id: { in: chosen } } }))
  },
  count: async (ids, where: Prisma.StoryboardVersionWhereInput) => {
    const boards = await prisma().storyboard.findMany({
      where: { projectId: { in: ids } },
      select: { projectId: true, _count: { select: { versions: { where } } } },
    })
    const counts = new Map<string, number>()
    for (const { projectId, _count } of boards) counts.set(projectId, (counts.get(projectId) ?? 0) + _count.versions)
    return counts
  },
})

builder.prismaObjectField('Project', 'versions', (t) =>
  t.connection(
    {
      type: VersionNode,
      description: 'The versions of all its boards, newest first, also of boards that were deleted.',
      select: { id: true },
      args: {
        filter: t.arg({ type: ProjectVersionFilter, required: false, description: 'A filter; by default all.' }),
      },
      resolve: async ({ id }, { filter, ...args }, context, info) => {
        const page = keysetPage(args, NEWEST_FIRST)
        const query = queryFromInfo({
          context, info, typeName: 'StoryboardVersion', paths: [['edges', 'node'], ['nodes']],
        })
        const where = fitting(filter)
        const asked = { ...query, where: { AND: [where, page.where] }, ...page.window }
        const rows = await projectVersions.rows(id, asked, context, info)
        return page.connection(rows, () => projectVersions.count(id, where, context, info))
      },
    },
    VersionConnection,
  ),
)
