import { queryFromInfo } from '@pothos/plugin-prisma'
import { timecodeOf } from '../../../drawing/film/timecode.ts'
import { Prisma, ReviewDecisionKind } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { WEB_URL } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { readPlainly } from '../../graphql/plainRows.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { byParent, relatedRows } from '../../graphql/relatedRows.ts'
import { UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { versionOf } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { absoluteUrl, pages } from '../../kernel/pages.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { LOOKUP_TEXTS, storyboardOfPath } from '../projects/codePath.ts'
import { countShotsByStatus } from './shotStatus.service.ts'
import { visibleBoard, visibleTo } from './storyboard.policy.ts'

/** Largest Int of GraphQL. */
const MAX_INT = 2_147_483_647

const statusShots = batched<string, number>((ids) => countShotsByStatus(ids), 0)

export const ReviewDecisionKindEnum = builder.enumType('ReviewDecisionKind', {
  description: 'What was decided on an item of a playlist, or on a shot of a board, in a review session.',
  values: {
    [ReviewDecisionKind.APPROVED]: { description: 'It is good as it is.' },
    [ReviewDecisionKind.CHANGES]: { description: 'It needs changes.' },
    [ReviewDecisionKind.HOLD]: { description: 'It waits for something else.' },
  },
})

export const ShotStatusNode = builder.prismaNode('ShotStatus', {
  id: { field: 'id' },
  description: 'A status of shots, defined by a project.',
  authScopes: { 'boards:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, project: visibleProject(requireViewer(context)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    color: t.exposeString('color', { description: 'The color as `#rrggbb`.' }),
    decision: t.expose('decision', {
      type: ReviewDecisionKindEnum,
      nullable: true,
      description: 'The decision of a review that gives shots this status; null for none.',
    }),
    version: t.exposeInt('version', { description: versionOf('updateShotStatuses') }),
    rank: t.exposeString('rank', { description: rankOf('the statuses of a project') }),
    shotCount: t.int({
      description: 'The number of shots with this status, without those in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => statusShots(id, context),
    }),
  }),
})

const storyboardFrames = batched<string, number>(async (ids) => {
  const sums = await prisma().shot.groupBy({
    by: ['storyboardId'],
    where: { storyboardId: { in: [...ids] }, deletedAt: null },
    _sum: { frames: true },
  })
  return new Map(sums.map(({ storyboardId, _sum }) => [storyboardId, _sum.frames ?? 0]))
}, 0)

const storyboardShots = batched<string, number>(async (ids) => {
  const counts = await prisma().shot.groupBy({
    by: ['storyboardId'],
    where: { storyboardId: { in: [...ids] }, deletedAt: null },
    _count: true,
  })
  return new Map(counts.map(({ storyboardId, _count }) => [storyboardId, _count]))
}, 0)

const storyboardShotIds = batched<string, string[]>(async (ids) => {
  const { rows } = await pool().query<{ storyboardId: string; ids: string[] }>({
    name: 'storyboardShotIds',
    text: `SELECT "storyboardId", array_agg("id"::text ORDER BY "rank") AS "ids" FROM "Shot"
           WHERE "storyboardId" = ANY($1::uuid[]) AND "deletedAt" IS NULL GROUP BY "storyboardId"`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.storyboardId, row.ids]))
}, [])

const storyboardScenes = batched<string, number>(async (ids) => {
  const counts = await prisma().scene.groupBy({
    by: ['storyboardId'],
    where: { storyboardId: { in: [...ids] }, deletedAt: null },
    _count: true,
  })
  return new Map(counts.map(({ storyboardId, _count }) => [storyboardId, _count]))
}, 0)

