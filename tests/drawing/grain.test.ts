import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { grainLevels } from '../../drawing/grain.ts'

const LEVELS = grainLevels()
const mean = (covers: Uint8Array): number => covers.reduce((sum, cover) => sum + cover, 0) / covers.length

describe('the grain of paper', () => {
  it('is the same everywhere and for ever', () => {
    expect(LEVELS.map((covers) => createHash('sha256').update(covers).digest('hex').slice(0, 16))).toEqual(
      ['ce9a3c229e87a9df', 'f0810a80000165e0', 'ddc97ba3c9b0111c', 'ce581cb276e5630a'],
    )
  })

  it('covers less than a third of the paper with its hills, and most of it with all levels', () => {
    const totals = LEVELS.map((_, level) => LEVELS[0]?.map((_cover, at) =>
      255 * (1 - LEVELS.slice(0, level + 1).reduce((left, covers) => left * (1 - (covers[at] ?? 0) / 255), 1))))
    const parts = totals.map((total) => mean(total ?? new Uint8Array()) / 255)
    expect(parts.map((part) => Math.round(part * 20) / 20)).toEqual([0.3, 0.5, 0.7, 0.85])
  })
})
