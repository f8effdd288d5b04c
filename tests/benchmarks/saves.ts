import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { bytesToBase64 } from '../../drawing/base64.ts'
import { encodePayload } from '../../drawing/encoding.ts'
import type { Client } from '../harness/client.ts'
import { makeProject, makeShot, PASSWORD, type Person } from '../harness/fixtures.ts'
import { percentile, type Ratio, ratioOf, repeated, slowness, timed } from './measure.ts'

const PEOPLE = 20
const SAVES = repeated(15, 8)
/**
 * People draw: each finishes a stroke about this often on the machine that the bounds were set on. On a slower one they
 * draw as much slower, so that the server is as busy.
 */
const STROKE_MS = 500
const POINTS = 60

export const SAVE = `mutation ($input: AppendViewOpsInput!) {
  appendViewOps(input: $input) { view { id revision } operations { seq opId } }
}`

export function stroke() {
  const points = Array.from({ length: POINTS }, (_, index) => ({
    x: 40 + index * 5 + Math.random(),
    y: 120 + Math.sin(index / 6) * 60,
    pressure: 0.5 + Math.sin(index / 9) / 4,
  }))
  const strokes = [{ id: uuidv7(), tool: 'pen' as const, color: '#101216', radius: 2, opacity: 1, points }]
  const operation = { opId: randomUUID(), kind: 'ADD_STROKES' as const, strokes }
  return { opId: operation.opId, kind: operation.kind, payload: bytesToBase64(encodePayload(operation)) }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Artist {
  person: Person
  viewId: string
}

async function draw(client: Client, { person, viewId }: Artist, strokeMs: number): Promise<number[]> {
  const samples: number[] = []
  await pause(Math.random() * strokeMs)
  for (let index = 0; index < SAVES; index++) {
    const operations = [stroke(), stroke(), stroke()]
    samples.push(await timed(() => client.ask(person, SAVE, { input: { viewId, operations } })))
    await pause(strokeMs * (0.5 + Math.random()))
  }
  return samples
}

/** Times saves of one person alone, then of twenty on twenty shots of the same project, then twenty in one instant. */
export async function measureSaves(client: Client, owner: Person, organizationId: string): Promise<Ratio[]> {
  const { storyboardId } = await makeProject(client, owner, organizationId, 'Twenty hands')
  const artists: Artist[] = []
  for (let index = 0; index < PEOPLE; index++) {
    const shot = await makeShot(client, owner, storyboardId)
    const { signIn } = await client.ask<{ signIn: { accessToken: string } }>(
      null,
      `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`,
      { input: { email: owner.email, password: PASSWORD } },
    )
    const viewId = shot.views[0]?.id ?? ''
    artists.push({ person: { ...owner, accessToken: signIn.accessToken }, viewId })
  }
  const [first] = artists
  if (!first) throw new Error('Nobody draws')
  const strokeMs = STROKE_MS * slowness()
  const drawIn = (artist: Artist) => draw(client, artist, strokeMs)
  await drawIn(first)
  const alone = [...(await drawIn(first)), ...(await drawIn(first))]
  const together = (await Promise.all(artists.map(drawIn))).flat()
  const instants: number[] = []
  for (let index = 0; index < SAVES; index++) {
    const saves = artists.map(({ person, viewId }) => {
      const input = { viewId, operations: [stroke(), stroke(), stroke()] }
      return timed(() => client.ask(person, SAVE, { input }))
    })
    instants.push(...(await Promise.all(saves)))
    await pause(strokeMs)
  }
  const p95 = (samples: readonly number[]) => percentile(samples, 0.95)
  return [
    ratioOf('a save while 20 people draw, to one alone (p95)', 2, p95, together, alone),
    ratioOf('20 saves sent in the same instant, to one alone (p95)', 6, p95, instants, alone),
  ]
}
