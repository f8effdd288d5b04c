import { planScript } from '../../../server/modules/board/screenplay.ts'
import { alignScripts } from '../../../server/modules/board/scriptAlignment.ts'
import { randomFrom } from '../../harness/random.ts'
import { fountainOf, reviseScenes, writeScenes, type WrittenScene } from './revisedScripts.ts'

const FILM = { numerator: 24, denominator: 1 }

type NumberOf = (index: number) => string

/** The plan of written scenes, and what each of its scenes and shots was written as. */
function planned(written: readonly WrittenScene[], numberOf?: NumberOf) {
  const { scenes } = planScript(fountainOf(written, numberOf), FILM)
  const [shots, lines] = [scenes.flatMap((scene) => scene.shots), written.flatMap((scene) => scene.lines)]
  if (scenes.length !== written.length || shots.length !== lines.length) throw new Error('A line became another')
  return {
    scenes,
    sceneIds: new Map(scenes.map((scene, index) => [scene, written[index]?.id])),
    lineIds: new Map(shots.map((shot, index) => [shot, lines[index]?.id])),
  }
}

/**
 * Aligns a script of so many lines with a random revision of it. `kept` is the share of the surviving lines that were
 * found, `fromDeleted` counts deleted lines that were found all the same.
 */
export function compareRevision(
  seed: number,
  lineCount: number,
  { numberOf, align = alignScripts }: { numberOf?: NumberOf | undefined; align?: typeof alignScripts } = {},
) {
  const random = randomFrom(seed)
  const written = writeScenes(random, lineCount)
  const [old, revised] = [planned(written, numberOf), planned(reviseScenes(random, written), numberOf)]
  const { scenes, lines } = align(old.scenes, revised.scenes)
  const surviving = new Set([...revised.lineIds.values()].filter((id) => id !== -1))
  const pairs = lines.flatMap(({ before, after }) =>
    before && after ? [{ from: old.lineIds.get(before), to: revised.lineIds.get(after) }] : [])
  return {
    kept: pairs.filter(({ from, to }) => from === to).length / surviving.size,
    fromDeleted: pairs.filter(({ from }) => !surviving.has(from)).length,
    wrongScenes: scenes.filter(({ before, after }) =>
      before && after && old.sceneIds.get(before) !== revised.sceneIds.get(after)).length,
    scenes, lines, old, revised,
  }
}
