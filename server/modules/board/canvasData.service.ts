import { type ParsedCanvasData, parseCanvasData } from '../../../drawing/canvasData.ts'
import { diffCanvasData } from '../../../drawing/canvasDiff.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import { DrawingFormatError } from '../../../drawing/formatError.ts'
import type { OperationKind } from '../../../drawing/operation.ts'
import { v7 as uuidv7 } from 'uuid'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import type { Change } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { pool } from '../../platform/database/client.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { type CanvasDataForm, canvasDataTexts, type DrawingLog } from './canvasDataText.ts'
import { viewFailures } from './view.failures.ts'
import { type DrawnView, drawingAt } from './view.service.ts'
import { checkVersions, storeOperations } from './viewSaving.service.ts'

const APART = new URL('./canvasDataText.ts', import.meta.url)

/** Logs with more bytes than this are folded in a process apart: some 25,000 points, a few milliseconds. */
const FOLDED_HERE_BYTES = 65_536

/** Reads `canvasData` as JSON text or object. INVALID_INPUT that names the place; `field` is where it was sent. */
export function readCanvasData(source: unknown, field = 'canvasData'): ParsedCanvasData {
  return naming(field, () => parseCanvasData(source))
}

function naming<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof DrawingFormatError)) throw error
    throw fail(viewFailures.CANVAS_DATA_INVALID({ detail: error.message }), { field })
  }
}

/**
 * Makes a view's drawing what `canvasData` says, inside a change of its project: what differs is appended as operations
 * of the viewer, so that the history has them and can take them back. CONFLICT when it names a revision that is over.
 */
export async function drawCanvasData(
  change: Pick<Change, 'tx' | 'record'>,
  viewer: Viewer,
  viewId: string,
  canvasData: ParsedCanvasData,
  field = 'canvasData',
): Promise<ShotView> {
  const view = await change.tx.shotView.findFirst({
    where: { id: viewId, deletedAt: null, shot: { deletedAt: null } },
  })
  if (!view) throw notFound('View')
  if (canvasData.revision !== null && canvasData.revision !== view.revision) {
    const { revision } = view
    throw fail(viewFailures.DRAWING_STALE({ revision, expected: canvasData.revision }), { field })
  }
  const drawing = await drawingAt(view, view.revision, change.tx)
  const read = naming(field, () =>
    diffCanvasData(drawing, canvasData, uuidv7).map((operation) => ({
      operation,
      payload: new Uint8Array(encodePayload(operation)),
    })),
  )
  if (read.length === 0) return view
  checkVersions(read, field)
  return storeOperations(change, { userId: viewer.userId, viewId, read })
}

/** A view whose drawing is read at a revision. */
type ReadView = DrawnView & { revision: number }

interface OperationRow {
  viewId: string
  opId: string
  kind: OperationKind
  payload: Buffer
}

/** The logs of views at their revisions, in one statement. */
async function logsOf(views: readonly ReadView[]): Promise<{ logs: DrawingLog[]; bytes: number }> {
  const drawn = views.filter(({ revision }) => revision > 0)
  const logs = views.map(({ baseWidth, baseHeight, revision }) => {
    return { size: { width: baseWidth, height: baseHeight }, revision, operations: [] as OperationRow[] }
  })
  if (drawn.length === 0) return { logs, bytes: 0 }
  const { rows } = await pool().query<OperationRow>({
    name: 'canvasDataLogs',
    text: `SELECT o."viewId", o."opId", o."kind", o."payload"
           FROM unnest($1::uuid[], $2::int[]) AS v("id", "revision")
           JOIN "DrawingOp" o ON o."viewId" = v."id" AND o."seq" <= v."revision"
           ORDER BY o."viewId", o."seq"`,
    values: [drawn.map(({ id }) => id), drawn.map(({ revision }) => revision)],
  })
  const places = new Map(views.map(({ id }, place) => [id, place]))
  for (const row of rows) logs[places.get(row.viewId) ?? -1]?.operations.push(row)
  return { logs, bytes: rows.reduce((sum, { payload }) => sum + payload.length, 0) }
}

/** What a JSON answer holds as the `canvasData` of each view, in their order. */
export async function canvasDataOf(views: readonly ReadView[], form: CanvasDataForm): Promise<string[]> {
  const { logs, bytes } = await logsOf(views)
  const order = { logs, form }
  if (bytes <= FOLDED_HERE_BYTES) return canvasDataTexts(order)
  return runApart<typeof order, string[]>(APART, 'canvasDataTexts', order)
}
