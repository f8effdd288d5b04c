import { planScript } from '../../server/modules/board/screenplay.ts'
import { alignScripts } from '../../server/modules/board/scriptAlignment.ts'
import { randomFrom } from '../harness/random.ts'
import { fountainOf, reviseScenes, writeScenes, type WrittenScene } from '../unit/scripts/revisedScripts.ts'
import { type PacedTime, pacedFigure, type Ratio, repeated, slowness } from './measure.ts'

const LINES = 900
const REVISIONS = repeated(20, 5)
const BOUND_MS = 500

const planned = (scenes: readonly WrittenScene[]) =>
  planScript(fountainOf(scenes), { numerator: 24, denominator: 1 }).scenes

/** What it takes to find the lines of a feature script in its revision. */
export async function measureRevisions(): Promise<Ratio[]> {
  const times: PacedTime[] = []
  let sceneCount = 0
  for (let revision = 0; revision < REVISIONS; revision += 1) {
    const random = randomFrom(revision + 1)
    const written = writeScenes(random, LINES)
    const [old, revised] = [planned(written), planned(reviseScenes(random, written))]
    const pace = slowness()
    const start = performance.now()
    alignScripts(old, revised)
    times.push({ slowness: pace, milliseconds: performance.now() - start })
    sceneCount = old.length
  }
  return [
    pacedFigure(
      {
        name: 'finding the lines of a script in its revision (worst)', bound: BOUND_MS,
        detail: `${sceneCount} scenes, ${LINES} lines, ${REVISIONS} revisions`,
      },
      (samples) => Math.max(...samples), times,
    ),
  ]
}
