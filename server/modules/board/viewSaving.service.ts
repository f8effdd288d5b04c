import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { decodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import { DrawingFormatError } from '../../../drawing/formatError.ts'
import { MAX_COATED_RADIUS, MAX_LAYERS, MAX_PAYLOAD_BYTES } from '../../../drawing/limits.ts'
import type { Operation, OperationKind } from '../../../drawing/operation.ts'
import { BRUSH_RADII, type Stroke } from '../../../drawing/stroke.ts'
import { LAYERED_VERSION } from '../../../drawing/strokeReading.ts'
import type { DrawingOp, ShotView } from '../../__generated__/prisma/client.ts'
import { type Change, changeProjectTogether } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, isNotFound, notFound } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { isUuid, toTypeId } from '../../kernel/ids.ts'
import { openedAtStart, ownedByResources } from '../../kernel/resources.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { countedUp, type DrawnState, drawnStateOf, keptStateOf } from './drawnState.ts'
import { keepPlaced } from './layerImage.service.ts'
import { paintSoon } from './paintQueue.ts'
import { viewFailures } from './view.failures.ts'
import { decoded, locateView, operationsUpTo } from './view.service.ts'

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

/** The operations of a save, read and checked. INVALID_INPUT for none, too many and what cannot be read. */
export function readOperations(sent: readonly SentOperation[]): ReadOperation[] {
  if (sent.length === 0) throw fail(viewFailures.OPERATIONS_REQUIRED(), { field: 'operations' })
  if (sent.length > OPERATIONS_PER_SAVE) {
    throw fail(viewFailures.OPERATIONS_AT_LIMIT({ most: OPERATIONS_PER_SAVE }), { field: 'operations' })
  }
  return sent.map(readOperation)
}

/** Whether operations of layers, brushes and changes are stored: servers before them could not read them. */
export const areLayersWritten = openedAtStart<boolean>('whether layers are written')

/** Throws CONFLICT for operations that are not stored yet. */
export function checkVersions(read: readonly ReadOperation[], field = 'operations'): void {
  if (areLayersWritten() || read.every(({ payload }) => payload[0] !== LAYERED_VERSION)) return
  throw fail(viewFailures.DRAWING_VERSION_OFF(), { field })
}

/** What the drawing is after new operations. CONFLICT when it has more layers than it may have. */
async function stateAfter(tx: Transaction, view: ShotView, added: readonly Operation[]): Promise<DrawnState> {
  const before = keptStateOf(view)
  const counted = countedUp(before, added)
  if (counted) return counted
  const earlier = (await operationsUpTo(view, view.revision, tx)).map(decoded)
  const size = { width: view.baseWidth, height: view.baseHeight }
  const state = drawnStateOf(foldOperations(size, [...earlier, ...added]))
  const count = state.layers?.length ?? 1
  if (count > MAX_LAYERS && count > (before.layers?.length ?? 1)) {
    throw fail(viewFailures.LAYERS_AT_LIMIT({ most: MAX_LAYERS }), { field: 'operations' })
  }
  return state
}

const strokesAdded = (operation: Operation): readonly Stroke[] =>
  operation.kind === 'ADD_STROKES' ? operation.strokes : []

/** INVALID_INPUT for strokes larger than their brush is made, but for those that come back: they may have grown. */
async function checkBrushes(tx: Transaction, view: ShotView, added: readonly Operation[]): Promise<void> {
  const large = added.flatMap(strokesAdded).filter(({ brush = 'ink', radius }) => radius > BRUSH_RADII[brush])
  if (large.length === 0) return
  const earlier = (await operationsUpTo(view, view.revision, tx)).map(decoded)
  const known = new Set(earlier.flatMap(strokesAdded).map(({ id }) => id))
  if (large.every(({ id }) => known.has(id))) return
  throw fail(viewFailures.BRUSH_TOO_LARGE({ most: MAX_COATED_RADIUS }), { field: 'operations' })
}

