import { existsSync } from 'node:fs'
import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, type Person } from '../harness/fixtures.ts'
import { makeDataFolder, startServer } from '../harness/serverProcess.ts'
import { documentOf } from './clientDocument.ts'
import { cpuOf, percentile, type Ratio, repeated } from './measure.ts'

const SHOTS = 200
const TASKS = 200
/** Assets, and how many of them are cast in each shot. */
const [ASSETS, CAST] = [12, 3]
const STATUSES = ['To Do', 'In Progress', 'Blocked', 'In Review', 'Done']
/** How often a page is read in a round. The pages take turns, so that what else the machine does meets them all. */
const READS = repeated(150, 15)
const ROUNDS = repeated(7, 3)
const WARM_UPS = repeated(800, 30)

const BOARD = 'the board, 60 shots'
/**
 * Each page as the client reads it on, how much of it, and what it may cost of a page of a board. Column by column, a
 * task board reads 30 cards at a time.
 */
const PAGES = [
  { name: BOARD, query: 'useBoardShotsPaginationQuery', of: 'board', variables: { first: 60 }, bound: null },
  {
    name: 'the task board, 50 cards', query: 'TaskColumnPaginationQuery', of: 'project', variables: { first: 50 },
    bound: 1,
  },
  {
    name: 'the breakdown, 20 shots', query: 'BreakdownShotsPaginationQuery', of: 'project', variables: { first: 20 },
    bound: 1,
  },
  {
    name: 'the activity, 50 events', query: 'ProjectActivityPaginationQuery', of: 'project', variables: { count: 50 },
    bound: 1.2,
  },
] as const

/** A studio whose pages are full: shots of two pictures with a cast, tasks of every kind, activity of all of it. */
async function makePages(url: string) {
  const client = clientOf(url)
  const person = await makePerson(client)
  const organizationId = await makeOrganization(client, person, { name: 'Bench' })
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Full pages')
  const change = <Data>(name: string, type: string, answer: string, input: object) =>
    client.ask<Data>(person, `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`, { input })
  const plates = Array.from({ length: SHOTS }, (_, index) => `Reeds, plate ${index}.`)
  await change('importScript', 'ImportScriptInput', 'shotCount', {
    storyboardId, source: { text: `INT. MARSH - DAY\n\n${plates.join('\n\n')}\n` },
  })
  const header = 'Title,Description,Task Status,Priority,Assignees,Due date,Shots,Depends on'
  const tasks = Array.from({ length: TASKS }, (_, index) => [
    `Clean up plate ${index}`,
    index % 2 === 0 ? 'The reeds flicker where the wind turns; hold the last frame.' : '',
    STATUSES[index % STATUSES.length],
    ['Low', 'Medium', 'High'][index % 3],
    index % 4 === 0 ? person.email : '',
    index % 3 === 0 ? '2035-05-04' : '',
    index % 6 === 0 ? `MAIN/SH${String(10 * (1 + index)).padStart(4, '0')}` : '',
    index % 7 === 6 ? `Clean up plate ${index - 1}` : '',
  ].join(','))
  await change('importCsv', 'ImportCsvInput', 'project { id }', {
    projectId, kind: 'TASKS', text: [header, ...tasks].join('\n'),
  })
  const assets = Array.from({ length: ASSETS }, (_, index) => ({ name: `Heron ${index}`, type: 'CHARACTER' }))
  interface Made {
    createAssets: { assets: { id: string }[] }
  }
  const { createAssets } = await change<Made>('createAssets', 'CreateAssetsInput', 'assets { id }', {
    projectId, assets,
  })
  interface Read {
    storyboard: { shots: { nodes: { id: string }[] } }
  }
  const shots = 'query ($id: ID!) { storyboard(by: { id: $id }) { shots(first: 200) { nodes { id } } } }'
  const { storyboard } = await client.ask<Read>(person, shots, { id: storyboardId })
  const shotIds = storyboard.shots.nodes.map(({ id }) => id)
  const castings = shotIds.flatMap((shotId, index) =>
    Array.from({ length: CAST }, (_, place) => {
      return { shotId, assetId: createAssets.assets[(index + place) % ASSETS]?.id }
    }))
  for (let from = 0; from < castings.length; from += 500) {
    await change('castAssets', 'CastAssetsInput', 'shots { id }', { castings: castings.slice(from, from + 500) })
  }
  for (const [index, id] of shotIds.slice(0, 120).entries()) {
    await change('updateShots', 'UpdateShotsInput', 'shots { id }', { shots: [{ shotId: id, name: `Plate ${index}` }] })
  }
  return { person, ids: { board: storyboardId, project: projectId } }
}

interface Page {
  data?: { node: Record<string, { edges?: unknown[] }> | null }
}

type Asked = (typeof PAGES)[number] & { body: string }

/** Reads a page once; throws for one that is not full. */
async function readPage(url: string, { accessToken }: Person, { name, variables, body }: Asked) {
  const headers = {
    'content-type': 'application/json', 'accept-encoding': 'identity', authorization: `Bearer ${accessToken}`,
  }
  const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text()
  const lists = Object.values((JSON.parse(text) as Page).data?.node ?? {})
  const [rows] = Object.values(variables)
  if (!lists.some((list) => list?.edges?.length === rows)) throw new Error(`${name} is not full: ${text.slice(0, 500)}`)
}

/** Server CPU time of the pages that people read most, to a page of a board. */
export async function measurePageQueries(): Promise<Ratio[]> {
  if (!existsSync('/proc/self/stat')) throw new Error('pageQueries reads CPU times from /proc, which is not here')
  const folder = makeDataFolder()
  const server = await startServer(folder.path, { TRUST_PROXY: 'on' })
  try {
    const { person, ids } = await makePages(server.url)
    const asked = PAGES.map((page): Asked => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: documentOf(page.query).id } }
      return { ...page, body: JSON.stringify({ extensions, variables: { id: ids[page.of], ...page.variables } }) }
    })
    const samples = new Map<string, number[]>(PAGES.map(({ name }) => [name, []]))
    for (let round = -1; round < ROUNDS; round++) {
      for (const page of asked) {
        const before = cpuOf(server.pid)
        const reads = round < 0 ? WARM_UPS : READS
        for (let time = 0; time < reads; time++) await readPage(server.url, person, page)
        // The first round warms the server up.
        if (round >= 0) samples.get(page.name)?.push((cpuOf(server.pid) - before) / reads)
      }
    }
    const costs = new Map([...samples].map(([name, each]) => [name, percentile(each, 0.5)]))
    const board = costs.get(BOARD) ?? Number.NaN
    return PAGES.flatMap(({ name, bound }) => {
      const cost = costs.get(name) ?? Number.NaN
      const detail = `${cost.toFixed(1)} ms to ${board.toFixed(1)} ms a page`
      return name === BOARD ? [] : [{ name: `CPU of ${name}, to ${BOARD}`, value: cost / board, bound, detail }]
    })
  } finally {
    await server.end('SIGTERM')
    folder.remove()
  }
}
