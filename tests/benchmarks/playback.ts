import type { Client } from '../harness/client.ts'
import { makeProject, type Person } from '../harness/fixtures.ts'
import { anyPng, giveImage } from '../harness/images.ts'
import { giveSoundtrack, wavOf } from '../harness/sounds.ts'
import { measurePlayback } from '../e2e/playbackMeasure.ts'
import { openBench } from './browser.ts'
import { type Ratio, repeated } from './measure.ts'

const SHOTS = 200
const FRAMES = 72
const RATE = 24
const SECONDS = repeated(60, 15)
/** Pictures that differ, given to the shots in turn. */
const PICTURES = 24
const SHARE_DUE = 0.995
const START_MS = 200
const GROWTH = 1.25

interface Painted {
  views: { thumbnailUrl: string; largeUrl: string }[]
}

interface Made {
  createShots: { shots: { views: { id: string }[] }[] }
}

/** Has every picture painted, as it is on a board that somebody looked at before. */
async function paintAll(client: Client, person: Person, storyboardId: string): Promise<void> {
  const { storyboard } = await client.ask<{ storyboard: { shots: { nodes: Painted[] } } }>(
    person,
    `query ($id: ID!) { storyboard(by: { id: $id }) { shots(first: 1000) { nodes {
      views { thumbnailUrl largeUrl: thumbnailUrl(width: 1920) } } } } }`,
    { id: storyboardId },
  )
  for (const { views } of storyboard.shots.nodes) {
    const urls = views.flatMap((view) => [view.thumbnailUrl, view.largeUrl])
    await Promise.all(urls.map(async (url) => (await fetch(`${client.url}${url}`)).arrayBuffer()))
  }
}

/** A board of 200 shots with pictures and ten minutes of sound; answers the path of its preview. */
async function makeSequence(client: Client, person: Person, organizationId: string): Promise<string> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Playback')
  const { createShots } = await client.ask<Made>(
    person,
    'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { views { id } } } }',
    { input: { storyboardId, shots: Array.from({ length: SHOTS }, () => ({ frames: FRAMES })) } },
  )
  const pictures = await Promise.all(Array.from({ length: PICTURES }, () => anyPng({ width: 1_920, height: 1_097 })))
  for (const [index, { views: [view] }] of createShots.shots.entries()) {
    await giveImage(client, person, view?.id ?? '', pictures[index % PICTURES])
  }
  await paintAll(client, person, storyboardId)
  await giveSoundtrack(client, person, storyboardId, wavOf((SHOTS * FRAMES) / RATE, undefined, 16_000))
  return `/dashboard/projects/${projectId}/preview`
}

/** Plays a minute of ten with sound, by the real clock: is the picture shown the picture due? */
export async function measurePlaybackInStep(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const path = await makeSequence(client, person, organizationId)
  const bench = await openBench(client.url, person, () => undefined)
  try {
    const page = await bench.context.newPage()
    const seen = await measurePlayback(page, `${client.url}${path}`, { seconds: SECONDS, rate: RATE })
    const { animationFrames, share, furthest, startMilliseconds, memory } = seen
    const detail = `${(share * 100).toFixed(2)} % of ${animationFrames} animation frames showed the frame due`
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
    const wrong = (1 - share) / (1 - SHARE_DUE)
    return [
      { name: 'playback: wrong animation frames, of those allowed', value: wrong, bound: 1, detail },
      { name: 'playback: frames off at most', value: furthest, bound: 1, unit: ' frames', detail: 'at any moment' },
      {
        name: 'playback: start to first frame, of 200 ms',
        value: startMilliseconds / START_MS,
        bound: 1,
        detail: `${startMilliseconds.toFixed(0)} ms`,
      },
      {
        name: 'playback: memory at the end, of that after a quarter',
        value: memory.late / memory.early,
        bound: GROWTH,
        detail: `${megabytes(memory.late)} after ${megabytes(memory.early)}`,
      },
    ]
  } finally {
    await bench.close()
  }
}
