import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { firstOfEach } from '../../graphql/firstOfEach.ts'
import { keysetPage, type OrderBy, type SortOrder } from '../../graphql/keysetPaging.ts'
import { relatedRows } from '../../graphql/relatedRows.ts'
import { UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { prisma } from '../../platform/database/client.ts'
import { ViewConnection, ViewNode } from './view.graphql.ts'

const OLDEST_FIRST: SortOrder = { name: 'viewId', keys: [{ column: 'id', direction: 'asc', kind: 'id' }] }

interface ViewsQuery {
  where: Prisma.ShotViewWhereInput
  orderBy: OrderBy
  take: number
}

const projectViews = relatedRows({
  one: (projectId, { where, ...query }: ViewsQuery) =>
    prisma().shotView.findMany({ ...query, where: { AND: [where, { shot: { storyboard: { projectId } } }] } }),
  several: async (ids, { where, orderBy, take, ...query }: ViewsQuery) => {
    const views = { where, orderBy, take, select: { id: true } }
    const projects = await prisma().project.findMany({
      where: { id: { in: ids } },
      select: { id: true, storyboards: { select: { shots: { select: { views } } } } },
    })
    const found = new Map(
      projects.map(({ id, storyboards }) => {
        const shots = storyboards.flatMap((board) => board.shots)
        return [id, shots.flatMap((shot) => shot.views.map((view) => view.id))]
      }),
    )
    return firstOfEach('ShotView', found, { orderBy, take }, (chosen) =>
      prisma().shotView.findMany({ ...query, where: { id: { in: chosen } } }))
  },
  count: async (ids, where: Prisma.ShotViewWhereInput) => {
    const [first = ''] = ids
    if (ids.length === 1) {
      const only = { shot: { storyboard: { projectId: first } } }
      return new Map([[first, await prisma().shotView.count({ where: { AND: [where, only] } })]])
    }
    const shots = await prisma().shot.findMany({
      where: { storyboard: { projectId: { in: ids } }, views: { some: where } },
      select: { storyboard: { select: { projectId: true } }, _count: { select: { views: { where } } } },
    })
    const counts = new Map<string, number>()
    for (const { storyboard: { projectId }, _count: { views } } of shots) {
      counts.set(projectId, (counts.get(projectId) ?? 0) + views)
    }
    return counts
  },
})

const ViewFilter = builder.inputType('ViewFilter', {
  description: 'A filter for views.',
  fields: (t) => ({ updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }) }),
})

builder.prismaObjectField('Project', 'views', (t) =>
  t.connection(
    {
      type: ViewNode,
      description: 'The views of all its shots, oldest first. Drawing changes a view.',
      select: { id: true },
      args: { filter: t.arg({ type: ViewFilter, required: false, description: 'A filter; by default all.' }) },
      resolve: async ({ id }, { filter, ...args }, context, info) => {
        const page = keysetPage(args, OLDEST_FIRST)
        const query = queryFromInfo({ context, info, typeName: 'View', paths: [['edges', 'node'], ['nodes']] })
        const where = {
          deletedAt: null,
          shot: { deletedAt: null, storyboard: { deletedAt: null } },
          ...updatedAfter(filter?.updatedSince),
        }
        const asked = { ...query, where: { AND: [where, page.where] }, ...page.window }
        const rows = await projectViews.rows(id, asked, context, info)
        return page.connection(rows, () => projectViews.count(id, where, context, info))
      },
    },
    ViewConnection,
  ),
)
