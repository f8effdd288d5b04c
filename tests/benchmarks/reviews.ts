import type { Client } from '../harness/client.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { openBench } from './browser.ts'
import {
  paced, pacedFigure, type PacedTime, percentile, type Ratio, ratioOf, repeated, slowness, timed,
} from './measure.ts'
import { SAVE, stroke } from './saves.ts'

const SHOTS = repeated(1_000, 300)
const PER_REQUEST = 100
/** So many of the shots are drawn in. */
const DRAWN = repeated(200, 60)
const VERSIONS = repeated(30, 10)
const COMPARISONS = repeated(9, 5)
const SAVES = repeated(120, 40)

const p95 = (samples: readonly number[]) => percentile(samples, 0.95)
const median = (samples: readonly number[]) => percentile(samples, 0.5)

const MAKE = `mutation ($input: MakeVersionInput!) { makeVersion(input: $input) { storyboardVersion { id number } } }`
const RENAME = `mutation ($input: UpdateShotsInput!) { updateShots(input: $input) { shots { id } } }`
const RESTORE = `mutation ($input: RestoreVersionInput!) { restoreVersion(input: $input) { shotIds } }`
const SEAL = `query ($id: ID!) { node(id: $id) { ... on StoryboardVersion { seal } } }`
const APPROVE = `mutation ($input: GiveApprovalInput!) { giveApproval(input: $input) { approval { id } } }`
const STANDING = `query ($id: ID!) {
  storyboard(by: { id: $id }) { approvals(first: 5) { nodes { state changesSince changedShots { shotId parts } } } }
}`
const COMPARE = `query ($from: ID!) {
  compareVersions(from: $from) { counts { kind count } changes(first: 30) { nodes { shotId kinds } } }
}`

interface Drawn {
  projectId: string
  storyboardId: string
  shots: { id: string; views: { id: string }[] }[]
}

/** A board of many shots, some of them drawn in. */
async function makeBoard(client: Client, person: Person, organizationId: string): Promise<Drawn> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Reviewed')
  const shots: Drawn['shots'] = []
  for (let from = 0; from < SHOTS; from += PER_REQUEST) {
    const rows = Array.from({ length: PER_REQUEST }, (_, index) => ({
      name: `Shot ${from + index}`, description: 'A gull lands on the wall of the harbor.', frames: 48,
    }))
    const { createShots } = await client.ask<{ createShots: { shots: Drawn['shots'] } }>(
      person, 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id views { id } } } }',
      { input: { storyboardId, shots: rows } },
    )
    shots.push(...createShots.shots)
  }
  for (const { views: [view] } of shots.slice(0, DRAWN)) {
    await client.ask(person, SAVE, { input: { viewId: view?.id, operations: [stroke(), stroke(), stroke()] } })
  }
  return { projectId, storyboardId, shots }
}

/** From pressing Compare over versions to both pictures of the first shot, which gets a stroke before each time. */
async function measureComparing(
  client: Client, person: Person, { projectId, shots: [first] }: Drawn, versionIds: readonly string[],
): Promise<PacedTime[]> {
  const bench = await openBench(client.url, person, () => undefined)
  try {
    const times: PacedTime[] = []
    for (const versionId of versionIds) {
      await client.ask(person, SAVE, { input: { viewId: first?.views[0]?.id, operations: [stroke()] } })
      const { page } = await bench.open(`/dashboard/projects/${projectId}/versions/${versionId}`)
      await page.waitForLoadState('networkidle')
      const slowness = await bench.slowness()
      const milliseconds = await timed(async () => {
        await page.getByRole('link', { name: 'Compare', exact: true }).click()
        await page.waitForFunction(() => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('figure img')]
          return pictures.length === 2 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        })
      })
      times.push({ milliseconds, slowness })
      await page.close()
    }
    return times
  } finally {
    await bench.close()
  }
}

/** Changes all texts and many drawings, then brings them back while others save. */
async function measureRestore(
  client: Client, person: Person, shots: Drawn['shots'], versionId: string, save: () => Promise<unknown>,
) {
  for (let from = 0; from < SHOTS; from += PER_REQUEST) {
    const some = shots.slice(from, from + PER_REQUEST)
    const rows = some.map(({ id }) => ({ shotId: id, description: 'The gull is gone.' }))
    await client.ask(person, RENAME, { input: { shots: rows } })
  }
  for (const { views: [view] } of shots.slice(0, DRAWN - 1)) {
    await client.ask(person, SAVE, { input: { viewId: view?.id, operations: [stroke()] } })
  }
  let isOver = false
  const restoring = timed(() => client.ask(person, RESTORE, { input: { versionId } })).finally(() => (isOver = true))
  const saves: PacedTime[] = []
  while (!isOver) saves.push(await paced(save))
  return { milliseconds: await restoring, saves }
}

