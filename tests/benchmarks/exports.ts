import { readFileSync } from 'node:fs'
import type { Client } from '../harness/client.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeProject, type Person } from '../harness/fixtures.ts'
import { randomFrom } from '../harness/random.ts'
import { exportWritersOf, isAlive } from '../harness/serverProcess.ts'
import { anyStroke } from './drawings.ts'
import { cpuOf, mean, pacedFigure, percentile, type Ratio, repeated, slowness } from './measure.ts'

const SHOTS = 200
const STROKES = 20
const CANCELED = repeated(5, 2)
const LOOK_MS = 20
const MOST_LOOKS = 15_000

const CREATE_SHOTS = `mutation ($input: CreateShotsInput!) {
  createShots(input: $input) { shots { id views { id } } }
}`
const CREATE_EXPORT = 'mutation ($input: CreateExportInput!) { createExport(input: $input) { projectExport { id } } }'
const CANCEL = 'mutation ($input: CancelExportInput!) { cancelExport(input: $input) { __typename } }'
const READ = `query ($id: ID!) {
  node(id: $id) { ... on ProjectExport { status startedAt finishedAt bytes failure { message } } }
}`

interface ReadExport {
  status: string
  startedAt: string | null
  finishedAt: string | null
  bytes: number | null
  failure: { message: string } | null
}

/** Looks again and again until something is there. */
async function until<Found>(look: () => Promise<Found | undefined> | Found | undefined): Promise<Found> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error('It did not come')
}

/** The most memory a process has held, in MB, and its milliseconds of CPU time; null if it is gone. Of Linux alone. */
function useOf(pid: number): { memory: number; cpu: number } | null {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : { memory: Number(kilobytes) / 1024, cpu: cpuOf(pid) }
  } catch {
    return null
  }
}

/** Measures the sheet of a board of 200 drawn shots, and how soon a canceled export has ended. */
export async function measureExports(
  client: Client,
  person: Person,
  organizationId: string,
  serverPid: number,
): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Sheets')
  const shots = Array.from({ length: SHOTS }, (_, index) => {
    return { name: `Reeds ${index}`, description: `Wind bends the reeds, and heron ${index} rises.`, frames: 95 }
  })
  const { createShots } = await client.ask<{ createShots: { shots: { views: { id: string }[] }[] } }>(
    person, CREATE_SHOTS, { input: { storyboardId, shots } },
  )
  const random = randomFrom(SHOTS)
  for (const { views } of createShots.shots) {
    const strokes = Array.from({ length: STROKES }, () => anyStroke(random))
    await draw(client, person, views[0]?.id ?? '', [adding(strokes)])
  }
  const create = async (as: object) => {
    const input = { projectId, as }
    const made = await client.ask<{ createExport: { projectExport: { id: string } } }>(person, CREATE_EXPORT, { input })
    return made.createExport.projectExport.id
  }
  const read = async (id: string) => (await client.ask<{ node: ReadExport }>(person, READ, { id })).node
  const writer = () => until(() => exportWritersOf(serverPid)[0])

  const pace = slowness()
  let [memory, cpu] = [0, 0]
  const sheetId = await create({ pdf: {} })
  const sheetPid = await writer()
  const sheet = await until(async () => {
    const use = useOf(sheetPid)
    memory = Math.max(memory, use?.memory ?? 0)
    cpu = use?.cpu ?? cpu
    const found = await read(sheetId)
    return found.finishedAt === null ? undefined : found
  })
  if (sheet.status !== 'DONE') throw new Error(sheet.failure?.message ?? sheet.status)
  const milliseconds = Date.parse(sheet.finishedAt ?? '') - Date.parse(sheet.startedAt ?? '')
  const time = { milliseconds, slowness: pace }
  const megabytes = ((sheet.bytes ?? 0) / 1_000_000).toFixed(1)
  const detail = `${STROKES} strokes each, ${megabytes} MB, ${(cpu / 1000).toFixed(1)} s of CPU time`

  const waits: number[] = []
  for (let count = 0; count < CANCELED; count++) {
    const exportId = await create({ images: { of: 'FRAMES', width: 1920 } })
    const pid = await writer()
    await until(async () => ((await read(exportId)).status === 'RUNNING' ? true : undefined))
    const before = performance.now()
    await client.ask(person, CANCEL, { input: { exportId } })
    await until(() => (isAlive(pid) ? undefined : true))
    waits.push(performance.now() - before)
  }
  return [
    pacedFigure({ name: `a PDF sheet of ${SHOTS} shots`, bound: 8_000, detail }, mean, [time]),
    { name: 'the most memory of the process that writes it', value: memory, bound: 400, unit: 'MB', detail },
    {
      name: 'a canceled export until its process is gone', value: percentile(waits, 1) / 1000, bound: 1, unit: 's',
      detail: `the longest of ${waits.length}`,
    },
  ]
}
