import { toCanvasData } from '../../../drawing/canvasData.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import type { DrawingOp } from '../../__generated__/prisma/client.ts'
import { OperationKind } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, logConnection, logPageSize } from '../../graphql/paging.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { versionOf } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { PICTURE_WIDTHS, pictureWidth } from '../media/files.ts'
import { paintingPath } from '../media/painting.service.ts'
import { signedPath } from '../media/signature.ts'
import { visibleTo } from './view.policy.ts'
import {
  appendViewOps,
  drawingsAt,
  type DrawnView,
  followViewOps,
  OPERATIONS_PER_SAVE,
  readViewOps,
} from './view.service.ts'

/** Most operations a page of a drawing's log may have. */
export const MAX_OPERATIONS = 1000
const MAX_LATEST_VIEWS = 24
const LATEST_VIEWS = 6

const OperationKindEnum = builder.enumType('OperationKind', {
  description: 'What an operation does to a drawing.',
  values: {
    [OperationKind.ADD_STROKES]: { description: 'Adds finished strokes on top.' },
    [OperationKind.REMOVE_STROKES]: { description: 'Takes strokes away, by their ids.' },
    [OperationKind.CLEAR]: { description: 'Takes every stroke away.' },
    [OperationKind.SET_SIZE]: { description: 'Changes the size of the drawing space; the strokes keep their shape.' },
  },
})

