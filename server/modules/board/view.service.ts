import { type AspectRatio, sizeOf } from '../../../drawing/aspectRatio.ts'
import { decodePayload } from '../../../drawing/encoding.ts'
import { type Drawing, foldOperations } from '../../../drawing/fold.ts'
import { DrawingFormatError } from '../../../drawing/formatError.ts'
import { MAX_PAYLOAD_BYTES } from '../../../drawing/limits.ts'
import type { Operation, OperationKind } from '../../../drawing/operation.ts'
import type { DrawingOp, ShotView } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { isUuid, toTypeId } from '../../kernel/ids.ts'
import { follow } from '../../platform/bus/follow.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { accessTopic, concernsView } from '../../record.ts'
import { demandLiveToken } from '../identity/session.service.ts'
import { paintSoon } from './paintQueue.ts'
import { viewFailures } from './view.failures.ts'
import { visibleTo } from './view.policy.ts'

/** Most operations one save may carry. */
export const OPERATIONS_PER_SAVE = 250
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** An operation as a client sends it. */
export interface SentOperation {
  opId: string
  kind: OperationKind
  /** Base64 of the encoded payload. */
  payload: string
}

/** An operation with the bytes it is stored as. */
export interface ReadOperation {
  operation: Operation
  payload: Uint8Array<ArrayBuffer>
}

function readOperation({ opId, kind, payload }: SentOperation, index: number): ReadOperation {
  const position = index + 1
  const refuse = (failure: Failure) => fail(failure, { field: 'operations' })
  const id = opId.toLowerCase()
  if (!isUuid(id)) throw refuse(viewFailures.OPERATION_ID_INVALID({ position }))
  const isTooLong = payload.length > (MAX_PAYLOAD_BYTES * 4) / 3 + 4
  if (isTooLong) throw refuse(viewFailures.OPERATION_TOO_LARGE({ position, most: MAX_PAYLOAD_BYTES }))
  if (!BASE64.test(payload)) throw refuse(viewFailures.OPERATION_PAYLOAD_INVALID({ position }))
  const bytes = new Uint8Array(Buffer.from(payload, 'base64'))
  try {
    return { operation: decodePayload(id, kind, bytes), payload: bytes }
  } catch (error) {
    if (!(error instanceof DrawingFormatError)) throw error
    throw refuse(viewFailures.OPERATION_INVALID({ position, detail: error.message }))
  }
}

/** The project of a view. NOT_FOUND for who may not see it. */
async function locateView(viewer: Viewer, viewId: string): Promise<{ projectId: string }> {
  const found = await prisma().shotView.findFirst({
    where: { id: viewId, ...visibleTo(viewer) },
    select: { shot: { select: { storyboard: { select: { projectId: true } } } } },
  })
  if (!found) throw notFound('View')
  return { projectId: found.shot.storyboard.projectId }
}

/** What folding a view's log begins with. */
export type DrawnView = Pick<ShotView, 'id' | 'baseWidth' | 'baseHeight'>

const decoded = (row: DrawingOp): Operation => decodePayload(row.opId, row.kind, row.payload)

/** The log of a view up to a revision, in order. */
export function operationsUpTo(
  view: DrawnView,
  revision: number,
  database: Pick<Transaction, 'drawingOp'> = prisma(),
): Promise<DrawingOp[]> {
  return database.drawingOp.findMany({
    where: { viewId: view.id, seq: { lte: revision } },
    orderBy: { seq: 'asc' },
  })
}

/** The drawing of a view as it was at a revision. */
export async function drawingAt(
  view: DrawnView,
  revision: number,
  database: Pick<Transaction, 'drawingOp'> = prisma(),
): Promise<Drawing> {
  const rows = await operationsUpTo(view, revision, database)
  return foldOperations({ width: view.baseWidth, height: view.baseHeight }, rows.map(decoded))
}