export const StoryboardNode = builder.prismaNode('Storyboard', {
  id: { field: 'id' },
  description: 'A storyboard: shots in order.',
  authScopes: { 'boards:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  extensions: readPlainly({ name: 'board', columns: Prisma.StoryboardScalarFieldEnum, from: visibleBoard('$1') }),
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The name for pipelines: unique in the project, never reused.' }),
    path: t.string({
      description: 'The code of the project and its own code: BRICK/MAIN. Used by `storyboard(by: { path })`.',
      select: { code: true, project: { select: { code: true } } },
      resolve: ({ code, project }) => `${project.code}/${code}`,
    }),
    name: t.exposeString('name', { description: 'The name.' }),
    description: t.exposeString('description', { description: 'The description; may be empty.' }),
    version: t.exposeInt('version', { description: versionOf('updateStoryboard') }),
    rank: t.exposeString('rank', { description: rankOf('the storyboards of a project') }),
    project: t.relation('project', { description: 'Its project.' }),
    scenes: t.relation('scenes', {
      description: 'Its scenes in order.', query: { where: { deletedAt: null }, orderBy: { rank: 'asc' } },
    }),
    scripts: t.relation('scripts', {
      description: 'The imported scripts, oldest first.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    shotCount: t.int({
      description: 'The number of shots, without those in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => storyboardShots(id, context),
    }),
    shotIds: t.idList({
      description:
        'The ids of all its shots in order, without those in the trash, for selecting shots that are not loaded. ' +
        'Costs 1 for any number of shots.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) =>
        (await storyboardShotIds(id, context)).map((shotId) => toTypeId('Shot', shotId)),
    }),
    sceneCount: t.int({
      description: 'The number of scenes.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => storyboardScenes(id, context),
    }),
    frames: t.int({
      description: `The length of all its shots in frames; at most ${MAX_INT.toLocaleString('en-US')}.`,
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => Math.min(MAX_INT, await storyboardFrames(id, context)),
    }),
    duration: t.float({
      description: 'The length of all its shots in seconds.',
      select: { id: true, project: { select: { frameRateNumerator: true, frameRateDenominator: true } } },
      resolve: async ({ id, project }, _arguments, context) =>
        secondsFor(await storyboardFrames(id, context), frameRateOf(project)),
    }),
    startTimecode: t.string({
      description: 'The timecode of the first frame: 01:00:00:00. Drop-frame timecode has ";" before the frames.',
      args: {
        dropFrame: t.arg.boolean({
          defaultValue: false,
          description: 'Drop-frame timecode, at 29.97 and 59.94 fps; other rates have none.',
        }),
      },
      select: {
        startTimecode: true,
        project: { select: { frameRateNumerator: true, frameRateDenominator: true } },
      },
      resolve: ({ startTimecode, project }, { dropFrame }) =>
        timecodeOf(startTimecode, frameRateOf(project), dropFrame),
    }),
    startFrame: t.exposeInt('startTimecode', {
      description: 'The start timecode as a number of frames since midnight.',
    }),
    revision: t.exposeInt('revision', { description: 'Increases by one with each change of the board or its shots.' }),
    webUrl: t.string({
      description: WEB_URL,
      select: { id: true, projectId: true },
      resolve: ({ id, projectId }) =>
        absoluteUrl(pages.storyboard(toTypeId('Project', projectId), toTypeId('Storyboard', id))),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time of the last change of the board or its shots.',
    }),
  }),
})

export const { Edge: StoryboardEdge, Connection: StoryboardConnection } =
  listTypes(StoryboardNode, 'Storyboard', 'A board', 'boards')

const FIRST = { where: { deletedAt: null }, orderBy: { rank: 'asc' }, take: 1 } as const

/** Apart from the list of boards, with which Prisma could not read it in one statement. */
const firstBoards = relatedRows({
  one: (projectId, query: object) =>
    prisma().storyboard.findMany({ ...query, ...FIRST, where: { ...FIRST.where, projectId } }),
  several: async (ids, query: object) => {
    const storyboards = { ...query, ...FIRST }
    const projects = await prisma().project.findMany({ where: { id: { in: ids } }, select: { id: true, storyboards } })
    return byParent(projects.map(({ id, storyboards: rows }) => ({ id, rows })))
  },
  count: () => Promise.resolve(new Map<string, number>()),
})

builder.prismaObjectFields('Project', (t) => ({
  storyboard: t.field({
    type: StoryboardNode,
    description: 'Its first board. Each project is created with one.',
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
      args: { filter: t.arg({ type: StoryboardFilter, required: false, description: 'A filter; by default all.' }) },
      query: ({ filter, ...page }) => {
        checkPage(page)
        return { where: { deletedAt: null, ...updatedAfter(filter?.updatedSince) }, orderBy: { rank: 'asc' } }
      },
    },
    StoryboardConnection,
  ),
  statuses: t.relation('statuses', {
    description: 'The statuses of its shots, in order.',
    query: { orderBy: { rank: 'asc' } },
  }),
}))

const StoryboardFilter = builder.inputType('StoryboardFilter', {
  description: 'A filter for boards.',
  fields: (t) => ({ updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }) }),
})

const StoryboardLookup = builder.inputType('StoryboardLookup', {
  isOneOf: true,
  description: 'The key of a board.',
  fields: (t) => ({
    id: t.globalID({ for: StoryboardNode, required: false, description: 'The id.' }),
    path: t.string({ required: false, description: 'The path, ignoring case: BRICK/MAIN.' }),
  }),
})

builder.queryField('storyboard', (t) =>
  t.prismaField({
    type: StoryboardNode,
    nullable: true,
    description: 'A board by its id or path. NOT_FOUND if none is visible to you.',
    authScopes: { 'boards:read': true },
    args: {
      by: t.arg({ type: StoryboardLookup, required: true, description: 'The id or path.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { by: { id, path }, organizationId }, context) => {
      const viewer = requireViewer(context)
      const named = id ? { id: id.id } : await storyboardOfPath(viewer, path ?? '', organizationId?.id ?? null)
      const where = { AND: [visibleTo(viewer), named] }
      const found = await prisma().storyboard.findFirst({ ...query, where })
      if (!found) throw notFound('Storyboard')
      return found
    },
  }),
)
