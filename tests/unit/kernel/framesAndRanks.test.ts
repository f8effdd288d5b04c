import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framesFor, secondsFor } from '../../../server/kernel/frames.ts'
import { placeOf } from '../../../server/kernel/places.ts'
import { rankBetween, ranksBetween } from '../../../server/kernel/ranks.ts'

const NTSC = { numerator: 24_000, denominator: 1_001 }

describe('frames', () => {
  it.each([
    [2, { numerator: 24, denominator: 1 }, 48],
    [2, { numerator: 25, denominator: 1 }, 50],
    [2, NTSC, 48],
    [10, { numerator: 30_000, denominator: 1_001 }, 300],
    [0, { numerator: 24, denominator: 1 }, 1],
    [0.01, NTSC, 1],
  ])('%d seconds at %j are %i', (seconds, rate, frames) => {
    expect(framesFor(seconds, rate)).toBe(frames)
  })

  it('come back from their seconds', () => {
    const rates = fc.constantFrom({ numerator: 25, denominator: 1 }, NTSC)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), rates, (frames, rate) => {
        expect(framesFor(secondsFor(frames, rate), rate)).toBe(frames)
      }),
    )
  })
})

describe('ranks', () => {
  const inBytes = (ranks: string[]) => ranks.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))

  it('stay in order of bytes, distinct and short through many moves', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(59), fc.nat(59)), { maxLength: 300 }), (moves) => {
        const ranks = ranksBetween(null, null, 60)
        for (const [from, to] of moves) {
          ranks.splice(from, 1)
          ranks.splice(to, 0, rankBetween(ranks[to - 1] ?? null, ranks[to] ?? null))
        }
        expect(inBytes(ranks)).toEqual(ranks)
        expect(new Set(ranks).size).toBe(60)
        expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThan(120)
      }),
      { numRuns: 50 },
    )
  })

  it('are as many as asked for between two', () => {
    const ranks = ranksBetween('a0', 'a1', 500)
    expect(inBytes(['a0', ...ranks, 'a1'])).toEqual(['a0', ...ranks, 'a1'])
    expect(ranksBetween(null, null, 0)).toEqual([])
  })
})

describe('places', () => {
  it.each([
    [{ position: 3 }, { position: 3 }],
    [{ position: 0, beforeId: null }, { position: 0 }],
    [{ position: null, beforeId: 'b' }, { beforeId: 'b' }],
    [{ afterId: 'a' }, { afterId: 'a' }],
  ])('%j is %j', (input, place) => {
    expect(placeOf(input)).toEqual(place)
  })

  it('must be said', () => {
    expect(() => placeOf({ position: null })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })
})