/** The drawings of views as they were at a revision each, by the ids of the views; one statement reads their logs. */
export async function drawingsAt(
  views: readonly (DrawnView & { revision: number })[],
): Promise<Map<string, Drawing>> {
  const rows = await prisma().drawingOp.findMany({
    where: { OR: views.map(({ id, revision }) => ({ viewId: id, seq: { lte: revision } })) },
    orderBy: { seq: 'asc' },
  })
  const logs = new Map(views.map(({ id }) => [id, [] as Operation[]]))
  for (const row of rows) logs.get(row.viewId)?.push(decoded(row))
  return new Map(views.map(({ id, baseWidth, baseHeight }) =>
    [id, foldOperations({ width: baseWidth, height: baseHeight }, logs.get(id) ?? [])]))
}

/** Whether an operation adds strokes nobody has seen before; undo and redo bring back what may be there. */
const isNewInk = (operation: Operation) => operation.kind === 'ADD_STROKES' && operation.undoes === undefined

const newStrokes = (operation: Operation) => (operation.kind === 'ADD_STROKES' ? operation.strokes.length : 0)

/** What the drawing is after new operations. New strokes only count up; anything else needs the whole log. */
async function drawnState(tx: Transaction, view: ShotView, added: readonly Operation[]) {
  if (added.every(isNewInk)) {
    const strokeCount = added.reduce((sum, operation) => sum + newStrokes(operation), view.strokeCount)
    return { strokeCount, width: view.width, height: view.height }
  }
  const earlier = (await operationsUpTo(view, view.revision, tx)).map(decoded)
  const { size, strokes } = foldOperations({ width: view.baseWidth, height: view.baseHeight }, [...earlier, ...added])
  return { strokeCount: strokes.length, ...size }
}

/** Stores new operations of a view and its drawing's new state in one statement; returns the updated view. */
async function storeRows(
  tx: Transaction,
  viewId: string,
  rows: readonly DrawingOp[],
  { strokeCount, width, height }: Pick<ShotView, 'strokeCount' | 'width' | 'height'>,
): Promise<ShotView> {
  const column = <Name extends keyof DrawingOp>(name: Name) => rows.map((row) => row[name])
  const [drawn] = await tx.$queryRaw<ShotView[]>`
    WITH stored AS (
      INSERT INTO "DrawingOp" ("viewId", "seq", "opId", "actorId", "kind", "payload", "at")
      SELECT ${viewId}::uuid, o.* FROM unnest(
        ${column('seq')}::int[], ${column('opId')}::uuid[], ${column('actorId')}::uuid[],
        ${column('kind')}::"OperationKind"[], ${column('payload')}::bytea[], ${column('at')}::timestamptz[]) o
    )
    UPDATE "ShotView" SET "revision" = "revision" + ${rows.length}::int,
      "pictureRevision" = "pictureRevision" + ${rows.length}::int, "strokeCount" = ${strokeCount}::int,
      "width" = ${width}::int, "height" = ${height}::int, "drawnAt" = now(), "updatedAt" = now()
    WHERE "id" = ${viewId}::uuid
    RETURNING *`
  if (!drawn) throw notFound('View')
  return drawn
}

/**
 * Appends operations inside a change of the project: the one way a drawing grows. Answers the view and the stored rows
 * of all of them, in their order; one that is there already (by `opId`) is not stored twice. NOT_FOUND in the trash.
 */
