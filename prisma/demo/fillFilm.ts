import { randomUUID } from 'node:crypto'
import { sizeOf } from '../../drawing/aspectRatio.ts'
import { encodePayload, splitStrokes } from '../../drawing/encoding.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import type { ProjectChange } from '../../server/change.ts'
import type { Viewer } from '../../server/context.ts'
import { onlyRow } from '../../server/kernel/inputRows.ts'
import type { Permission } from '../../server/kernel/permissions.ts'
import { writeScript } from '../../server/modules/board/scriptRevisionWriting.service.ts'
import { changeLockedShots } from '../../server/modules/board/shot.service.ts'
import { addViews } from '../../server/modules/board/viewList.service.ts'
import { type ReadOperation, storeOperations } from '../../server/modules/board/viewSaving.service.ts'
import { type DemoDrawing, demoDrawings } from './content.ts'
import { castFilm, makeTasks } from './filmProduction.ts'
import { type DemoFilm, SALT_HOUSE } from './films.ts'
import { DEMO_ARTISTS, DEMO_CASTER, DEMO_DIRECTOR, DEMO_WRITER } from './storyboard.ts'

/** Strokes stored by one operation, so that undo takes back a part of a drawing and not all of it. */
const STROKES_PER_OPERATION = 40

/** A part of the work on a film, done inside a change of its project. */
export interface FilmStep {
  /** Address of who does it in the demo studio. */
  readonly by: string
  readonly permission: Permission
  readonly run: (change: ProjectChange, viewer: Viewer) => Promise<void>
}

function operationsOf({ strokes, camera, aspectRatio }: DemoDrawing): ReadOperation[] {
  const parts: Stroke[][] = []
  for (let from = 0; from < strokes.length; from += STROKES_PER_OPERATION) {
    parts.push(...splitStrokes(strokes.slice(from, from + STROKES_PER_OPERATION)))
  }
  const operations: Operation[] = parts.map((part) => ({ opId: randomUUID(), kind: 'ADD_STROKES', strokes: part }))
  if (camera) operations.push({ opId: randomUUID(), kind: 'SET_CAMERA', size: sizeOf(aspectRatio), camera })
  return operations.map((operation) => ({ operation, payload: new Uint8Array(encodePayload(operation)) }))
}

/** The only board of the film's project, and its shots in their order. */
async function readBoard({ tx, project }: ProjectChange) {
  return tx.storyboard.findFirstOrThrow({
    where: { projectId: project.id }, include: { shots: { orderBy: { rank: 'asc' }, include: { views: true } } },
  })
}

/** The shots get their ratios, lengths and statuses. */
async function setShots(change: ProjectChange, viewer: Viewer, { shots }: DemoFilm): Promise<void> {
  const board = await readBoard(change)
  const statuses = await change.tx.shotStatus.findMany({ where: { projectId: change.project.id } })
  const changes = shots.map(({ shotNumber, aspectRatio, seconds, status }) => ({
    id: board.shots[shotNumber - 1]?.id ?? '',
    aspectRatio,
    duration: seconds,
    statusId: statuses.find(({ name }) => name === status)?.id,
  }))
  await changeLockedShots(change, viewer, board.id, changes)
}

/** What one artist draws: first the views are there, then the drawings, in each shot the one on top last. */
async function draw(change: ProjectChange, { userId }: Viewer, drawings: readonly DemoDrawing[]): Promise<void> {
  const { shots } = await readBoard(change)
  const viewIds = new Map<DemoDrawing, string>()
  for (const drawing of drawings) {
    const shot = shots[drawing.shotNumber - 1]
    if (!shot) throw new Error(`The script has no shot ${drawing.shotNumber}`)
    const [viewId = ''] = drawing.viewNumber === 1
      ? shot.views.map(({ id }) => id)
      : (await addViews(change, shot.id, onlyRow({ name: drawing.viewName }), null)).ids
    viewIds.set(drawing, viewId)
  }
  const inTurn = (one: DemoDrawing, other: DemoDrawing) =>
    one.shotNumber - other.shotNumber || other.viewNumber - one.viewNumber
  for (const drawing of drawings.toSorted(inTurn)) {
    await storeOperations(change, {
      userId, viewId: viewIds.get(drawing) ?? '', read: operationsOf(drawing),
    })
  }
}

/**
 * Reads a film of the demo: the steps that make it in an empty project, in their order. Tasks are for those of the
 * people, by their addresses, who do them.
 */
export function readSteps(film: DemoFilm, people: ReadonlyMap<string, string>): FilmStep[] {
  const drawings = demoDrawings(film.shots)
  const drawnBy = (artist: string) =>
    drawings.filter(({ shotNumber }) => film.shots[shotNumber - 1]?.artist === artist)
  return [
    {
      by: DEMO_WRITER, permission: 'boards:write',
      run: async (change, viewer) => writeScript(change, viewer, (await readBoard(change)).id, film.readScript()),
    },
    {
      by: DEMO_CASTER, permission: 'assets:write',
      run: async (change) => castFilm(change, film, (await readBoard(change)).shots),
    },
    {
      by: DEMO_DIRECTOR, permission: 'tasks:write',
      run: async (change) => makeTasks(change, film, (await readBoard(change)).shots, people),
    },
    { by: DEMO_DIRECTOR, permission: 'shots:write', run: (change, viewer) => setShots(change, viewer, film) },
    ...DEMO_ARTISTS.map((artist): FilmStep => ({
      by: artist, permission: 'drawings:write', run: (change, viewer) => draw(change, viewer, drawnBy(artist)),
    })),
  ]
}

/** Reads the film that every organization can have; what it answers makes it in a new project, inside its change. */
export function readSampleFilm(): (change: ProjectChange, viewer: Viewer) => Promise<void> {
  const steps = readSteps(SALT_HOUSE, new Map())
  return async (change, viewer) => {
    for (const { run } of steps) await run(change, viewer)
  }
}
