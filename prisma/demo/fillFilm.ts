import { randomUUID } from 'node:crypto'
import { encodePayload, splitStrokes } from '../../drawing/encoding.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import type { ProjectChange } from '../../server/change.ts'
import type { Viewer } from '../../server/context.ts'
import { DEFAULT_FRAME_RATE } from '../../server/kernel/frames.ts'
import { onlyRow } from '../../server/kernel/inputRows.ts'
import { readScript, writeScript } from '../../server/modules/board/script.service.ts'
import { changeLockedShots } from '../../server/modules/board/shot.service.ts'
import { addViews } from '../../server/modules/board/viewList.service.ts'
import { type ReadOperation, storeOperations } from '../../server/modules/board/viewSaving.service.ts'
import { demoDrawings, readDemoScript } from './content.ts'
import { fillFilmProduction } from './filmProduction.ts'
import { DEMO_SHOTS } from './storyboard.ts'

/** Strokes stored by one operation, so that undo takes back a part of a drawing and not all of it. */
const STROKES_PER_OPERATION = 40

function operationsOf(strokes: readonly Stroke[]): ReadOperation[] {
  const parts: Stroke[][] = []
  for (let from = 0; from < strokes.length; from += STROKES_PER_OPERATION) {
    parts.push(...splitStrokes(strokes.slice(from, from + STROKES_PER_OPERATION)))
  }
  return parts.map((part) => {
    const operation = { opId: randomUUID(), kind: 'ADD_STROKES' as const, strokes: part }
    return { operation, payload: new Uint8Array(encodePayload(operation)) }
  })
}

async function setShots(change: ProjectChange, viewer: Viewer, storyboardId: string, shotIds: readonly string[]) {
  const statuses = await change.tx.shotStatus.findMany({ where: { projectId: change.project.id } })
  const changes = DEMO_SHOTS.map(({ shotNumber, aspectRatio, seconds, status }) => ({
    id: shotIds[shotNumber - 1] ?? '',
    aspectRatio,
    duration: seconds,
    statusId: statuses.find(({ name }) => name === status)?.id,
  }))
  await changeLockedShots(change, viewer, storyboardId, changes)
}

async function drawShots(change: ProjectChange, { userId }: Viewer, shotIds: readonly string[]): Promise<void> {
  const shots = await change.tx.shot.findMany({ where: { id: { in: [...shotIds] } }, include: { views: true } })
  for (const { shotNumber, viewNumber, viewName, strokes } of demoDrawings()) {
    const shot = shots.find(({ id }) => id === shotIds[shotNumber - 1])
    if (!shot) throw new Error(`The demo's script has no shot ${shotNumber}`)
    const [viewId = ''] = viewNumber === 1
      ? shot.views.map(({ id }) => id)
      : (await addViews(change, shot.id, onlyRow({ name: viewName }), null)).ids
    await storeOperations(change, { userId, viewId, read: operationsOf(strokes) })
  }
}

/** Makes the demo's film in a new project, inside a change of it. */
type FillFilm = (change: ProjectChange, viewer: Viewer) => Promise<void>

/** Reads the film; what it answers fills projects with it. */
export async function readFilm(): Promise<FillFilm> {
  const script = await readScript(async () => readDemoScript(), DEFAULT_FRAME_RATE)
  return async (change, viewer) => {
    const { tx, project } = change
    const { id } = await tx.storyboard.findFirstOrThrow({ where: { projectId: project.id } })
    await writeScript(change, id, script)
    const shots = await tx.shot.findMany({ where: { storyboardId: id }, orderBy: { rank: 'asc' } })
    const shotIds = shots.map((shot) => shot.id)
    await setShots(change, viewer, id, shotIds)
    await drawShots(change, viewer, shotIds)
    await fillFilmProduction(change, shotIds)
  }
}
