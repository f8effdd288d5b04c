import { describe, expect, it } from 'vitest'
import { planScript } from '../../../server/modules/board/screenplay.ts'
import { alignScripts } from '../../../server/modules/board/scriptAlignment.ts'
import { randomFrom } from '../../harness/random.ts'
import { fountainOf, reviseScenes, writeScenes, type WrittenScene } from './revisedScripts.ts'

const FILM = { numerator: 24, denominator: 1 }
const LINES = 800

/** The plan of written scenes, and what each of its scenes and shots was written as. */
function planned(written: readonly WrittenScene[], numberOf?: (index: number) => string) {
  const { scenes } = planScript(fountainOf(written, numberOf), FILM)
  const [shots, lines] = [scenes.flatMap((scene) => scene.shots), written.flatMap((scene) => scene.lines)]
  expect([scenes.length, shots.length]).toEqual([written.length, lines.length])
  return {
    scenes,
    sceneIds: new Map(scenes.map((scene, index) => [scene, written[index]?.id])),
    lineIds: new Map(shots.map((shot, index) => [shot, lines[index]?.id])),
  }
}

function compare(seed: number, numberOf?: (index: number) => string) {
  const random = randomFrom(seed)
  const written = writeScenes(random, LINES)
  const [old, revised] = [planned(written, numberOf), planned(reviseScenes(random, written), numberOf)]
  const { scenes, lines } = alignScripts(old.scenes, revised.scenes)
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

const SEEDS = Array.from({ length: 20 }, (_, index) => 1_000 + index * 7_919)

describe('alignScripts', () => {
  // Written numbers that are counted again are no names of scenes.
  const results = SEEDS.map((seed, index) => compare(seed, index % 2 === 0 ? (place) => String(place + 1) : undefined))

  it('is tried with scripts that repeat many of their lines', () => {
    for (const { old } of results) {
      const texts = old.scenes.flatMap(({ shots }) => shots.map(({ description }) => description))
      const counts = new Map<string, number>()
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
      expect(texts.filter((text) => (counts.get(text) ?? 0) > 1).length / texts.length).toBeGreaterThan(0.08)
    }
  })

  it('keeps 98 of 100 surviving lines and no wrong scene in 20 revisions, half of them renumbered', () => {
    expect(results.map(({ wrongScenes }) => wrongScenes)).toEqual(SEEDS.map(() => 0))
    expect(results.filter(({ kept }) => kept < 0.98).map(({ kept }) => kept)).toEqual([])
    // Of 40 deleted lines in a script: short ones that are written again nearby.
    expect(Math.max(...results.map(({ fromDeleted }) => fromDeleted))).toBeLessThanOrEqual(3)
  })

  it('holds every scene and line of both scripts once, those of the new one in its order', () => {
    for (const { scenes, lines, old, revised } of results) {
      expect(scenes.flatMap(({ after }) => after ?? [])).toEqual(revised.scenes)
      expect(lines.flatMap(({ after }) => after ?? [])).toEqual([...revised.lineIds.keys()])
      expect(new Set(scenes.flatMap(({ before }) => before ?? []))).toEqual(new Set(old.scenes))
      expect(new Set(lines.flatMap(({ before }) => before ?? []))).toEqual(new Set(old.lineIds.keys()))
      expect(lines.filter(({ before }) => before)).toHaveLength(old.lineIds.size)
    }
  })
})
