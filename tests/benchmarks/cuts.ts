import { CLIP_NAME } from '../../server/modules/delivery/exports/names.ts'
import { CutMaker } from '../../server/modules/delivery/exports/cut.ts'
import { writeEdl } from '../../server/modules/delivery/exports/edl.ts'
import { writeFcpxml } from '../../server/modules/delivery/exports/fcpxml.ts'
import { writeFinalCut7 } from '../../server/modules/delivery/exports/finalCut7.ts'
import { writeOtio } from '../../server/modules/delivery/exports/otio.ts'
import { conformCut } from '../../server/modules/delivery/imports/cuts/conformCut.ts'
import { readCut } from '../../server/modules/delivery/imports/cuts/readCut.ts'
import type { Client } from '../harness/client.ts'
import { sendFile } from '../harness/files.ts'
import { makeProject, type Person } from '../harness/fixtures.ts'
import { randomFrom } from '../harness/random.ts'
import { boardOf, CUT_OPTIONS, manifestOf, shotsOf } from '../unit/exports/manifests.ts'
import { pacedFigure, paced, percentile, type PacedTime, type Ratio, repeated } from './measure.ts'
import { pause } from './penStrokes.ts'

const CLIPS = 1000
const RATE = { numerator: 24, denominator: 1 }
const FORMATS = { otio: writeOtio, edl: writeEdl, xml: writeFinalCut7, fcpxml: writeFcpxml }

/** Plans of a cut of 1,000 clips in another order, read from its file and compared with its board. */
async function measurePlans(): Promise<Ratio[]> {
  const random = randomFrom(CLIPS)
  const shots = shotsOf(Array.from({ length: CLIPS }, () => 1 + Math.floor(random() * 200)), [])
  const others = shots.map((shot) => ({ shot: { ...shot, description: 'Wind bends the reeds.' }, place: random() }))
    .toSorted((one, other) => one.place - other.place).map(({ shot }) => shot)
  let start = 0
  for (const shot of others) {
    shot.start = start
    start += shot.frames
  }
  const manifest = manifestOf([boardOf(others)])
  const [board] = manifest.boards
  if (!board) throw new Error('No board')
  const cut = new CutMaker(manifest, CUT_OPTIONS, () => undefined).make(board)
  const rows = shots.map(({ id, code, frames }) => ({ id, code, frames: frames + 1, hasVoice: true, notes: '' }))
  const conformed = { project: 'BRICK', code: 'MAIN', shots: rows, refs: new Map<string, string>() }
  const figures: Ratio[] = []
  for (const [extension, write] of Object.entries(FORMATS)) {
    const bytes = new TextEncoder().encode(write(cut, () => undefined))
    const times: PacedTime[] = []
    for (let count = 0; count < repeated(5, 3); count++) {
      times.push(await paced(async () => {
        const file = { bytes, fileName: `cut.${extension}` }
        const read = await readCut(file, { rate: RATE, track: 0 }, async (each) => ({ cut: each }))
        if ('refusal' in read) throw new Error(read.refusal.message)
        const options = { rate: RATE, clipName: CLIP_NAME, gaps: 'LENGTHEN', matches: new Map() } as const
        const { items } = conformCut(read.cut, conformed, options)
        if (items.length !== CLIPS) throw new Error(`${items.length} items`)
      }))
    }
    const detail = `${(bytes.length / 1_000_000).toFixed(1)} MB, the slowest of ${times.length}`
    const name = `the plan of a cut of ${CLIPS} clips from .${extension}`
    figures.push(pacedFigure({ name, bound: 1_000, detail }, (samples) => percentile(samples, 1), times))
  }
  return figures
}

const SHOTS_AT_ONCE = 500
const ROUNDS = repeated(3, 1)
const LOOK_MS = 20
/** Milliseconds for which a plan, applying and undoing may last. */
const BOUNDS = { plan: 1_000, apply: 5_000, undo: 5_000 }

