import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { linkPages } from '../../graphql/linkPaging.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { AssetNode } from './asset.graphql.ts'
import { visibleTo } from './casting.policy.ts'
import { castAssets, MOST_OCCURRENCES } from './casting.service.ts'

export const CastingNode = builder.prismaNode('Casting', {
  id: { field: 'id' },
  description: 'An asset in a shot. Hidden while one of them is in the trash.',
  authScopes: { 'assets:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    shot: t.relation('shot', { description: 'The shot.' }),
    asset: t.relation('asset', { description: 'The asset.' }),
    occurrences: t.exposeInt('occurrences', {
      description: `The number of times the asset appears: 1 to ${MOST_OCCURRENCES}.`,
    }),
    label: t.exposeString('label', { description: 'A free label, such as "fixed"; may be empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

/** The connection type of every list of castings. */
const CastingConnection = builder.connectionObject(
  { name: 'CastingConnection', type: CastingNode, description: 'A page of castings.' },
  { name: 'CastingEdge', description: 'A casting in a list.' },
)

const shotCastings = linkPages(
  'shotCastings', 3,
  `SELECT c."shotId" AS "ownerId", c."id", a."name" AS "k1", c."id"::text AS "k2",
     to_char(array_position(enum_range(NULL::"AssetType"), a."type"), 'FM00') AS "k0"
   FROM "Casting" c JOIN "Asset" a ON a."id" = c."assetId" AND a."deletedAt" IS NULL
   WHERE c."shotId" = ANY($1::uuid[])`,
)
const assetCastings = linkPages(
  'assetCastings', 3,
  `SELECT c."assetId" AS "ownerId", c."id", b."rank" AS "k0", s."rank" AS "k1", c."id"::text AS "k2" FROM "Casting" c
   JOIN "Shot" s ON s."id" = c."shotId" AND s."deletedAt" IS NULL
   JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL
   WHERE c."assetId" = ANY($1::uuid[])`,
)

const castingsOf = selectedRows('Casting', (query, ids) =>
  prisma().casting.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

builder.prismaObjectField('Shot', 'casting', (t) =>
  t.connection(
    {
      type: CastingNode,
      description: 'Its castings, by type, then by name of the asset.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        shotCastings(id, args, context, (ids) => castingsOf(ids, context, info)),
    },
    CastingConnection,
  ),
)

builder.prismaObjectField('Asset', 'casting', (t) =>
  t.connection(
    {
      type: CastingNode,
      description: 'The shots it is cast in, in board order.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        assetCastings(id, args, context, (ids) => castingsOf(ids, context, info)),
    },
    CastingConnection,
  ),
)

const CastingInput = builder.inputType('CastingInput', {
  description: 'An asset in a shot.',
  fields: (t) => ({
    shotId: t.globalID({ for: ShotNode, description: 'The shot.' }),
    assetId: t.globalID({ for: AssetNode, description: 'The asset.' }),
    occurrences: t.int({
      defaultValue: 1,
      description: `The number of times the asset appears: at most ${MOST_OCCURRENCES}; 0 removes the casting.`,
    }),
    label: t.string({
      required: false,
      description: 'A free label of at most 200 characters on one line. Unchanged if absent.',
    }),
  }),
})

/** Rows in the order of their ids. */
async function inOrder<Row extends { id: string }>(
  ids: readonly string[],
  read: (where: { id: { in: string[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map((await read({ id: { in: [...ids] } })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

builder.relayMutationField(
  'castAssets',
  {
    description: 'The castings to set.',
    inputFields: (t) => ({
      castings: t.field({
        type: [CastingInput],
        description:
          '1 to 500 castings of one project, each pair of shot and asset once: all or nothing. A failure names the ' +
          'row by its index, as in `castings.3.assetId`.',
      }),
    }),
  },
  {
    description: 'Adds, changes or removes castings, all or nothing. Castings that already match stay unchanged.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { castings } }, context) =>
      castAssets(
        requireViewer(context),
        castings.map(({ shotId, assetId, ...row }) => ({ ...row, shotId: shotId.id, assetId: assetId.id })),
      ),
  },
  {
    description: 'The result of casting.',
    outputFields: (t) => ({
      castings: t.prismaField({
        type: [CastingNode],
        description: 'The castings of the input after the change, in its order, without the removed ones.',
        resolve: (query, { castingIds }) =>
          inOrder(castingIds, (where) => prisma().casting.findMany({ ...query, where })),
      }),
      deletedCastingIds: t.idList({
        description: 'The ids of the removed castings.',
        resolve: ({ deletedCastingIds }) => deletedCastingIds.map((id) => toTypeId('Casting', id)),
      }),
      shots: t.prismaField({
        type: [ShotNode],
        description: 'The shots of the input, each once.',
        resolve: (query, { shotIds }) => inOrder(shotIds, (where) => prisma().shot.findMany({ ...query, where })),
      }),
      assets: t.prismaField({
        type: [AssetNode],
        description: 'The assets of the input, each once.',
        resolve: (query, { assetIds }) => inOrder(assetIds, (where) => prisma().asset.findMany({ ...query, where })),
      }),
    }),
  },
)
