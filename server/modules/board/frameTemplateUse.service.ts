import { applyOperation, emptyDrawing } from '../../../drawing/fold.ts'
import { LAYERED_VERSION } from '../../../drawing/strokeReading.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import { drawnStateOf } from './drawnState.ts'
import { operationsOf } from './frameTemplate.service.ts'
import { areLayersWritten, storeSaves } from './viewSaving.service.ts'

/** Lets new views begin with the template that their project has for that, inside the change that makes them. */
export async function beginWithTemplate(change: ProjectChange, made: Prisma.ShotViewWhereInput): Promise<void> {
  const { tx, project, userId } = change
  const template = await tx.frameTemplate.findFirst({ where: { projectId: project.id, isDefault: true } })
  if (!template) return
  const views = await tx.shotView.findMany({ where: made, select: { id: true, baseWidth: true, baseHeight: true } })
  const sizes = new Map(views.map(({ baseWidth: width, baseHeight: height }) =>
    [`${width} ${height}`, { width, height }]))
  for (const size of sizes.values()) {
    // Ids of strokes and operations are those of a view alone: equal views share them, as copies of views do.
    const read = operationsOf(template, size)
    if (!areLayersWritten() && read.some(({ payload }) => payload[0] === LAYERED_VERSION)) return
    const drawn = drawnStateOf(read.map(({ operation }) => operation).reduce(applyOperation, emptyDrawing(size)))
    const equal = views.filter(({ baseWidth, baseHeight }) => baseWidth === size.width && baseHeight === size.height)
    await storeSaves(change, equal.map(({ id: viewId }) => ({ userId, viewId, read, drawn })))
  }
}
