import { describe, expect, it } from 'vitest'
import { compareRevision } from './comparedRevision.ts'

const LINES = 800
const SEEDS = Array.from({ length: 20 }, (_, index) => 1_000 + index * 7_919)

describe('alignScripts', () => {
  // Written numbers that are counted again are no names of scenes.
  const results = SEEDS.map((seed, index) =>
    compareRevision(seed, LINES, index % 2 === 0 ? { numberOf: (place) => String(place + 1) } : {}))

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