const CREATE_SHOTS = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { code frames } } }'
const START = 'mutation ($input: StartImportInput!) { startImport(input: $input) { import { id } } }'
const READ = 'query ($id: ID!) { node(id: $id) { ... on Import { status digest items(first: 1) { totalCount } } } }'
const APPLY = 'mutation ($input: ApplyImportInput!) { applyImport(input: $input) { import { status } } }'
const UNDO = 'mutation ($input: UndoImportInput!) { undoImport(input: $input) { import { status } } }'

interface ReadImport {
  status: string
  digest: string
  items: { totalCount: number }
}
interface BoardShot {
  code: string
  frames: number
}

const two = (number: number) => String(number).padStart(2, '0')

/** A place of a list of cuts at 24 frames per second. */
const timecode = (frame: number): string =>
  [frame / 86_400, (frame / 1440) % 60, (frame / 24) % 60, frame % 24].map((part) => two(Math.floor(part))).join(':')

/** A list that plays the shots in another order, each a frame longer. */
function anotherCut(shots: readonly BoardShot[]): string {
  const random = randomFrom(CLIPS)
  let start = 0
  return shots.map((shot) => ({ shot, place: random() })).toSorted((one, other) => one.place - other.place)
    .flatMap(({ shot: { code, frames } }, index) => {
      const times = [0, frames + 1, start, start + frames + 1].map(timecode).join(' ')
      start += frames + 1
      return [`${index + 1} AX V C ${times}`, `* FROM CLIP NAME: ${code}`]
    }).join('\n')
}

/** Plans, applies and undoes a cut of 1,000 clips as people do, by the API. */
async function measureImports(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Recut')
  const shots: BoardShot[] = []
  for (let from = 0; from < CLIPS; from += SHOTS_AT_ONCE) {
    const input = { storyboardId, shots: Array.from({ length: SHOTS_AT_ONCE }, (_, index) => ({ frames: 24 + index })) }
    const made = await client.ask<{ createShots: { shots: BoardShot[] } }>(person, CREATE_SHOTS, { input })
    shots.push(...made.createShots.shots)
  }
  const bytes = new TextEncoder().encode(anotherCut(shots))
  const times: Record<keyof typeof BOUNDS, PacedTime[]> = { plan: [], apply: [], undo: [] }
  const plan = async (): Promise<{ importId: string; digest: string }> => {
    const input = { projectId, into: { storyboardId }, as: { cut: { frameRate: '24' } }, file: null }
    const file = { at: 'variables.input.file', bytes, name: 'recut.edl' }
    const { data } = await sendFile<{ startImport: { import: { id: string } } }>(client, person, START, { input }, file)
    const { id } = data.startImport.import
    for (;;) {
      const { node } = await client.ask<{ node: ReadImport }>(person, READ, { id })
      if (node.status === 'READY' && node.items.totalCount === CLIPS) return { importId: id, digest: node.digest }
      if (!['QUEUED', 'READING'].includes(node.status)) throw new Error(`The plan is ${JSON.stringify(node)}`)
      await pause(LOOK_MS)
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    let planned = { importId: '', digest: '' }
    times.plan.push(await paced(async () => (planned = await plan())))
    times.apply.push(await paced(() => client.ask(person, APPLY, { input: planned })))
    times.undo.push(await paced(() => client.ask(person, UNDO, { input: { importId: planned.importId } })))
  }
  return (['plan', 'apply', 'undo'] as const).map((step) =>
    pacedFigure({
      name: `the ${step} of a cut of ${CLIPS} clips by the API`, bound: BOUNDS[step],
      detail: `every clip moved and a frame longer, the slowest of ${ROUNDS}`,
    }, (samples) => percentile(samples, 1), times[step]))
}

/** What cuts of 1,000 clips take: their plans by format, and a whole import. */
export const measureCuts = async (client: Client, person: Person, organizationId: string): Promise<Ratio[]> => [
  ...(await measurePlans()), ...(await measureImports(client, person, organizationId)),
]
