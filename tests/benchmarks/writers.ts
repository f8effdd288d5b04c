import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { fromTypeId } from '../../server/kernel/ids.ts'
import { type Client, clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, PASSWORD, type Person } from '../harness/fixtures.ts'
import { freePort, makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'
import { percentile, type Ratio, repeated } from './measure.ts'

const SHOTS = 200
const WRITERS = 16
const ROUNDS = repeated(7, 3)
const ROUND_MS = repeated(4_000, 1_500)
const WARM_UP_MS = repeated(10_000, 2_000)
const MOVE = 'mutation ($input: MoveShotsInput!) { moveShots(input: $input) { shots { id } storyboard { revision } } }'

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Moves a shot behind another, as one of the writers. */
type Move = (writer: number, shotId: string, afterId: string) => Promise<void>

async function startRival(databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort()
  const script = fileURLToPath(new URL('moveRival.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(port), databaseUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  while (!(await fetch(url).then(() => true, () => child.exitCode !== null))) await pause()
  return { child, url }
}

async function makeBoard(client: Client, owner: Person) {
  const organizationId = await makeOrganization(client, owner, { name: 'Bench' })
  const { projectId, storyboardId } = await makeProject(client, owner, organizationId, 'Sixteen hands')
  const shots = Array.from({ length: SHOTS }, () => ({}))
  const create = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }'
  interface Made {
    createShots: { shots: { id: string }[] }
  }
  const { createShots } = await client.ask<Made>(owner, create, { input: { storyboardId, shots } })
  return { projectId, shotIds: createShots.shots.map(({ id }) => id) }
}

/** The owner in as many sessions as there are writers. */
async function signInWriters(client: Client, owner: Person): Promise<Person[]> {
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }'
  const writers: Person[] = []
  for (let writer = 0; writer < WRITERS; writer++) {
    const input = { email: owner.email, password: PASSWORD }
    const { signIn: { accessToken } } = await client.ask<{ signIn: { accessToken: string } }>(null, signIn, { input })
    writers.push({ ...owner, accessToken })
  }
  return writers
}

/** Milliseconds a move, while each of the writers moves shots of its own one after the other. */
async function measureMoves(move: Move, shotIds: readonly string[], milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  let moves = 0
  const pick = (from: readonly string[]) => from[Math.floor(Math.random() * from.length)] ?? ''
  const write = async (writer: number): Promise<void> => {
    const own = shotIds.filter((_id, index) => index % WRITERS === writer)
    const others = shotIds.filter((_id, index) => index % WRITERS !== writer)
    while (performance.now() < until) {
      await move(writer, pick(own), pick(others))
      moves++
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return (performance.now() - start) / moves
}

/** Moves that writers make at once on one board, to those of a bare lock of the parent row. */
export async function measureWriters(): Promise<Ratio[]> {
  const folders = [makeDataFolder(), makeDataFolder()] as const
  const database = await startEmbeddedDatabase(folders[0].path)
  let server: ServerProcess | null = null
  let rival: ChildProcess | null = null
  try {
    server = await startServer(folders[1].path, { DATABASE_URL: database.url, TRUST_PROXY: 'on' })
    const client = clientOf(server.url)
    const owner = await makePerson(client)
    const [ours, theirs] = [await makeBoard(client, owner), await makeBoard(client, owner)]
    const writers = await signInWriters(client, owner)
    const { child, url } = await startRival(database.url)
    rival = child
    const uuidOf = (id: string) => fromTypeId(id).uuid
    const contenders: { move: Move; shotIds: string[]; samples: number[] }[] = [
      {
        shotIds: ours.shotIds, samples: [],
        move: async (writer, shotId, afterId) => {
          await client.ask(writers[writer] ?? owner, MOVE, { input: { shots: [{ shotId }], to: { afterId } } })
        },
      },
      {
        shotIds: theirs.shotIds, samples: [],
        move: async (_writer, shotId, afterId) => {
          const body = JSON.stringify({
            projectId: uuidOf(theirs.projectId), shotId: uuidOf(shotId), afterId: uuidOf(afterId),
          })
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch(`${url}/move`, { method: 'POST', headers, body })
          if (!answer.ok) throw new Error(`The rival does not move: ${await answer.text()}`)
          await answer.text()
        },
      },
    ]
    for (const { move, shotIds } of contenders) await measureMoves(move, shotIds, WARM_UP_MS)
    for (let round = 0; round < ROUNDS; round++) {
      for (const { move, shotIds, samples } of contenders) samples.push(await measureMoves(move, shotIds, ROUND_MS))
    }
    const [own = Number.NaN, bare = Number.NaN] = contenders.map(({ samples }) => percentile(samples, 0.5))
    const aSecond = (each: number) => (1_000 / each).toFixed(0)
    return [{
      name: `a move of ${WRITERS} writers on one board, to a bare lock of the parent row`, value: own / bare,
      bound: null, detail: `${aSecond(own)} moves a second to ${aSecond(bare)}`,
    }]
  } finally {
    rival?.kill()
    await server?.end('SIGTERM')
    await database.stop()
    for (const folder of folders) folder.remove()
  }
}
