import type { Client } from '../harness/client.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { anyPng, giveImage } from '../harness/images.ts'
import { giveSoundtrack, wavOf } from '../harness/sounds.ts'
import { percentile, type Ratio, ratioOf, repeated, slowness, timed } from './measure.ts'
import { SAVE, stroke } from './saves.ts'

const RATE = 24
const SHOT_FRAMES = 48
const SHOTS = repeated(60, 20)
/** Pictures that differ, given to the shots in turn. */
const PICTURES = 6
const SECONDS = (SHOTS * SHOT_FRAMES) / RATE
const SAVES = repeated(150, 80)
const PAUSE_MS = 100
const LOOK_MS = 250

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Exported {
  id: string
  status: string
  startedAt: string
  finishedAt: string
  bytes: number
}

const EXPORT = 'id status startedAt finishedAt bytes'

async function startVideo(client: Client, person: Person, projectId: string): Promise<Exported> {
  const input = { projectId, as: { video: { width: 1920, height: 1080 } } }
  const query = `mutation ($input: CreateExportInput!) { createExport(input: $input) { projectExport { ${EXPORT} } } }`
  const answer = await client.ask<{ createExport: { projectExport: Exported } }>(person, query, { input })
  return answer.createExport.projectExport
}

async function look(client: Client, person: Person, id: string): Promise<Exported> {
  const query = `query ($id: ID!) { node(id: $id) { ... on ProjectExport { ${EXPORT} } } }`
  const { node } = await client.ask<{ node: Exported }>(person, query, { id })
  if (node.status === 'FAILED') throw new Error('The video was not written')
  return node
}

const isUnderWay = ({ status }: Exported) => status === 'QUEUED' || status === 'RUNNING'

/** A board of stills with a soundtrack: two minutes, and half of that in the short form. */
async function makeFilm(client: Client, person: Person, organizationId: string): Promise<string> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Film')
  const shots = Array.from({ length: SHOTS }, () => ({ frames: SHOT_FRAMES }))
  const { createShots } = await client.ask<{ createShots: { shots: { views: { id: string }[] }[] } }>(
    person,
    'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { views { id } } } }',
    { input: { storyboardId, shots } },
  )
  const pictures = await Promise.all(Array.from({ length: PICTURES }, () => anyPng({ width: 1_920, height: 1_080 })))
  for (const [index, { views: [view] }] of createShots.shots.entries()) {
    const viewId = view?.id ?? ''
    await giveImage(client, person, viewId, pictures[index % PICTURES])
    await client.ask(person, SAVE, { input: { viewId, operations: [stroke(), stroke(), stroke()] } })
  }
  await giveSoundtrack(client, person, storyboardId, wavOf(SECONDS, undefined, 44_100))
  return projectId
}

const CAMERA = `mutation ($input: SetViewCameraInput!) { setViewCamera(input: $input) { view { id } } }`

/** Lets the camera move in every shot of a film: in, out, across and turning, beyond the frame too. */
async function moveCameras(client: Client, person: Person, projectId: string): Promise<void> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Project { shots(first: 200) { nodes { views { id } } } } } }`
  const { node } = await client.ask<{ node: { shots: { nodes: { views: { id: string }[] }[] } } }>(
    person, query, { id: projectId },
  )
  const whole = { x: 210, y: 120, width: 420, angle: 0 }
  const moves = [
    { start: whole, end: { x: 130, y: 80, width: 210, angle: 0 } },
    { start: { x: 210, y: 100, width: 260, angle: 0 }, end: { ...whole, width: 460 } },
    { start: { ...whole, x: 0 }, end: { ...whole, x: 500 } },
    { start: { ...whole, width: 300, angle: -4 }, end: { ...whole, width: 340, angle: 5 } },
  ]
  for (const [index, { views: [view] }] of node.shots.nodes.entries()) {
    await client.ask(person, CAMERA, { input: { viewId: view?.id, camera: moves[index % moves.length] } })
  }
}

/** Writes a film: how long that takes on the machine the bounds were set on, as a share of the film's length. */
async function written(client: Client, person: Person, projectId: string, name: string, bound: number): Promise<Ratio> {
  const before = slowness()
  let film = await startVideo(client, person, projectId)
  for (; isUnderWay(film); film = await look(client, person, film.id)) await pause(LOOK_MS)
  const pace = Math.min(before, slowness())
  const took = (Date.parse(film.finishedAt) - Date.parse(film.startedAt)) / 1_000
  const detail = `${took.toFixed(1)} s for ${SECONDS} s, the machine ${pace.toFixed(2)} times slower; ` +
    `${(film.bytes / 1e6).toFixed(1)} MB`
  return { name: `video: time to write 1080p24 of ${name}, of its length`, bound, value: took / pace / SECONDS, detail }
}

/** Times saves one after another, until there are enough or `isOver`. */
async function save(client: Client, person: Person, viewId: string, isOver: () => boolean): Promise<number[]> {
  const samples: number[] = []
  while (samples.length < SAVES && !isOver()) {
    const operations = [stroke(), stroke(), stroke()]
    samples.push(await timed(() => client.ask(person, SAVE, { input: { viewId, operations } })))
    await pause(PAUSE_MS)
  }
  return samples
}

/** Writes a film of stills alone, then while somebody draws: how long does it take, and what does a save notice? */
export async function measureVideo(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const projectId = await makeFilm(client, person, organizationId)
  const drawn = await makeProject(client, person, organizationId, 'Drawn meanwhile')
  const shot = await makeShot(client, person, drawn.storyboardId)
  const viewId = shot.views[0]?.id ?? ''
  const stills = await written(client, person, projectId, 'stills', 0.5)

  await save(client, person, viewId, () => false)
  const before = await save(client, person, viewId, () => false)
  let film = await startVideo(client, person, projectId)
  while (film.status === 'QUEUED') film = await look(client, person, film.id)
  const looking = (async () => {
    for (; isUnderWay(film); film = await look(client, person, film.id)) await pause(LOOK_MS)
  })()
  const meanwhile = await save(client, person, viewId, () => !isUnderWay(film))
  await looking
  // Before and after, so that a machine that gets slower or faster meets both.
  const alone = [...before, ...(await save(client, person, viewId, () => false))]
  await moveCameras(client, person, projectId)
  const moved = await written(client, person, projectId, 'camera moves', 1)
  return [
    stills,
    moved,
    ratioOf(
      'video: a save while one is written, to one alone (p95)', 1.3, (samples) => percentile(samples, 0.95), meanwhile,
      alone,
    ),
  ]
}
