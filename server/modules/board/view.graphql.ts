import { type CanvasData, toCanvasData } from '../../../drawing/canvasData.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import type { DrawingOp } from '../../__generated__/prisma/client.ts'
import { OperationKind } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage, FOLLOWED_CURSOR, LOG_CURSOR, logConnection, logPage, readSeq } from '../../graphql/paging.ts'
import { rankOf } from '../../graphql/ranks.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { versionOf } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { PICTURE_WIDTHS, pictureWidth } from '../media/files.ts'
import { paintingPath } from '../media/painting.ts'
import { signedPath } from '../media/signature.ts'
import { visibleTo } from './view.policy.ts'
import { drawingsAt, type DrawnView, followViewOps, readViewOps } from './view.service.ts'
import { appendViewOps, OPERATIONS_PER_SAVE } from './viewSaving.service.ts'

/** Most operations a page of a drawing's log may have. */
export const MAX_OPERATIONS = 1000
const MAX_LATEST_VIEWS = 24
const LATEST_VIEWS = 6

export const OperationKindEnum = builder.enumType('OperationKind', {
  description: 'The effect of an operation on a drawing.',
  values: {
    [OperationKind.ADD_STROKES]: { description: 'Adds finished strokes on top of their layers.' },
    [OperationKind.REMOVE_STROKES]: { description: 'Removes strokes by their ids.' },
    [OperationKind.CLEAR]: { description: 'Removes all strokes, or those of a layer.' },
    [OperationKind.SET_SIZE]: { description: 'Changes the size of the drawing space; the strokes keep their shape.' },
    [OperationKind.PLACE_STROKES]: { description: 'Moves, scales, turns or flips strokes, also to another layer.' },
    [OperationKind.RESTYLE_STROKES]: { description: 'Changes the color, opacity or radius of strokes.' },
    [OperationKind.SET_LAYER]: { description: 'Makes, changes or removes a layer.' },
    [OperationKind.SET_CAMERA]: { description: 'Sets or removes the camera move.' },
    [OperationKind.SET_GUIDES]: { description: 'Sets the guides, which are never part of a picture.' },
  },
})