/** What a save adds to a view's drawing, and the drawing after it. */
interface Added extends DrawnState {
  viewId: string
  rows: readonly DrawingOp[]
}

/** Stores new operations of views and their drawings' new states in one statement; answers the views by their ids. */
async function storeRows(tx: Transaction, added: readonly Added[]): Promise<ReadonlyMap<string, ShotView>> {
  if (added.length === 0) return new Map()
  const rows = added.flatMap((each) => each.rows)
  const column = <Name extends keyof DrawingOp>(name: Name) => rows.map((row) => row[name])
  const drawn = await tx.$queryRaw<ShotView[]>`
    WITH stored AS (
      INSERT INTO "DrawingOp" ("viewId", "seq", "opId", "actorId", "kind", "payload", "at")
      SELECT * FROM unnest(${column('viewId')}::uuid[], ${column('seq')}::int[], ${column('opId')}::uuid[],
        ${column('actorId')}::uuid[], ${column('kind')}::"OperationKind"[], ${column('payload')}::bytea[],
        ${column('at')}::timestamptz[])
    )
    UPDATE "ShotView" v SET "revision" = v."revision" + d."count", "pictureRevision" = v."pictureRevision" + d."count",
      "strokeCount" = d."strokes", "width" = d."width", "height" = d."height",
      "layers" = NULLIF(d."layers", 'null')::jsonb, "camera" = NULLIF(d."camera", 'null')::jsonb,
      "drawnAt" = now(), "updatedAt" = now()
    FROM unnest(${added.map((each) => each.viewId)}::uuid[], ${added.map((each) => each.rows.length)}::int[],
      ${added.map((each) => each.strokeCount)}::int[], ${added.map((each) => each.width)}::int[],
      ${added.map((each) => each.height)}::int[], ${added.map((each) => JSON.stringify(each.layers))}::text[],
      ${added.map((each) => JSON.stringify(each.camera))}::text[])
      AS d("id", "count", "strokes", "width", "height", "layers", "camera")
    WHERE v."id" = d."id"
    RETURNING v.*`
  return new Map(drawn.map((view) => [view.id, view]))
}

/** Operations that somebody appends to a view's drawing. */
interface Save {
  userId: string
  viewId: string
  read: readonly ReadOperation[]
  /** The drawing after them, if the caller folded it already. */
  drawn?: DrawnState
}

/** Views outside of the trash, by their ids, each with those of the named operations that it has. */
async function readViews(tx: Transaction, saves: readonly Save[]) {
  const opIds = saves.flatMap(({ read }) => read.map(({ operation }) => operation.opId))
  const rows = await tx.$queryRaw<(ShotView & { known: string[] })[]>`
    SELECT v.*, ARRAY(SELECT "opId" FROM "DrawingOp" WHERE "viewId" = v."id" AND "opId" = ANY(${opIds}::uuid[])) "known"
    FROM "ShotView" v
    JOIN "Shot" s ON s."id" = v."shotId" AND s."deletedAt" IS NULL
    JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL
    WHERE v."id" = ANY(${saves.map(({ viewId }) => viewId)}::uuid[]) AND v."deletedAt" IS NULL`
  return new Map(rows.map((row) => [row.id, row]))
}

/** A view and the stored rows of all operations that were sent, in their order. */
interface Stored {
  view: ShotView
  operations: DrawingOp[]
}

