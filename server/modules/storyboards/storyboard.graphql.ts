import { queryFromInfo } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { versionOf } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { demandOneWay, LOOKUP_TEXTS, storyboardOfPath } from '../projects/codePath.ts'
import { visibleTo as visibleProject } from '../projects/project.policy.ts'
import { countShotsByStatus } from './shotStatus.service.ts'
import { visibleTo } from './storyboard.policy.ts'

/** Largest Int of GraphQL. */
const MAX_INT = 2_147_483_647

const statusShots = batched<string, number>((ids) => countShotsByStatus(ids), 0)

export const ShotStatusNode = builder.prismaNode('ShotStatus', {
  id: { field: 'id' },
  description: "How far a shot is, in a project's own words.",
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, project: visibleProject(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    color: t.exposeString('color', { description: 'Its colour as `#rrggbb`.' }),
    version: t.exposeInt('version', { description: versionOf('updateShotStatus') }),
    rank: t.exposeString('rank', { description: rankOf('the statuses of a project') }),
    shotCount: t.int({
      description: 'How many shots of the project have it, without those in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => statusShots(id, context),
    }),
  }),
})

builder.prismaNode('Scene', {
  id: { field: 'id' },
  description: 'A scene of the script: shots may belong to one.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, storyboard: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Its number as the script gives it, else its place: "12", "4A".' }),
    heading: t.exposeString('heading', { description: 'The scene heading: INT. KITCHEN - NIGHT.' }),
    line: t.exposeInt('line', { nullable: true, description: '1-based line of the heading in the script.' }),
  }),
})

const storyboardFrames = batched<string, number>(async (ids) => {
  const sums = await prisma.shot.groupBy({
    by: ['storyboardId'],
    where: { storyboardId: { in: [...ids] }, deletedAt: null },
    _sum: { frames: true },
  })
  return new Map(sums.map(({ storyboardId, _sum }) => [storyboardId, _sum.frames ?? 0]))
}, 0)

const storyboardShots = batched<string, number>(async (ids) => {
  const counts = await prisma.shot.groupBy({
    by: ['storyboardId'],
    where: { storyboardId: { in: [...ids] }, deletedAt: null },
    _count: true,
  })
  return new Map(counts.map(({ storyboardId, _count }) => [storyboardId, _count]))
}, 0)

const storyboardShotIds = batched<string, string[]>(async (ids) => {
  const { rows } = await pool.query<{ storyboardId: string; ids: string[] }>({
    name: 'storyboardShotIds',
    text: `SELECT "storyboardId", array_agg("id"::text ORDER BY "rank") AS "ids" FROM "Shot"
           WHERE "storyboardId" = ANY($1::uuid[]) AND "deletedAt" IS NULL GROUP BY "storyboardId"`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.storyboardId, row.ids]))
}, [])

const storyboardScenes = batched<string, number>(async (ids) => {
  const counts = await prisma.scene.groupBy({
    by: ['storyboardId'],
    where: { storyboardId: { in: [...ids] } },
    _count: true,
  })
  return new Map(counts.map(({ storyboardId, _count }) => [storyboardId, _count]))
}, 0)

