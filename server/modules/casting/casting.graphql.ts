import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { linkPages } from '../../graphql/linkPaging.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { AssetNode } from '../assets/asset.graphql.ts'
import { ShotNode } from '../shots/shot.graphql.ts'
import { visibleTo } from './casting.policy.ts'
import { castAssets, MOST_OCCURRENCES } from './casting.service.ts'

export const CastingNode = builder.prismaNode('Casting', {
  id: { field: 'id' },
  description: 'That an asset appears in a shot, and how often. In sight while neither lies in the trash.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    shot: t.relation('shot', { description: 'Where it appears.' }),
    asset: t.relation('asset', { description: 'What appears.' }),
    occurrences: t.exposeInt('occurrences', { description: `How often: 1 to ${MOST_OCCURRENCES}.` }),
    label: t.exposeString('label', { description: 'What it is there for, in your words: "fixed"; may be empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was cast.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When that last changed.' }),
  }),
})

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
  prisma.casting.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

builder.prismaObjectField('Shot', 'casting', (t) =>
  t.connection(
    {
      type: CastingNode,
      description: 'What appears in it, by type, then by name.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        shotCastings(id, args, context, (ids) => castingsOf(ids, context, info)),
    },
    { name: 'ShotCastingConnection', description: 'A page of what appears in a shot.' },
    { name: 'ShotCastingConnectionEdge', description: 'What appears in a shot.' },
  ),
)

builder.prismaObjectField('Asset', 'casting', (t) =>
  t.connection(
    {
      type: CastingNode,
      description: 'The shots it appears in, as they stand on the boards.',
      select: { id: true },
      resolve: ({ id }, args, context, info) =>
        assetCastings(id, args, context, (ids) => castingsOf(ids, context, info)),
    },
    { name: 'AssetCastingConnection', description: 'A page of the shots an asset appears in.' },
    { name: 'AssetCastingConnectionEdge', description: 'A shot an asset appears in.' },
  ),
)

const CastingInput = builder.inputType('CastingInput', {
  description: 'How often an asset is to appear in a shot.',
  fields: (t) => ({
    shotId: t.globalID({ for: ShotNode, description: 'Where.' }),
    assetId: t.globalID({ for: AssetNode, description: 'What.' }),
    occurrences: t.int({
      defaultValue: 1,
      description: `How often: at most ${MOST_OCCURRENCES}; 0 takes it out of the shot.`,
    }),
    label: t.string({
      required: false,
      description: 'What it is there for: at most 200 characters on one line; stays as it is when not given.',
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
    description: 'What appears where, and how often.',
    inputFields: (t) => ({
      castings: t.field({
        type: [CastingInput],
        description:
          '1 to 500, of one project, each pair of a shot and an asset once: all or, when one breaks a rule, none; ' +
          '`fields` names it by its index, as in `castings.3.assetId`.',
      }),
    }),
  },
  {
    description: 'Casts assets into shots or takes them out, all of them or none. What is so already stays as it is.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { castings } }, context) =>
      castAssets(
        requireViewer(context),
        castings.map(({ shotId, assetId, ...row }) => ({ ...row, shotId: shotId.id, assetId: assetId.id })),
      ),
  },
  {
    description: 'What was cast.',
    outputFields: (t) => ({
      castings: t.prismaField({
        type: [CastingNode],
        description: 'What appears in the shots now, of what was named, in its order.',
        resolve: (query, { castingIds }) =>
          inOrder(castingIds, (where) => prisma.casting.findMany({ ...query, where })),
      }),
      deletedCastingIds: t.idList({
        description: 'The ids of what was taken out.',
        resolve: ({ deletedCastingIds }) => deletedCastingIds.map((id) => toTypeId('Casting', id)),
      }),
      shots: t.prismaField({
        type: [ShotNode],
        description: 'The shots that were named, each once.',
        resolve: (query, { shotIds }) => inOrder(shotIds, (where) => prisma.shot.findMany({ ...query, where })),
      }),
      assets: t.prismaField({
        type: [AssetNode],
        description: 'The assets that were named, each once.',
        resolve: (query, { assetIds }) => inOrder(assetIds, (where) => prisma.asset.findMany({ ...query, where })),
      }),
    }),
  },
)