/** What a save will have stored, and what of it is new; null when nothing is. */
async function prepare(
  tx: Transaction,
  { known, ...view }: ShotView & { known: string[] },
  { userId, read, drawn }: Save,
): Promise<Stored & { added: Added | null }> {
  const stored = known.length === 0
    ? []
    : await tx.drawingOp.findMany({ where: { viewId: view.id, opId: { in: known } } })
  const rows = new Map(stored.map((row) => [row.opId, row]))
  const fresh: Operation[] = []
  for (const { operation, payload } of read) {
    const { opId, kind } = operation
    if (rows.has(opId)) continue
    const seq = view.revision + fresh.push(operation)
    rows.set(opId, { viewId: view.id, seq, opId, actorId: userId, kind, payload, at: new Date() })
  }
  const operations = read.flatMap(({ operation }) => rows.get(operation.opId) ?? [])
  if (fresh.length === 0) return { view, operations, added: null }
  await checkBrushes(tx, view, fresh)
  await keepPlaced(tx, view.id, fresh)
  const added = [...rows.values()].slice(stored.length)
  return { view, operations, added: { viewId: view.id, rows: added, ...(drawn ?? await stateAfter(tx, view, fresh)) } }
}

/**
 * Appends operations to views inside changes of their project, each to another: the one way drawings grow. An
 * operation that is there already (by `opId`) is not stored twice. NOT_FOUND in the trash.
 */
async function storeTogether(
  changes: readonly (Pick<Change, 'tx' | 'record'> & { asked: Save })[],
): Promise<Stored[]> {
  const [first] = changes
  if (!first) return []
  const { tx } = first
  const views = await readViews(tx, changes.map(({ asked }) => asked))
  const prepared: (Stored & { added: Added | null })[] = []
  for (const { asked } of changes) {
    const view = views.get(asked.viewId)
    if (!view) throw notFound('View')
    prepared.push(await prepare(tx, view, asked))
  }
  const drawn = await storeRows(tx, prepared.flatMap(({ added }) => added ?? []))
  return prepared.map(({ view: { id, shotId }, view, operations, added }, index) => {
    const after = drawn.get(id)
    if (!after) return { view, operations }
    paintSoon(id)
    const [subject, shot] = [{ type: 'View', id } as const, toTypeId('Shot', shotId)]
    changes[index]?.record('view.drawn', subject, { shot, revision: after.revision })
    if (added?.rows.some(({ kind }) => kind === 'SET_CAMERA') && !isDeepStrictEqual(view.camera, after.camera)) {
      changes[index]?.record('view.cameraSet', subject, { shot, isMoving: after.camera !== null })
    }
    return { view: after, operations }
  })
}

/** The same for several views inside one change of their project. */
export const storeSaves = ({ tx, record }: Change, saves: readonly Save[]): Promise<Stored[]> =>
  storeTogether(saves.map((asked) => ({ tx, record, asked })))

/** The same for one view inside any change of its project; answers the view. */
export async function storeOperations(change: Pick<Change, 'tx' | 'record'>, save: Save): Promise<ShotView> {
  const [stored] = await storeTogether([{ ...change, asked: save }])
  if (!stored) throw notFound('View')
  return stored.view
}

/** Most views of which a server knows the project, for each who saves there. */
const MOST_LOCATED = 10_000
const located = ownedByResources(() => new LRUCache<string, string>({ max: MOST_LOCATED }))

/**
 * Appends operations to a view's drawing, in order. One that is there already (by `opId`) is not stored twice, so a
 * save may be repeated. Answers the view and the stored rows of all that were sent, in the order sent.
 */
export async function appendViewOps(
  viewer: Viewer,
  viewId: string,
  sent: readonly SentOperation[],
): Promise<Stored> {
  const asked: Save = { userId: viewer.userId, viewId, read: readOperations(sent) }
  checkVersions(asked.read)
  // A view stays in its project, and the change asks again who may see both.
  const place = `${viewer.userId} ${viewId}`
  const projectId = located().get(place) ?? (await locateView(viewer, viewId)).projectId
  located().set(place, projectId)
  const save = { subject: viewId, asked, make: storeTogether }
  return changeProjectTogether(viewer, projectId, 'drawings:write', save).catch((error: unknown) => {
    if (!located().delete(place) || !isNotFound(error)) throw error
    throw notFound('View')
  })
}
