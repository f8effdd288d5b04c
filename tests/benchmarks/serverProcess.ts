import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, type Person } from '../harness/fixtures.ts'
import { makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'
import { makeDrawnBoard } from './board.ts'
import { boardDocument } from './clientDocument.ts'
import { paced, pacedFigure, type PacedTime, percentile, type Ratio, repeated } from './measure.ts'

const SHOTS = 60
const STARTS = repeated(5, 2)
const READS = repeated(10_000, 1_000)
/** Shots that are drawn in and painted. */
const PICTURES = 200
/** So many reads wait for their answers at a time. */
const READERS = 4
/** The server has nothing left to do by then, in milliseconds. */
const IDLE_MS = 15_000
const BYTES_PER_MEGABYTE = 1_000_000

/** Megabytes of memory that a process has resident. Linux alone says it. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return (Number(kilobytes) * 1_024) / BYTES_PER_MEGABYTE
}

async function makeBoard(url: string) {
  const client = clientOf(url)
  const person = await makePerson(client)
  const organizationId = await makeOrganization(client, person, { name: 'Bench' })
  const { storyboardId } = await makeProject(client, person, organizationId, 'One page')
  const shots = Array.from({ length: SHOTS }, (_, index) => ({ name: `Plate ${index}` }))
  const create = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }'
  await client.ask(person, create, { input: { storyboardId, shots } })
  return { person, organizationId, storyboardId }
}

async function readBoard(url: string, { accessToken }: Person, storyboardId: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  const extensions = { persistedQuery: { version: 1, sha256Hash: boardDocument().id } }
  const body = JSON.stringify({ extensions, variables: { id: storyboardId, first: SHOTS } })
  const read = async (): Promise<void> => {
    const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text()
    if (!text.includes(`"totalCount":${SHOTS}`)) throw new Error(`The board is not answered: ${text.slice(0, 500)}`)
  }
  const reader = async (): Promise<void> => {
    for (let time = 0; time < READS / READERS; time++) await read()
  }
  await Promise.all(Array.from({ length: READERS }, reader))
}

/** How long the built server takes to answer on a database that is up to date, and how much memory it needs. */
export async function measureServerProcess(): Promise<Ratio[]> {
  if (!existsSync('/proc/self/status')) throw new Error('serverProcess reads memory from /proc, which is not here')
  const folders = [makeDataFolder(), makeDataFolder()] as const
  const database = await startEmbeddedDatabase(folders[0].path)
  let server: ServerProcess | null = null
  const start = async (): Promise<ServerProcess> =>
    startServer(folders[1].path, { DATABASE_URL: database.url, TRUST_PROXY: 'on' })
  try {
    // The first start makes the tables.
    server = await start()
    const board = await makeBoard(server.url)
    const times: PacedTime[] = []
    for (let time = 0; time < STARTS; time++) {
      await server?.end('SIGTERM')
      server = null
      times.push(await paced(async () => void (server = await start())))
    }
    const running = server as unknown as ServerProcess
    await pause(IDLE_MS)
    const idle = memoryOf(running.pid)
    await readBoard(running.url, board.person, board.storyboardId)
    await pause(IDLE_MS)
    const after = memoryOf(running.pid)
    await makeDrawnBoard(clientOf(running.url), board.person, board.organizationId, PICTURES)
    await pause(IDLE_MS)
    const painted = memoryOf(running.pid)
    return [
      pacedFigure(
        {
          name: 'a built server, from its start to its first answer (median)', bound: 2_000,
          detail: `${STARTS} starts on a database that is up to date`,
        },
        (samples) => percentile(samples, 0.5), times,
      ),
      {
        name: 'memory of an idle server process', unit: 'MB', bound: 220, value: idle,
        detail: 'its own, without PostgreSQL',
      },
      {
        name: `memory after ${READS} reads of a board, to before`, bound: 1.15, value: after / idle,
        detail: `${after.toFixed(0)} MB to ${idle.toFixed(0)} MB`,
      },
      {
        name: `memory after ${PICTURES} pictures are painted, to before`, bound: 1.5, value: painted / after,
        detail: `${painted.toFixed(0)} MB to ${after.toFixed(0)} MB`,
      },
    ]
  } finally {
    await server?.end('SIGTERM')
    await database.stop()
    for (const folder of folders) folder.remove()
  }
}