const viewPosition = batched<string, number>(async (ids) => {
  const { rows } = await pool.query<{ id: string; position: number }>({
    name: 'viewPositions',
    text: `SELECT p."id", p."position"::int FROM (
             SELECT "id", row_number() OVER (PARTITION BY "shotId" ORDER BY "rank") AS "position" FROM "ShotView"
             WHERE "deletedAt" IS NULL
               AND "shotId" IN (SELECT "shotId" FROM "ShotView" WHERE "id" = ANY($1::uuid[]))) p
           WHERE p."id" = ANY($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map(({ id, position }) => [id, position]))
}, 0)

/** Drawings of views at revisions, in one statement for all that are asked. */
const viewDrawing = batched<string, Drawing | null>(async (keys) => {
  const views = keys.map((key) => ({ key, ...(JSON.parse(key) as DrawnView & { revision: number }) }))
  const drawings = await drawingsAt(views)
  return new Map(views.map(({ key, id }) => [key, drawings.get(id) ?? null]))
}, null)

export const ViewNode = builder.prismaNode('ShotView', {
  name: 'View',
  id: { field: 'id' },
  description: 'One picture of a shot: a drawing of its own.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: "Its name; empty is shown as 'View {position}'." }),
    description: t.exposeString('description', { description: 'What it shows; may be empty.' }),
    version: t.exposeInt('version', { description: versionOf('updateView') }),
    position: t.int({
      description: 'Its 1-based place in the shot.',
      resolve: ({ id }, _arguments, context) => viewPosition(id, context),
    }),
    rank: t.exposeString('rank', { description: rankOf('the views of a shot') }),
    shot: t.relation('shot', { description: 'The shot it belongs to.' }),
    revision: t.exposeInt('revision', {
      description: "Sequence number of the drawing's last operation; 0 when nothing was drawn.",
    }),
    strokeCount: t.exposeInt('strokeCount', { description: 'How many strokes the drawing has.' }),
    initialWidth: t.exposeInt('baseWidth', { description: 'Width of the drawing space before the first operation.' }),
    initialHeight: t.exposeInt('baseHeight', {
      description: 'Height of the drawing space before the first operation.',
    }),
    width: t.exposeInt('width', { description: 'Width of the drawing space in its own pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the drawing space in its own pixels.' }),
    image: t.relation('image', { nullable: true, description: 'The background image; null without one.' }),
    pictureRevision: t.exposeInt('pictureRevision', {
      description: 'Grows with the drawing and with the image: the part of thumbnailUrl that makes it immutable.',
    }),
    thumbnailUrl: t.string({
      description: 'Address of the painted view as it is now, signed for seven days; below the address of the API.',
      args: {
        width: t.arg.int({
          defaultValue: 840,
          required: false,
          description: `Width in pixels: ${PICTURE_WIDTHS.join(', ')}.`,
        }),
      },
      resolve: ({ id, pictureRevision }, { width }) =>
        signedPath(paintingPath(toTypeId('View', id), pictureRevision, pictureWidth(width ?? 840), 'webp')),
    }),
    canvasData: t.string({
      description: 'The drawing as the documented canvasData JSON: lines of points with brushColor and brushRadius.',
      resolve: async ({ id, revision, baseWidth, baseHeight }, _arguments, context) => {
        const drawing = await viewDrawing(JSON.stringify({ id, revision, baseWidth, baseHeight }), context)
        return JSON.stringify(drawing && toCanvasData(drawing, revision))
      },
    }),
  }),
})

builder.prismaObjectField('Shot', 'views', (t) =>
  t.relation('views', {
    description: 'Its views in order; always at least one.',
    query: { where: { deletedAt: null }, orderBy: { rank: 'asc' } },
  }),
)

const latestViewIds = batched<string, string[]>(async (projectIds) => {
  const { rows } = await pool.query<{ projectId: string; ids: string[] }>({
    name: 'latestViews',
    text: `SELECT p."id" AS "projectId", array_agg(v."id"::text ORDER BY v."drawnAt" DESC) AS "ids"
           FROM unnest($1::uuid[]) AS p("id") CROSS JOIN LATERAL (
             SELECT v."id", v."drawnAt" FROM "ShotView" v
             JOIN "Shot" s ON s."id" = v."shotId" AND s."deletedAt" IS NULL
             JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL AND b."projectId" = p."id"
             WHERE v."deletedAt" IS NULL AND v."drawnAt" IS NOT NULL ORDER BY v."drawnAt" DESC LIMIT $2) v
           GROUP BY p."id"`,
    values: [projectIds, MAX_LATEST_VIEWS],
  })
  return new Map(rows.map(({ projectId, ids }) => [projectId, ids]))
}, [])

const viewsOf = selectedRows('View', (query, ids) =>
  prisma.shotView.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

builder.prismaObjectField('Project', 'latestViews', (t) =>
  t.field({
    type: [ViewNode],
    description: 'The views of its first board that were drawn on last, newest first.',
    args: {
      first: t.arg.int({
        defaultValue: LATEST_VIEWS,
        required: false,
        description: `How many: at most ${MAX_LATEST_VIEWS}.`,
      }),
    },
    select: { id: true },
    resolve: async ({ id }, { first }, context, info) => {
      checkPage({ first: first ?? null }, MAX_LATEST_VIEWS)
      const ids = (await latestViewIds(id, context)).slice(0, first ?? LATEST_VIEWS)
      return viewsOf(ids, context, info)
    },
  }),
)

const ViewOperation = builder.objectRef<DrawingOp>('ViewOperation').implement({
  description: 'One step of a drawing. Steps are never changed: undo is a step too.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Its number in the drawing: 1, 2, 3, … without a gap.' }),
    opId: t.exposeString('opId', { description: 'The UUID its maker gave it; one is stored once.' }),
    kind: t.expose('kind', { type: OperationKindEnum, description: 'What it does.' }),
    payload: t.string({
      description: 'What it does it with: base64 of the encoded strokes, stroke ids or size.',
      resolve: ({ payload }) => Buffer.from(payload).toString('base64'),
    }),
    actorId: t.id({
      description: 'The id of the person who did it.',
      resolve: ({ actorId }) => toTypeId('User', actorId),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was stored.' }),
  }),
})

const ViewOperationConnection = builder.connectionObject(
  { name: 'ViewOperationConnection', type: ViewOperation, description: 'A page of the log of a drawing.' },
  { name: 'ViewOperationEdge', description: 'A step with its cursor, which is its `seq`.' },
)

builder.queryField('viewOps', (t) =>
  t.field({
    type: ViewOperationConnection,
    nullable: true,
    description: 'The log of a drawing, oldest first. NOT_FOUND when there is no such view that you may see.',
    authScopes: { signedIn: true },
    args: {
      viewId: t.arg.globalID({ for: ViewNode, description: 'Whose drawing.' }),
      after: t.arg.int({
        defaultValue: 0,
        required: false,
        description: 'The `seq` to go on after; 0 is the beginning.',
      }),
      first: t.arg.int({ required: false, description: `At most ${MAX_OPERATIONS}; 50 when nothing is said.` }),
    },
    resolve: async (_root, { viewId, after, first }, context) => {
      const from = after ?? 0
      const size = logPageSize(first, MAX_OPERATIONS)
      const { rows, revision } = await readViewOps(requireViewer(context), viewId.id, from, size)
      return logConnection({ rows, total: revision }, from)
    },
  }),
)

builder.subscriptionField('viewOps', (t) =>
  t.field({
    type: ViewOperation,
    description: 'The steps of a drawing after a `seq`, then each new one as it is stored, without a gap.',
    authScopes: { signedIn: true },
    args: {
      viewId: t.arg.globalID({ for: ViewNode, description: 'Whose drawing.' }),
      after: t.arg.int({ required: false, description: 'The `seq` to go on after; the newest when not given.' }),
    },
    subscribe: (_root, { viewId, after }, context) =>
      followViewOps(requireViewer(context), viewId.id, after ?? null),
    resolve: (operation) => operation,
  }),
)

const ViewOperationInput = builder.inputType('ViewOperationInput', {
  description: 'A step to append.',
  fields: (t) => ({
    opId: t.string({ description: 'A new UUID. The same one sent again changes nothing, so a save may be repeated.' }),
    kind: t.field({ type: OperationKindEnum, description: 'What it does.' }),
    payload: t.string({ description: 'Base64 of the encoded strokes, stroke ids or size; at most 1 MiB of bytes.' }),
  }),
})

builder.relayMutationField(
  'appendViewOps',
  {
    description: 'What was drawn.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'Whose drawing.' }),
      operations: t.field({
        type: [ViewOperationInput],
        description: `The steps in order: 1 to ${OPERATIONS_PER_SAVE}.`,
      }),
    }),
  },
  {
    description: 'Appends steps to a drawing: all of them or, when one is not valid, none.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      appendViewOps(requireViewer(context), input.viewId.id, input.operations),
  },
  {
    description: 'What is stored now.',
    outputFields: (t) => ({
      view: t.field({ type: ViewNode, description: 'The view, at its new revision.', resolve: ({ view }) => view }),
      operations: t.field({
        type: [ViewOperation],
        description: 'The steps that were sent, as they are stored.',
        resolve: ({ operations }) => operations,
      }),
    }),
  },
)
