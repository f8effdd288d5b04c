import { ASPECT_RATIOS } from '../../../drawing/aspectRatio.ts'
import { requireViewer } from '../../context.ts'
import { WEB_URL } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { keysetCursor, type SortOrder } from '../../graphql/keysetPaging.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { VERSION } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { firstFrameOf } from '../../kernel/frameNumbers.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { absoluteUrl, pages } from '../../kernel/pages.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { LOOKUP_TEXTS, shotOfPath } from '../projects/codePath.ts'
import { visibleTo } from './shot.policy.ts'

/** Most shots a page may have. */
export const MAX_SHOTS = 1000

export const AspectRatioEnum = builder.enumType('AspectRatio', {
  description: 'The ratio of width to height of a frame.',
  values: Object.fromEntries(
    ASPECT_RATIOS.map(({ name, value }) => [value, { description: `${name}.` }]),
  ) as Record<(typeof ASPECT_RATIOS)[number]['value'], { description: string }>,
})

/** 1-based places of shots on their boards, in one statement for all that are asked. */
const shotPosition = batched<string, number>(async (ids) => {
  const { rows } = await pool().query<{ id: string; position: number }>({
    name: 'shotPositions',
    text: `SELECT s."id", (SELECT count(*)::int FROM "Shot" o
             WHERE o."storyboardId" = s."storyboardId" AND o."rank" <= s."rank" AND o."deletedAt" IS NULL) AS "position"
           FROM "Shot" s WHERE s."id" = ANY($1::uuid[]) AND cardinality($1) <= 8
           UNION ALL
           SELECT p."id", p."position"::int FROM (
             SELECT "id", row_number() OVER (PARTITION BY "storyboardId" ORDER BY "rank") AS "position" FROM "Shot"
             WHERE "deletedAt" IS NULL AND cardinality($1) > 8 AND "storyboardId" IN (
               SELECT "storyboardId" FROM "Shot" WHERE "id" = ANY($1::uuid[]))) p
           WHERE p."id" = ANY($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map(({ id, position }) => [id, position]))
}, 0)

/** The frames of the shots before a shot on its board; null in the trash. */
const shotStart = batched<string, number | null>(async (ids) => {
  const { rows } = await pool().query<{ id: string; start: number }>({
    name: 'shotStarts',
    text: `SELECT p."id", p."start" FROM (
             SELECT "id",
               (sum("frames") OVER (PARTITION BY "storyboardId" ORDER BY "rank") - "frames")::float8 AS "start"
             FROM "Shot" WHERE "deletedAt" IS NULL AND "storyboardId" IN (
               SELECT "storyboardId" FROM "Shot" WHERE "id" = ANY($1::uuid[]))) p
           WHERE p."id" = ANY($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map(({ id, start }) => [id, start]))
}, null)

export const ShotNode = builder.prismaNode('Shot', {
  id: { field: 'id' },
  description: 'A shot: the part of a film between two cuts, with its drawings.',
  authScopes: { 'shots:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The name for pipelines: unique on the board, never reused.' }),
    path: t.string({
      description:
        'The codes of the project and the board and its own code: BRICK/MAIN/SH0010. Used by `shot(by: { path })`.',
      select: { code: true, storyboard: { select: { code: true, project: { select: { code: true } } } } },
      resolve: ({ code, storyboard: { code: board, project } }) => `${project.code}/${board}/${code}`,
    }),
    name: t.exposeString('name', { description: 'The name: 1 to 200 characters.' }),
    description: t.exposeString('description', { description: 'The action; may be empty.' }),
    dialogue: t.exposeString('dialogue', { description: 'The dialogue in the format of the script; may be empty.' }),
    notes: t.exposeString('notes', {
      description: 'Notes for the people who go on with the shot, on sheets and in exported files; may be empty.',
    }),
    cameraNote: t.exposeString('cameraNote', {
      description: 'What the camera does: movement, lens, angle; may be empty.',
    }),
    frames: t.exposeInt('frames', { description: 'The length in frames.' }),
    duration: t.float({
      description: 'The length in seconds.',
      select: {
        frames: true,
        storyboard: { select: { project: { select: { frameRateNumerator: true, frameRateDenominator: true } } } },
      },
      resolve: ({ frames, storyboard: { project } }) => secondsFor(frames, frameRateOf(project)),
    }),
    firstFrame: t.int({
      description:
        'The number of its first frame by `Project.frameNumbering`; null in the trash if frames are numbered along ' +
        'the board. The last frame has this number plus `frames` minus 1.',
      nullable: true,
      select: {
        id: true,
        storyboard: {
          select: { startTimecode: true, project: { select: { firstFrame: true, frameNumbering: true } } },
        },
      },
      resolve: async ({ id, storyboard }, _arguments, context) => {
        const { project } = storyboard
        if (project.frameNumbering === 'PER_SHOT') return project.firstFrame
        const start = await shotStart(id, context)
        return start === null ? null : firstFrameOf(project, storyboard, start)
      },
    }),
    aspectRatio: t.expose('aspectRatio', { type: AspectRatioEnum, description: 'The aspect ratio.' }),
    position: t.int({
      description: 'The 1-based position on the board; 0 in the trash.',
      resolve: ({ id }, _arguments, context) => shotPosition(id, context),
    }),
    rank: t.exposeString('rank', { description: rankOf('the shots of a board') }),
    status: t.relation('status', { nullable: true, description: 'The status; null for none.' }),
    scene: t.relation('scene', { nullable: true, description: 'The scene; null if it belongs to none.' }),
    storyboard: t.relation('storyboard', { description: 'The board.' }),
    version: t.exposeInt('version', { description: VERSION }),
    scriptLine: t.exposeInt('scriptLine', {
      nullable: true,
      description: 'The 1-based line of the script at which it begins; null if it was not imported.',
    }),
    webUrl: t.string({
      description: WEB_URL,
      select: { id: true, storyboardId: true, storyboard: { select: { projectId: true } } },
      resolve: ({ id, storyboardId, storyboard: { projectId } }) => absoluteUrl(
        pages.shot(toTypeId('Project', projectId), toTypeId('Storyboard', storyboardId), toTypeId('Shot', id)),
      ),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

export const { Edge: ShotEdge, Connection: ShotConnection } = listTypes(ShotNode, 'Shot', 'A shot', 'shots')

/** The order of a board. */
export const BY_RANK: SortOrder = { name: 'rank', keys: [{ column: 'rank', direction: 'asc', kind: 'rank' }] }

/** The edge of a shot in the list of its board, for payloads. */
export const boardEdge = <Row extends { rank: string }>(node: Row) => ({ cursor: keysetCursor(BY_RANK, node), node })

const ShotLookup = builder.inputType('ShotLookup', {
  isOneOf: true,
  description: 'The key of a shot.',
  fields: (t) => ({
    id: t.globalID({ for: ShotNode, required: false, description: 'The id.' }),
    path: t.string({ required: false, description: 'The path, ignoring case: BRICK/MAIN/SH0010.' }),
  }),
})

builder.queryField('shot', (t) =>
  t.prismaField({
    type: ShotNode,
    nullable: true,
    description: 'A shot by its id or path. NOT_FOUND if none is visible to you.',
    authScopes: { 'shots:read': true },
    args: {
      by: t.arg({ type: ShotLookup, required: true, description: 'The id or path.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { by: { id, path }, organizationId }, context) => {
      const viewer = requireViewer(context)
      const named = id ? { id: id.id } : await shotOfPath(viewer, path ?? '', organizationId?.id ?? null)
      const where = { AND: [visibleTo(viewer), named] }
      const found = await prisma().shot.findFirst({ ...query, where })
      if (!found) throw notFound('Shot')
      return found
    },
  }),
)