const viewPosition = batched<string, number>(async (ids) => {
  const { rows } = await pool().query<{ id: string; position: number }>({
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

const drawings = batched<string, Drawing | null>(async (keys) => {
  const drawn = await drawingsAt(keys.map((key) => JSON.parse(key) as DrawnView & { revision: number }))
  return new Map(keys.map((key, index) => [key, drawn[index] ?? null]))
}, null)

/** The drawing of a view at a revision; one statement for all that a request asks for. */
export async function drawingOf(
  { id, revision, baseWidth, baseHeight }: DrawnView & { revision: number },
  context: Context,
): Promise<Drawing> {
  const drawing = await drawings(JSON.stringify({ id, revision, baseWidth, baseHeight }), context)
  if (!drawing) throw notFound('View')
  return drawing
}

/** The same as canvasData. */
export const canvasDataAt = async (view: DrawnView & { revision: number }, context: Context): Promise<CanvasData> =>
  toCanvasData(await drawingOf(view, context), view.revision)

export const ViewNode = builder.prismaNode('ShotView', {
  name: 'View',
  id: { field: 'id' },
  description: 'A picture of a shot: a drawing, optionally over a background image.',
  authScopes: { 'drawings:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: "The name. A blank name is shown as 'View {position}'." }),
    description: t.exposeString('description', { description: 'The description; may be empty.' }),
    version: t.exposeInt('version', { description: versionOf('updateViews', 'setViewImage', 'removeViewImage') }),
    position: t.int({
      description: 'The 1-based position in the shot.',
      resolve: ({ id }, _arguments, context) => viewPosition(id, context),
    }),
    rank: t.exposeString('rank', { description: rankOf('the views of a shot') }),
    shot: t.relation('shot', { description: 'The shot it belongs to.' }),
    revision: t.exposeInt('revision', {
      description: 'The sequence number of the last operation; 0 if there is none.',
    }),
    strokeCount: t.exposeInt('strokeCount', { description: 'The number of strokes.' }),
    initialWidth: t.exposeInt('baseWidth', { description: 'Width of the drawing space before the first operation.' }),
    initialHeight: t.exposeInt('baseHeight', {
      description: 'Height of the drawing space before the first operation.',
    }),
    width: t.exposeInt('width', { description: 'Width of the drawing space in its own pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the drawing space in its own pixels.' }),
    image: t.relation('image', { nullable: true, description: 'The background image; null if it has none.' }),
    pictureRevision: t.exposeInt('pictureRevision', {
      description:
        'Increases with each change of the drawing or the image. Part of `thumbnailUrl`, so that its contents never ' +
        'change.',
    }),
    thumbnailUrl: t.string({
      description: 'The path of a picture of the view on this server, signed for seven days.',
      args: {
        ...ABSOLUTE,
        width: t.arg.int({
          defaultValue: 840,
          required: false,
          description: `Width in pixels: ${PICTURE_WIDTHS.join(', ')}.`,
        }),
      },
      resolve: ({ id, pictureRevision }, { width, absolute }) => {
        const path = paintingPath(toTypeId('View', id), pictureRevision, pictureWidth(width ?? 840), 'webp')
        return asAsked(signedPath(path), { absolute })
      },
    }),
    canvasData: t.field({
      type: 'JSON',
      description:
        'The drawing as canvasData: lines of points with brushColor and brushRadius. An area is a line with ' +
        'fill, and with the outlines of its holes in holes; a label also has its text, and labels lists them. ' +
        'REST has it as a text.',
      resolve: (view, _arguments, context) => canvasDataAt(view, context),
    }),
  }),
})

/** The connection type of every list of views. */
export const ViewConnection = builder.connectionObject(
  { name: 'ViewConnection', type: ViewNode, description: 'A page of views.' },
  { name: 'ViewEdge', description: 'A view in a list.' },
)

builder.prismaObjectField('Shot', 'views', (t) =>
  t.relation('views', {
    description: 'The views in order; at least one.',
    query: { where: { deletedAt: null }, orderBy: { rank: 'asc' } },
  }),
)

const latestViewIds = batched<string, string[]>(async (projectIds) => {
  const { rows } = await pool().query<{ projectId: string; ids: string[] }>({
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
  prisma().shotView.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

builder.prismaObjectField('Project', 'latestViews', (t) =>
  t.field({
    type: [ViewNode],
    description: 'The views of its first board that were drawn in last, newest first.',
    args: {
      first: t.arg.int({
        defaultValue: LATEST_VIEWS,
        required: false,
        description: `The number of views: at most ${MAX_LATEST_VIEWS}.`,
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

/** An operation of a view's or a comment's drawing. */
export type StoredOp = Omit<DrawingOp, 'viewId'>

export const ViewOperation = builder.objectRef<StoredOp>('ViewOperation').implement({
  description: 'An operation of a drawing. Operations never change; an undo is an operation, too.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'The sequence number in the drawing: 1, 2, 3, … without gaps.' }),
    opId: t.exposeString('opId', { description: 'The UUID given by the client. An operation is stored once.' }),
    kind: t.expose('kind', { type: OperationKindEnum, description: 'The kind.' }),
    payload: t.string({
      description: 'The encoded content, in base64.',
      resolve: ({ payload }) => Buffer.from(payload).toString('base64'),
    }),
    actorId: t.id({
      description: 'The id of the person who did it.',
      resolve: ({ actorId }) => toTypeId('User', actorId),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'The time of storing.' }),
  }),
})

const ViewOperationConnection = builder.connectionObject(
  { name: 'ViewOperationConnection', type: ViewOperation, description: 'A page of the operations of a drawing.' },
  { name: 'ViewOperationEdge', description: 'An operation with its cursor, which is its `seq`.' },
)

builder.queryField('viewOps', (t) =>
  t.field({
    type: ViewOperationConnection,
    nullable: true,
    description: 'The operations of a drawing, oldest first. NOT_FOUND if the view is not visible to you.',
    authScopes: { 'drawings:read': true },
    args: {
      viewId: t.arg.globalID({ for: ViewNode, description: 'The view.' }),
      after: t.arg.string({ required: false, description: LOG_CURSOR }),
      first: t.arg.int({ required: false, description: `At most ${MAX_OPERATIONS}; 50 by default.` }),
    },
    resolve: async (_root, { viewId, ...args }, context) => {
      const { after, size } = logPage(args, MAX_OPERATIONS)
      const { rows, revision } = await readViewOps(requireViewer(context), viewId.id, after, size)
      return logConnection(after, rows, (rows.at(-1)?.seq ?? after) < revision, revision)
    },
  }),
)

builder.subscriptionField('viewOps', (t) =>
  t.field({
    type: ViewOperation,
    description: 'The operations of a drawing after a cursor, then each new one, without gaps.',
    authScopes: { 'drawings:read': true },
    args: {
      viewId: t.arg.globalID({ for: ViewNode, description: 'The view.' }),
      after: t.arg.string({ required: false, description: FOLLOWED_CURSOR }),
    },
    subscribe: (_root, { viewId, after }, context) =>
      followViewOps(requireViewer(context), viewId.id, readSeq(after)),
    resolve: (operation) => operation,
  }),
)

export const ViewOperationInput = builder.inputType('ViewOperationInput', {
  description: 'An operation to append.',
  fields: (t) => ({
    opId: t.string({
      description: 'A new UUID. An operation with a stored UUID is ignored, so that a request can be repeated.',
    }),
    kind: t.field({ type: OperationKindEnum, description: 'The kind.' }),
    payload: t.string({
      description: 'The encoded content, in base64; at most 1 MiB before encoding.',
    }),
  }),
})

builder.relayMutationField(
  'appendViewOps',
  {
    description: 'The operations to append.',
    inputFields: (t) => ({
      viewId: t.globalID({ for: ViewNode, description: 'The view.' }),
      operations: t.field({
        type: [ViewOperationInput],
        description: `The operations in order: 1 to ${OPERATIONS_PER_SAVE}.`,
      }),
    }),
  },
  {
    description: 'Appends operations to a drawing: all or nothing.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      appendViewOps(requireViewer(context), input.viewId.id, input.operations),
  },
  {
    description: 'The stored operations.',
    outputFields: (t) => ({
      view: t.field({ type: ViewNode, description: 'The view, at its new revision.', resolve: ({ view }) => view }),
      operations: t.field({
        type: [ViewOperation],
        description: 'The operations of the input as they are stored.',
        resolve: ({ operations }) => operations,
      }),
    }),
  },
)
