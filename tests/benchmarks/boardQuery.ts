import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, type Person } from '../harness/fixtures.ts'
import { freePort, makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'
import { boardDocument } from './clientDocument.ts'
import { cpuOf, percentile, type Ratio, repeated } from './measure.ts'

const SHOTS = 1_000
/** Shots of a request: the client's page, and as many as a request may cost. */
export const PAGES = [60, 490] as const
type PageSize = (typeof PAGES)[number]
const BATCH = 500
const STATUSES = 3
/** How often a board is read in a round. The servers take turns, so that what else the machine does meets them all. */
const BOARDS = repeated(8, 4)
const ROUNDS = repeated(5, 3)
const WARM_UPS = repeated(10, 5)
/** How often the viewer is asked for in a round, and before all rounds, until what runs often is compiled. */
const ASKS = repeated(2_000, 200)
const ASKS_BEFORE = repeated(8_000, 200)

/** What ours is compared with, in words, and what it may be of its cost at most for each page. */
const COMPARED = [
  ['yoga', 'Yoga with dataloader', { 60: 1, 490: 1 }],
  ['mercurius', 'Mercurius with JIT and dataloader', { 60: 1, 490: 0.7 }],
  ['json', 'one statement with json_agg', { 60: 5, 490: 6 }],
] as const

interface Rival {
  name: string
  url: string
  pid: number
  /** How it is told which document to run. */
  asked: object
}

async function makeBoard(url: string): Promise<{ person: Person; storyboardId: string }> {
  const client = clientOf(url)
  const person = await makePerson(client)
  const organizationId = await makeOrganization(client, person, { name: 'Bench' })
  const { storyboardId, statusIds } = await makeProject(client, person, organizationId, 'Long board')
  const shots = Array.from({ length: SHOTS }, (_, index) => ({
    name: `Plate ${index}`,
    description: 'Reeds in the wind, the heron rises.',
    statusId: statusIds[index % STATUSES],
  }))
  const create = `mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }`
  const addView = `mutation ($input: CreateViewsInput!) { createViews(input: $input) { views { id } } }`
  for (let from = 0; from < SHOTS; from += BATCH) {
    interface Made {
      createShots: { shots: { id: string }[] }
    }
    const input = { storyboardId, shots: shots.slice(from, from + BATCH) }
    const { createShots } = await client.ask<Made>(person, create, { input })
    const add = (shotId: string) => client.ask(person, addView, { input: { shotId, views: [{ name: 'B' }] } })
    await Promise.all(createShots.shots.map(({ id }) => add(id)))
  }
  return { person, storyboardId }
}

async function startRival(kind: string, databaseUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort()
  const script = fileURLToPath(new URL('boardRivals.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, kind, String(port), databaseUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  while (!(await fetch(url).then(() => true, () => child.exitCode !== null))) await pause()
  return { child, url }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

interface Page {
  data?: { node: { shots: { totalCount: number; edges: { cursor: string; node: { views: unknown[] } }[] } } | null }
}

/** Node's fetch asks for compressed answers, and ours alone compresses them. */
const headersOf = (token: string) =>
  ({ 'content-type': 'application/json', 'accept-encoding': 'identity', authorization: `Bearer ${token}` })

/** Reads the board page by page; answers how much text came. Throws for anything but 1,000 shots of two views. */
async function readBoard({ name, url, asked }: Rival, { accessToken }: Person, id: string, first: number) {
  const headers = headersOf(accessToken)
  let [count, length] = [0, 0]
  for (let after: string | null = null; count < SHOTS; ) {
    const body: string = JSON.stringify({ ...asked, variables: { id, first, after } })
    const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text()
    const { totalCount = 0, edges = [] } = (JSON.parse(text) as Page).data?.node?.shots ?? {}
    const rest = Math.min(first, SHOTS - count)
    if (totalCount !== SHOTS || edges.length !== rest || edges.some(({ node }) => node.views.length !== 2)) {
      throw new Error(`${name} does not answer the board: ${text.slice(0, 500)}`)
    }
    after = edges.at(-1)?.cursor ?? null
    count += edges.length
    length += text.length
  }
  return length
}

/** Milliseconds of CPU time that each takes for a board read so many shots at a time, in turns. */
async function measurePages(rivals: readonly Rival[], person: Person, id: string, first: PageSize): Promise<Ratio[]> {
  const lengths = new Map<string, number>()
  for (const rival of rivals) {
    for (let time = 0; time < WARM_UPS; time++) lengths.set(rival.name, await readBoard(rival, person, id, first))
  }
  const samples = new Map(rivals.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const rival of rivals) {
      const before = cpuOf(rival.pid)
      for (let time = 0; time < BOARDS; time++) await readBoard(rival, person, id, first)
      samples.get(rival.name)?.push((cpuOf(rival.pid) - before) / BOARDS)
    }
  }
  const costs = new Map([...samples].map(([name, each]) => [name, percentile(each, 0.5)]))
  const ours = costs.get('ours') ?? Number.NaN
  return COMPARED.map(([name, words, bounds]) => {
    const cost = costs.get(name) ?? Number.NaN
    const sizes = `${lengths.get('ours')} and ${lengths.get(name)} bytes`
    return {
      name: `CPU of a board of 1,000 shots, ${first} a request, to ${words}`,
      value: ours / cost,
      bound: bounds[first],
      detail: `${ours.toFixed(1)} ms to ${cost.toFixed(1)} ms a board; ${sizes}`,
    }
  })
}

/** What is asked of the viewer, with its bound: the id stands in the token, so only the second reads a row. */
const VIEWER = [['id', 2], ['id name email', null]] as const

/** Milliseconds of CPU time of a request for the viewer alone: what every request costs before its rows are read. */
async function measureViewer(
  rivals: readonly Rival[], { accessToken }: Person, [fields, bound]: typeof VIEWER[number],
): Promise<Ratio> {
  const headers = headersOf(accessToken)
  const body = JSON.stringify({ query: `{ viewer { ${fields} } }` })
  const samples = new Map(rivals.map(({ name }) => [name, [] as number[]]))
  for (let round = -1; round < ROUNDS; round++) {
    for (const { name, url, pid } of rivals) {
      const before = cpuOf(pid)
      for (let time = 0; time < (round < 0 ? ASKS_BEFORE : ASKS); time++) {
        const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text()
        if (!text.includes('"viewer":{"id"')) throw new Error(`${name} does not answer the viewer: ${text}`)
      }
      // The first round warms them up.
      if (round >= 0) samples.get(name)?.push((cpuOf(pid) - before) / ASKS)
    }
  }
  const [ours = Number.NaN, theirs = Number.NaN] = [...samples.values()].map((each) => percentile(each, 0.5))
  return {
    name: `CPU of { viewer { ${fields} } } with a token, to Mercurius with the same look-up and count`,
    value: ours / theirs, bound, detail: `${ours.toFixed(2)} ms to ${theirs.toFixed(2)} ms a request`,
  }
}

/** Server CPU time of the client's board query, beside what others take for the same rows of the same database. */
export async function measureBoardQuery(): Promise<Ratio[]> {
  if (!existsSync('/proc/self/stat')) throw new Error('boardQuery reads CPU times from /proc, which is not here')
  const folders = [makeDataFolder(), makeDataFolder()] as const
  const database = await startEmbeddedDatabase(folders[0].path)
  const children: ChildProcess[] = []
  let server: ServerProcess | null = null
  try {
    server = await startServer(folders[1].path, { DATABASE_URL: database.url, TRUST_PROXY: 'on' })
    const { person, storyboardId } = await makeBoard(server.url)
    const { id, text } = boardDocument()
    const asked = { extensions: { persistedQuery: { version: 1, sha256Hash: id } } }
    const rivals: Rival[] = [{ name: 'ours', url: server.url, pid: server.pid, asked }]
    for (const [kind] of COMPARED) {
      const { child, url } = await startRival(kind, database.url)
      children.push(child)
      rivals.push({ name: kind, url, pid: child.pid ?? 0, asked: { query: text } })
    }
    const ratios: Ratio[] = []
    for (const first of PAGES) ratios.push(...(await measurePages(rivals, person, storyboardId, first)))
    const askedForViewer = rivals.filter(({ name }) => name === 'ours' || name === 'mercurius')
    for (const asked of VIEWER) ratios.push(await measureViewer(askedForViewer, person, asked))
    return ratios
  } finally {
    for (const child of children) child.kill()
    await server?.end('SIGTERM')
    await database.stop()
    for (const folder of folders) folder.remove()
  }
}
