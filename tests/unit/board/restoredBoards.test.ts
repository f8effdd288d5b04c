import { expect, it } from 'vitest'
import { decodePayload, encodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import { COORDINATE_STEPS } from '../../../drawing/limits.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { ranksBetween } from '../../../server/kernel/ranks.ts'
import { restoringOperations } from '../../../server/modules/board/restoredDrawings.ts'
import { ranksInOrder, restoredOrder, scenesInRuns } from '../../../server/modules/board/restoredOrder.ts'
import { idsFrom, strokeOf, uuidOf } from '../../drawing/sampleStrokes.ts'
import { randomFrom } from '../../harness/random.ts'

const SIZE = { width: 420, height: 240 }

/** A log of random additions, removals, returns, clearings and, if asked, changes of size, as it is stored. */
function randomLog(random: () => number, length: number, hasSizes: boolean) {
  const newId = idsFrom(1_000_000)
  const pick = (most: number) => 1 + Math.floor(random() * most)
  const several = () => [...new Set(Array.from({ length: pick(4) }, () => pick(12)))]
  return Array.from({ length }, () => {
    const [opId, chance] = [newId(), random()]
    const operation: Operation =
      chance < 0.55 ? { opId, kind: 'ADD_STROKES', strokes: several().map((number) => strokeOf(number)) }
      : chance < 0.85 ? { opId, kind: 'REMOVE_STROKES', strokeIds: several().map(uuidOf) }
      : chance < 0.92 || !hasSizes ? { opId, kind: 'CLEAR' }
      : { opId, kind: 'SET_SIZE', size: { width: 100 * pick(9), height: 100 * pick(9) } }
    return { opId, kind: operation.kind, payload: encodePayload(operation) }
  })
}

it.each([false, true])('brings back any drawing of a log, with its strokes in order (sizes: %s)', (hasSizes) => {
  const random = randomFrom(11)
  for (let round = 0; round < 150; round++) {
    const operations = randomLog(random, 24, hasSizes)
    const keptRevision = Math.floor(random() * 25)
    const [restored] = restoringOperations([{ size: SIZE, operations, keptRevision, keptSize: SIZE }])
    const log = operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload))
    const kept = foldOperations(SIZE, log.slice(0, keptRevision))
    const added = restored?.read.map(({ operation: { opId, kind }, payload }) => decodePayload(opId, kind, payload))
    const drawing = foldOperations(SIZE, [...log, ...added ?? []])
    expect(drawing.size).toEqual(kept.size)
    expect(drawing.strokes.map(({ id }) => id)).toEqual(kept.strokes.map(({ id }) => id))
    expect(restored?.drawn).toEqual({ ...kept.size, layers: null, camera: null, strokeCount: kept.strokes.length })
    for (const [place, { points }] of drawing.strokes.entries()) {
      for (const [index, { x, y }] of points.entries()) {
        const { x: keptX, y: keptY } = kept.strokes[place]?.points[index] ?? { x: NaN, y: NaN }
        const most = hasSizes ? 0.5 / COORDINATE_STEPS : 0
        expect(Math.max(Math.abs(x - keptX), Math.abs(y - keptY))).toBeLessThanOrEqual(most + 1e-9)
      }
    }
  }
})

const orderOf = (version: string, today: string, chosen?: string) =>
  restoredOrder([...version], [...today], chosen === undefined ? null : new Set(chosen)).join('')

it('gives shots the order of the version; newer ones stay behind the shot that they follow', () => {
  expect(orderOf('abcd', 'dabxc')).toBe('abxcd')
  expect(orderOf('abc', 'xcba')).toBe('abxc')
  expect(orderOf('abcd', 'dcba', 'a')).toBe('adcb')
  expect(orderOf('abcd', 'bdxc', 'd')).toBe('bxcd')
  expect(orderOf('abc', 'cb')).toBe('bc')
})

it('takes the order of the version back to that of today by the shots that moved', () => {
  const random = randomFrom(5)
  for (let round = 0; round < 200; round++) {
    const ids = [...'abcdefgh']
    const [version, today] = [0, 0].map(() => ids.toSorted(() => random() - 0.5)) as [string[], string[]]
    const after = restoredOrder(version, today, null)
    expect(after).toEqual(version)
    const moved = new Set(after.filter((id, place) => today[place] !== id))
    expect(restoredOrder(today, after, moved)).toEqual(today)
  }
})

it('moves few siblings and never onto a rank that is taken', () => {
  const ranks = ranksBetween(null, null, 5)
  const rows = [...'abcde'].map((id, place) => ({ id, rank: ranks[place] ?? '' }))
  const live = rows.filter(({ id }) => id !== 'b')
  const wanted = [...'ecad'].flatMap((id) => live.find((row) => row.id === id) ?? [])
  const moved = new Map(ranksInOrder(wanted, ranks).map(({ id, rank }) => [id, rank]))
  expect(moved.size).toBe(2)
  const after = wanted.map(({ id, rank }) => ({ id, rank: moved.get(id) ?? rank }))
  expect(after.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ id }) => id)).toEqual([...'ecad'])
  for (const rank of moved.values()) expect(ranks).not.toContain(rank)
})

it('keeps each scene one run of shots', () => {
  const scenesOf = (...shots: readonly (readonly [string | null, boolean])[]) =>
    scenesInRuns(shots.map(([sceneId, isFlexible], index) => ({ id: String(index), sceneId, isFlexible })))
  expect(scenesOf(['s', false], ['n', true], ['s', false])).toEqual(['s', 's', 's'])
  expect(scenesOf(['s', false], ['n', true], ['n', true], ['t', false])).toEqual(['s', 'n', 'n', 't'])
  expect(scenesOf(['s', false], ['n', true], ['t', false], ['n', true])).toEqual(['s', 'n', 't', 't'])
  expect(scenesOf(['t', true], ['s', false], ['t', false])).toEqual(['s', 's', 't'])
  expect(scenesOf([null, true], ['s', false])).toEqual(['s', 's'])
})
