import { ASPECT_RATIOS } from '../../../drawing/aspectRatio.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { keysetCursor, type SortOrder } from '../../graphql/keysetPaging.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { notFound } from '../../kernel/errors.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { demandOneWay, LOOKUP_TEXTS, shotOfPath } from '../projects/codePath.ts'
import { visibleTo } from './shot.policy.ts'

/** Most shots a page may have. */
export const MAX_SHOTS = 1000

export const AspectRatioEnum = builder.enumType('AspectRatio', {
  description: 'Width to height of a frame.',
  values: Object.fromEntries(
    ASPECT_RATIOS.map(({ name, value }) => [value, { description: `${name}.` }]),
  ) as Record<(typeof ASPECT_RATIOS)[number]['value'], { description: string }>,
})

/** 1-based places of shots on their boards, in one statement for all that are asked. */
const shotPosition = batched<string, number>(async (ids) => {
  const { rows } = await pool.query<{ id: string; position: number }>({
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

export const ShotNode = builder.prismaNode('Shot', {
  id: { field: 'id' },
  description: 'One frame or more of the film between two cuts, with the drawings that show it.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its name for pipelines; it never changes and is never given again.' }),
    path: t.string({
      description: "The project's code, the board's and its own: BRICK/MAIN/SH0010, as `shot(path:)` takes it.",
      select: { code: true, storyboard: { select: { code: true, project: { select: { code: true } } } } },
      resolve: ({ code, storyboard: { code: board, project } }) => `${project.code}/${board}/${code}`,
    }),
    name: t.exposeString('name', { description: 'Its name for people.' }),
    description: t.exposeString('description', { description: 'What happens in it; may be empty.' }),
    dialogue: t.exposeString('dialogue', { description: 'What is said in it, as the script has it; may be empty.' }),
    frames: t.exposeInt('frames', { description: 'How long it is, in whole frames.' }),
    duration: t.float({
      description: 'How long it is, in seconds.',
      select: {
        frames: true,
        storyboard: { select: { project: { select: { frameRateNumerator: true, frameRateDenominator: true } } } },
      },
      resolve: ({ frames, storyboard: { project } }) => secondsFor(frames, frameRateOf(project)),
    }),
    aspectRatio: t.expose('aspectRatio', { type: AspectRatioEnum, description: 'Its ratio.' }),
    position: t.int({
      description: 'Its 1-based place on the board; 0 in the trash.',
      resolve: ({ id }, _arguments, context) => shotPosition(id, context),
    }),
    rank: t.exposeString('rank', { description: rankOf('the shots of a board') }),
    status: t.relation('status', { nullable: true, description: 'How far it is; null when nothing was said.' }),
    scene: t.relation('scene', { nullable: true, description: 'The scene it belongs to, if any.' }),
    storyboard: t.relation('storyboard', { description: 'The board it is on.' }),
    version: t.exposeInt('version', { description: 'Grows by one with every change, for `expectedVersion`.' }),
    scriptLine: t.exposeInt('scriptLine', {
      nullable: true,
      description: '1-based line of the script it came from; null when it was made by hand.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

/** A shot in the list of its board, for payloads too. */
export const ShotEdge = builder.edgeObject({
  name: 'StoryboardShotsConnectionEdge',
  description: 'A shot on its board.',
  type: ShotNode,
})

/** The order of a board. */
export const BY_RANK: SortOrder = { name: 'rank', keys: [{ column: 'rank', direction: 'asc', kind: 'rank' }] }

/** The edge of a shot in the list of its board, for payloads. */
export const boardEdge = <Row extends { rank: string }>(node: Row) => ({ cursor: keysetCursor(BY_RANK, node), node })

builder.queryField('shot', (t) =>
  t.prismaField({
    type: ShotNode,
    nullable: true,
    description: 'A shot by its id or its path. NOT_FOUND when there is none that you may see.',
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: ShotNode, required: false, description: 'Which one; or `path`.' }),
      path: t.arg.string({ required: false, description: 'Its path, in any case: BRICK/MAIN/SH0010.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { id, path, organizationId }, context) => {
      const viewer = requireViewer(context)
      demandOneWay({ id, path })
      const named = id ? { id: id.id } : await shotOfPath(viewer, path ?? '', organizationId?.id ?? null)
      const where = { AND: [visibleTo(viewer), named] }
      const found = await prisma.shot.findFirst({ ...query, where })
      if (!found) throw notFound('Shot')
      return found
    },
  }),
)
