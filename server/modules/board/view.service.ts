import { type AspectRatio, sizeOf } from '../../../drawing/aspectRatio.ts'
import { decodePayload } from '../../../drawing/encoding.ts'
import { type Drawing, foldOperations } from '../../../drawing/fold.ts'
import type { Operation } from '../../../drawing/operation.ts'
import type { DrawingOp, ShotView } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { follow } from '../../platform/bus/follow.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { accessTopic, concernsView } from '../../record.ts'
import { demandLiveToken } from '../identity/session.service.ts'
import { visibleTo } from './view.policy.ts'

/** The project of a view. NOT_FOUND for who may not see it. */
export async function locateView(viewer: Viewer, viewId: string): Promise<{ projectId: string }> {
  const found = await prisma().shotView.findFirst({
    where: { id: viewId, ...visibleTo(viewer) },
    select: { shot: { select: { storyboard: { select: { projectId: true } } } } },
  })
  if (!found) throw notFound('View')
  return { projectId: found.shot.storyboard.projectId }
}

/** What folding a view's log begins with. */
export type DrawnView = Pick<ShotView, 'id' | 'baseWidth' | 'baseHeight'>

/** An operation as it was sent. */
export const decoded = (row: DrawingOp): Operation => decodePayload(row.opId, row.kind, row.payload)

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

/** The drawings of views at a revision each, in the order asked for; one statement reads their logs. */
export async function drawingsAt(views: readonly (DrawnView & { revision: number })[]): Promise<Drawing[]> {
  const rows = await prisma().drawingOp.findMany({
    where: { OR: views.map(({ id, revision }) => ({ viewId: id, seq: { lte: revision } })) },
    orderBy: { seq: 'asc' },
  })
  const logs = new Map(views.map(({ id }) => [id, [] as { seq: number; operation: Operation }[]]))
  for (const row of rows) logs.get(row.viewId)?.push({ seq: row.seq, operation: decoded(row) })
  return views.map(({ id, baseWidth, baseHeight, revision }) => {
    const log = (logs.get(id) ?? []).filter(({ seq }) => seq <= revision)
    return foldOperations({ width: baseWidth, height: baseHeight }, log.map(({ operation }) => operation))
  })
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