/** Versions, comparisons, seals and approvals of a large board, and what saves of others notice of versions. */
export async function measureReviews(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const board = await makeBoard(client, person, organizationId)
  const { storyboardId, shots } = board
  const other = await makeShot(client, person, storyboardId)
  const viewId = other.views[0]?.id ?? ''
  const save = () => client.ask(person, SAVE, { input: { viewId, operations: [stroke(), stroke(), stroke()] } })
  let made = 0
  /** Changes a shot, so that the board is no version yet, and saves one. */
  async function makeVersion(): Promise<{ id: string; time: PacedTime }> {
    const shot = shots[made % shots.length]
    made += 1
    await client.ask(person, RENAME, { input: { shots: [{ shotId: shot?.id, name: `Take ${made}` }] } })
    let id = ''
    const time = await paced(async () => {
      const { makeVersion: { storyboardVersion } } = await client.ask<{
        makeVersion: { storyboardVersion: { id: string } }
      }>(person, MAKE, { input: { storyboardId, name: `Version ${made}` } })
      ;({ id } = storyboardVersion)
    })
    return { id, time }
  }

  const first = await makeVersion()
  const versions: Awaited<ReturnType<typeof makeVersion>>[] = []
  for (let index = 0; index < VERSIONS; index++) versions.push(await makeVersion())

  const alone: number[] = []
  for (let index = 0; index < SAVES; index++) alone.push(await timed(save))
  const meanwhile: number[] = []
  let isOver = false
  const making = (async () => {
    while (!isOver) {
      await makeVersion()
      // As often as on the machine the bounds were set on, in saves.
      await new Promise((resolve) => setTimeout(resolve, 500 * slowness()))
    }
  })()
  for (let index = 0; index < SAVES; index++) meanwhile.push(await timed(save))
  isOver = true
  await making

  const { id } = await makeVersion()
  let seal: string | null = null
  const cold = await timed(async () => {
    while (seal === null) {
      ;({ node: { seal } } = await client.ask<{ node: { seal: string | null } }>(person, SEAL, { id }))
      if (seal === null) await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  const warm: PacedTime[] = []
  for (let index = 0; index < COMPARISONS; index++) warm.push(await paced(() => client.ask(person, SEAL, { id })))
  await client.ask(person, APPROVE, { input: { storyboardVersionId: id, decision: 'APPROVED', seal } })
  for (let index = 0; index < DRAWN; index += 4) await makeVersion()
  const compared: PacedTime[] = []
  const standing: PacedTime[] = []
  for (let index = 0; index < COMPARISONS; index++) {
    compared.push(await paced(() => client.ask(person, COMPARE, { from: first.id })))
    standing.push(await paced(() => client.ask(person, STANDING, { id: storyboardId })))
  }
  const versionIds = versions.slice(-COMPARISONS).map((version) => version.id)
  const shown = await measureComparing(client, person, board, versionIds)
  const restored = await measureRestore(client, person, shots, first.id, save)
  const figure = (
    name: string, bound: number, statistic: (samples: readonly number[]) => number, times: readonly PacedTime[],
  ) => pacedFigure({ name, bound, detail: `${SHOTS} shots, ${times.length} times` }, statistic, times)
  return [
    figure('a version of a large board (p95)', 150, p95, versions.map(({ time }) => time)),
    ratioOf('a save while versions are made, to one alone (p95)', 2, p95, meanwhile, alone),
    figure('a version compared with today, first page', 1_000, median, compared),
    figure('a version compared with today, to its first pictures on the screen', 1_000, median, shown),
    figure('how an approval stands', 300, median, standing),
    figure('the seal of a version, again', 200, median, warm),
    figure('a save while a version is restored (longest)', 2_000, (samples) => percentile(samples, 1), restored.saves),
    {
      name: 'a version restored', unit: 'ms', value: restored.milliseconds, bound: null,
      detail: `${SHOTS} texts and ${DRAWN} drawings`,
    },
    {
      name: 'the seal of a version whose drawings were not digested', unit: 'ms', value: cold, bound: null,
      detail: `${DRAWN} drawings of 3 strokes`,
    },
  ]
}
