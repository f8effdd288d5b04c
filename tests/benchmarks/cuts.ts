import { CLIP_NAME } from '../../server/modules/delivery/exports/names.ts'
import { CutMaker } from '../../server/modules/delivery/exports/cut.ts'
import { writeEdl } from '../../server/modules/delivery/exports/edl.ts'
import { writeFcpxml } from '../../server/modules/delivery/exports/fcpxml.ts'
import { writeFinalCut7 } from '../../server/modules/delivery/exports/finalCut7.ts'
import { writeOtio } from '../../server/modules/delivery/exports/otio.ts'
import { conformCut } from '../../server/modules/delivery/imports/cuts/conformCut.ts'
import { readCut } from '../../server/modules/delivery/imports/cuts/readCut.ts'
import { randomFrom } from '../harness/random.ts'
import { boardOf, CUT_OPTIONS, manifestOf, shotsOf } from '../unit/exports/manifests.ts'
import { pacedFigure, paced, percentile, type PacedTime, type Ratio, repeated } from './measure.ts'

const CLIPS = 1000
const RATE = { numerator: 24, denominator: 1 }
const FORMATS = { otio: writeOtio, edl: writeEdl, xml: writeFinalCut7, fcpxml: writeFcpxml }

/** Plans of a cut of 1,000 clips in another order, read from its file and compared with its board. */
export async function measureCuts(): Promise<Ratio[]> {
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
        const read = await readCut(bytes, `cut.${extension}`, { rate: RATE, track: 0 })
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