export async function storeOperations(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  { userId }: Pick<Viewer, 'userId'>,
  viewId: string,
  read: readonly ReadOperation[],
): Promise<{ view: ShotView; operations: DrawingOp[] }> {
  const opIds = read.map(({ operation }) => operation.opId)
  const found = await tx.shotView.findFirst({
    where: { id: viewId, deletedAt: null, shot: { deletedAt: null } },
    include: { operations: { where: { opId: { in: opIds } } } },
  })
  if (!found) throw notFound('View')
  const { operations: stored, ...view } = found
  const known = new Map(stored.map((row) => [row.opId, row]))
  const added = read.filter(({ operation }) => !known.has(operation.opId))
  const fresh = [...new Map(added.map((entry) => [entry.operation.opId, entry])).values()]
  const rows = fresh.map(({ operation, payload }, index) => ({
    viewId,
    seq: view.revision + index + 1,
    opId: operation.opId,
    actorId: userId,
    kind: operation.kind,
    payload,
    at: new Date(),
  }))
  for (const row of rows) known.set(row.opId, row)
  const operations = opIds.flatMap((opId) => known.get(opId) ?? [])
  if (rows.length === 0) return { view, operations }
  const state = await drawnState(tx, view, fresh.map(({ operation }) => operation))
  const drawn = await storeRows(tx, viewId, rows, state)
  paintSoon(viewId)
  record('view.drawn', { type: 'View', id: viewId }, { shot: toTypeId('Shot', view.shotId), revision: drawn.revision })
  return { view: drawn, operations }
}

/**
 * Appends operations to a view's drawing, in order. One that is there already (by `opId`) is not stored twice, so a
 * save may be repeated. Answers the view and the stored rows of all that were sent, in the order sent.
 */
export async function appendViewOps(
  viewer: Viewer,
  viewId: string,
  sent: readonly SentOperation[],
): Promise<{ view: ShotView; operations: DrawingOp[] }> {
  if (sent.length === 0) throw fail(viewFailures.OPERATIONS_REQUIRED(), { field: 'operations' })
  if (sent.length > OPERATIONS_PER_SAVE) {
    throw fail(viewFailures.OPERATIONS_AT_LIMIT({ most: OPERATIONS_PER_SAVE }), { field: 'operations' })
  }
  const read = sent.map(readOperation)
  const { projectId } = await locateView(viewer, viewId)
  return changeProject(viewer, projectId, 'drawings:write', (change) => storeOperations(change, viewer, viewId, read))
}

/** A page of a view's operations after a sequence number, with the count of all. NOT_FOUND for who may not see it. */
export async function readViewOps(
  viewer: Viewer,
  viewId: string,
  after: number,
  first: number,
): Promise<{ rows: DrawingOp[]; revision: number }> {
  const revision = await revisionInSight(viewer, viewId)
  return { rows: await operationsAfter(viewId, after, first), revision }
}

/** How far a view's drawing is. NOT_FOUND for who may not see it. */
async function revisionInSight(viewer: Viewer, viewId: string): Promise<number> {
  const where = { id: viewId, ...visibleTo(viewer) }
  const view = await prisma().shotView.findFirst({ where, select: { revision: true } })
  if (!view) throw notFound('View')
  return view.revision
}

const operationsAfter = (viewId: string, after: number, first: number): Promise<DrawingOp[]> =>
  prisma().drawingOp.findMany({ where: { viewId, seq: { gt: after } }, orderBy: { seq: 'asc' }, take: first })

/** Most operations read at a time by a follower. */
const FOLLOWED_PAGE = 500

/** The operations of a view after a sequence number (null: the newest), then each that is stored from now on. */
export async function followViewOps(viewer: Viewer, viewId: string, after: number | null) {
  const { projectId } = await locateView(viewer, viewId)
  const revision = await revisionInSight(viewer, viewId)
  const topics = [`project:${projectId}`, accessTopic(viewer.userId)]
  const read = async (last: number) => {
    const [newest] = await Promise.all([revisionInSight(viewer, viewId), demandLiveToken(viewer)])
    return newest > last ? operationsAfter(viewId, last, FOLLOWED_PAGE) : []
  }
  const view = toTypeId('View', viewId)
  return follow(topics, after ?? revision, FOLLOWED_PAGE, read, (message) => concernsView(message, view))
}

/** The drawing space of a view nothing was drawn in: the card of its ratio. */
export function emptyViewSize(ratio: AspectRatio) {
  const { width, height } = sizeOf(ratio)
  return { baseWidth: width, baseHeight: height, width, height }
}