export const StoryboardNode = builder.prismaNode('Storyboard', {
  id: { field: 'id' },
  description: 'Shots in order.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its name for pipelines, unique in the project.' }),
    path: t.string({
      description: "The project's code and its own: BRICK/MAIN, as `storyboard(path:)` takes it.",
      select: { code: true, project: { select: { code: true } } },
      resolve: ({ code, project }) => `${project.code}/${code}`,
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'What it is about; may be empty.' }),
    version: t.exposeInt('version', { description: versionOf('updateStoryboard') }),
    rank: t.exposeString('rank', { description: rankOf('the storyboards of a project') }),
    project: t.relation('project', { description: 'Whose it is.' }),
    scenes: t.relation('scenes', { description: 'Its scenes in order.', query: { orderBy: { rank: 'asc' } } }),
    scripts: t.relation('scripts', {
      description: 'The scripts that were imported into it, oldest first.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    shotCount: t.int({
      description: 'How many shots it has, without those in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => storyboardShots(id, context),
    }),
    shotIds: t.idList({
      description:
        'The ids of all its shots in order, without those in the trash: for choosing a range that is not loaded. It ' +
        'costs one field however many there are; ask for it when it is needed, not with every board.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) =>
        (await storyboardShotIds(id, context)).map((shotId) => toTypeId('Shot', shotId)),
    }),
    sceneCount: t.int({
      description: 'How many scenes it has.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => storyboardScenes(id, context),
    }),
    frames: t.int({
      description: `Whole frames of all its shots together; ${MAX_INT.toLocaleString('en-US')} when there are more.`,
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => Math.min(MAX_INT, await storyboardFrames(id, context)),
    }),
    duration: t.float({
      description: 'Seconds of all its shots together.',
      select: { id: true, project: { select: { frameRateNumerator: true, frameRateDenominator: true } } },
      resolve: async ({ id, project }, _arguments, context) =>
        secondsFor(await storyboardFrames(id, context), frameRateOf(project)),
    }),
    revision: t.exposeInt('revision', { description: 'Grows by one with every change of the board or its shots.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it or one of its shots last changed.' }),
  }),
})

/** A board in the list of its project, for payloads too. */
export const ProjectStoryboardsEdge = builder.edgeObject({
  name: 'ProjectStoryboardsConnectionEdge',
  description: 'A board in the list of its project.',
  type: StoryboardNode,
})

const FIRST = { where: { deletedAt: null }, orderBy: { rank: 'asc' }, take: 1 } as const

/** Apart from the list of boards, with which Prisma could not read it in one statement. */
const firstBoards = relatedRows({
  one: (projectId, query: object) =>
    prisma.storyboard.findMany({ ...query, ...FIRST, where: { ...FIRST.where, projectId } }),
  several: async (ids, query: object) => {
    const storyboards = { ...query, ...FIRST }
    const projects = await prisma.project.findMany({ where: { id: { in: ids } }, select: { id: true, storyboards } })
    return byParent(projects.map(({ id, storyboards: rows }) => ({ id, rows })))
  },
  count: () => Promise.resolve(new Map<string, number>()),
})

builder.prismaObjectFields('Project', (t) => ({
  storyboard: t.field({
    type: StoryboardNode,
    description: 'Its first board, which every project is made with.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'Storyboard' })
      const [first] = await firstBoards.rows(id, query, context, info)
      if (!first) throw notFound('Storyboard')
      return first
    },
  }),
  storyboards: t.relatedConnection(
    'storyboards',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its boards in order.',
      args: { updatedSince: t.arg({ type: 'DateTime', required: false, description: UPDATED_SINCE }) },
      query: ({ updatedSince, ...page }) => {
        checkPage(page)
        return { where: { deletedAt: null, ...updatedAfter(updatedSince) }, orderBy: { rank: 'asc' } }
      },
    },
    { name: 'ProjectStoryboardsConnection', description: 'A page of boards.' },
    ProjectStoryboardsEdge,
  ),
  statuses: t.relation('statuses', {
    description: 'What its shots may be at, in order.',
    query: { orderBy: { rank: 'asc' } },
  }),
}))

builder.queryField('storyboard', (t) =>
  t.prismaField({
    type: StoryboardNode,
    nullable: true,
    description: 'A board by its id or its path. NOT_FOUND when there is none that you may see.',
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: StoryboardNode, required: false, description: 'Which one; or `path`.' }),
      path: t.arg.string({ required: false, description: 'Its path, in any case: BRICK/MAIN.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { id, path, organizationId }, context) => {
      const viewer = requireViewer(context)
      demandOneWay({ id, path })
      const named = id ? { id: id.id } : await storyboardOfPath(viewer, path ?? '', organizationId?.id ?? null)
      const where = { AND: [visibleTo(viewer), named] }
      const found = await prisma.storyboard.findFirst({ ...query, where })
      if (!found) throw notFound('Storyboard')
      return found
    },
  }),
)
