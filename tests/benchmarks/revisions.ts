import { alignScripts } from '../../server/modules/board/scriptAlignment.ts'
import { compareRevision } from '../unit/scripts/comparedRevision.ts'
import { type PacedTime, pacedFigure, type Ratio, repeated, slowness } from './measure.ts'

const LINES = 900
const REVISIONS = repeated(20, 5)
const BOUND_MS = 500
/** Surviving lines that may lose their shots, in percent. */
const MOST_LOST = 2

/** What it takes to find the lines of a feature script in its revision, and how many are found. */
export async function measureRevisions(): Promise<Ratio[]> {
  const times: PacedTime[] = []
  const align: typeof alignScripts = (before, after) => {
    const pace = slowness()
    const start = performance.now()
    const aligned = alignScripts(before, after)
    times.push({ slowness: pace, milliseconds: performance.now() - start })
    return aligned
  }
  const results = Array.from({ length: REVISIONS }, (_, revision) => compareRevision(revision + 1, LINES, { align }))
  const detail = `${results.at(-1)?.old.scenes.length} scenes, ${LINES} lines, ${REVISIONS} revisions`
  const name = 'finding the lines of a script in its revision (worst)'
  return [
    pacedFigure({ name, bound: BOUND_MS, detail }, (samples) => Math.max(...samples), times),
    {
      name: 'lines that stayed in the script and lost their shots (worst)', bound: MOST_LOST, unit: '%', detail,
      value: Math.max(...results.map(({ kept }) => 100 * (1 - kept))),
    },
    {
      name: 'scenes of a script that were taken for others', bound: 0, unit: 'scenes', detail,
      value: results.reduce((sum, { wrongScenes }) => sum + wrongScenes, 0),
    },
  ]
}
