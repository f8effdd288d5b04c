import pg from 'pg'
import { fillStudio, LARGE_STUDIO, projectOf } from '../../prisma/studio/fillStudio.ts'
import { uuidOf } from '../../server/kernel/ids.ts'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { type Client, clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, type Person } from '../harness/fixtures.ts'
import { makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'
import { documentOf } from './clientDocument.ts'
import { paced, pacedFigure, type PacedTime, percentile, type Ratio, ratioOf, repeated, timed } from './measure.ts'

/** A fifth of what `npm run generate-studio` makes: 20,000 shots, a million operations, two million events. */
const PROJECTS = repeated(40, 6)
const READS = repeated(80, 20)
const WARM_UPS = repeated(15, 5)
const EXPORTS = repeated(5, 2)
const BOUND = 1.3
const MOST_SEARCH_MS = 150
const LOOK_MS = 20

/** What people read of a project. */
const PAGES = [
  { name: 'a board, 60 shots', query: 'useBoardShotsPaginationQuery', of: 'storyboardId', variables: { first: 60 } },
  { name: 'a task board, 50 cards', query: 'TaskColumnPaginationQuery', of: 'projectId', variables: { first: 50 } },
  { name: 'a breakdown, 20 shots', query: 'BreakdownShotsPaginationQuery', of: 'projectId', variables: { first: 20 } },
  { name: 'activity, 50 events', query: 'ProjectActivityPaginationQuery', of: 'projectId', variables: { count: 50 } },
] as const

const SEARCH = 'query ($query: String!) { search(query: $query, first: 20) { totalCount nodes { __typename } } }'
const CREATE_EXPORT = 'mutation ($input: CreateExportInput!) { createExport(input: $input) { projectExport { id } } }'
const READ_EXPORT = 'query ($id: ID!) { node(id: $id) { ... on ProjectExport { status finishedAt } } }'

/** A studio of some size on a server of its own. */
interface Studio {
  server: ServerProcess
  client: Client
  owner: Person
  projectId: string
  storyboardId: string
}

async function makeStudio(server: ServerProcess, databaseUrl: string, projects: number): Promise<Studio> {
  const client = clientOf(server.url)
  const owner = await makePerson(client)
  const organization = await makeOrganization(client, owner, { name: 'Bench' })
  const organizationId = uuidOf('Organization', organization)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  try {
    await fillStudio(pool, { organizationId, userId: uuidOf('User', owner.id) }, { ...LARGE_STUDIO, projects })
  } finally {
    await pool.end()
  }
  return { server, client, owner, ...projectOf(organizationId, Math.floor(projects / 2)) }
}

async function read(studio: Studio, { query, of, variables }: (typeof PAGES)[number]): Promise<void> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: documentOf(query).id } }
  const answer = await fetch(`${studio.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${studio.owner.accessToken}` },
    body: JSON.stringify({ extensions, variables: { id: studio[of], ...variables } }),
  })
  const text = await answer.text()
  if (!text.includes('"edges":[{')) throw new Error(`${query} is empty: ${text.slice(0, 500)}`)
}

async function writeExport({ client, owner, projectId }: Studio): Promise<void> {
  const input = { projectId, as: { data: {} } }
  interface Made {
    createExport: { projectExport: { id: string } }
  }
  const { createExport: { projectExport: { id } } } = await client.ask<Made>(owner, CREATE_EXPORT, { input })
  interface Found {
    node: { status: string; finishedAt: string | null }
  }
  for (;;) {
    const { node } = await client.ask<Found>(owner, READ_EXPORT, { id })
    if (node.status === 'DONE') return
    if (node.finishedAt !== null) throw new Error(`An export ended as ${node.status}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Milliseconds that work takes in each studio, in turns, so that both meet the same machine. */
async function inTurns(
  [large, small]: readonly [Studio, Studio], times: number, work: (studio: Studio) => Promise<void>,
) {
  const samples = { large: [] as number[], small: [] as number[] }
  for (let time = 0; time < times; time++) {
    samples.small.push(await timed(() => work(small)))
    samples.large.push(await timed(() => work(large)))
  }
  return samples
}

/** What one project of a large studio takes, to the same project as the only one of a studio. */
export async function measureScale(): Promise<Ratio[]> {
  const folders = [makeDataFolder(), makeDataFolder(), makeDataFolder(), makeDataFolder()] as const
  const [one, other] = [await startEmbeddedDatabase(folders[0].path), await startEmbeddedDatabase(folders[1].path)]
  const databases = [one, other] as const
  const servers: ServerProcess[] = []
  const makeOn = async (index: 0 | 1, projects: number) => {
    const { url } = databases[index]
    const server = await startServer(folders[index + 2]?.path ?? '', { DATABASE_URL: url, TRUST_PROXY: 'on' })
    servers.push(server)
    return makeStudio(server, url, projects)
  }
  try {
    const studios = [await makeOn(0, PROJECTS), await makeOn(1, 1)] as const
    const median = (samples: readonly number[]) => percentile(samples, 0.5)
    const ratios: Ratio[] = []
    for (const page of PAGES) {
      await inTurns(studios, WARM_UPS, (studio) => read(studio, page))
      const { large, small } = await inTurns(studios, READS, (studio) => read(studio, page))
      ratios.push(ratioOf(`${page.name}, of ${PROJECTS} projects to of one (medians)`, BOUND, median, large, small))
    }
    const written = await inTurns(studios, EXPORTS, writeExport)
    const title = `an export of a project, of ${PROJECTS} to of one (medians)`
    ratios.push(ratioOf(title, BOUND, median, written.large, written.small))
    const searches: PacedTime[] = []
    for (let time = -WARM_UPS; time < READS; time++) {
      const query = `Plate ${Math.abs(time) % 90}`
      const took = await paced(() => studios[0].client.ask(studios[0].owner, SEARCH, { query }))
      if (time >= 0) searches.push(took)
    }
    const detail = `${PROJECTS} projects of ${LARGE_STUDIO.boards * LARGE_STUDIO.shots} shots`
    const search = { name: 'a search of a whole studio (p95)', bound: MOST_SEARCH_MS, detail }
    ratios.push(pacedFigure(search, (samples) => percentile(samples, 0.95), searches))
    return ratios
  } finally {
    for (const server of servers) await server.end('SIGTERM')
    for (const database of databases) await database.stop()
    for (const folder of folders) folder.remove()
  }
}
