import { expect, it } from 'vitest'
import { type ComparedBoard, compareBoards } from '../../../server/modules/board/versionComparison.ts'
import { randomFrom } from '../../harness/random.ts'

const boardOf = (ids: readonly string[]): ComparedBoard => ({
  frameRateNumerator: 24, frameRateDenominator: 1, shots: ids.map((id) => ({ id, key: id })),
  contentsOf: (places) => (places.length === 0 ? Promise.resolve([]) : Promise.reject(new Error('Nothing is unlike'))),
})

async function kindsOf(before: readonly string[], after: readonly string[]) {
  const differences = await compareBoards(boardOf(before), boardOf(after), () => Promise.resolve(new Map()))
  return differences.map(({ id, kinds }) => `${id} ${kinds.join(' ')}`)
}

it('names the fewest shots that moved, and not those that others made way for', async () => {
  expect(await kindsOf([...'abcde'], [...'eabcd'])).toEqual(['e MOVED'])
  expect(await kindsOf([...'abcde'], [...'bcdea'])).toEqual(['a MOVED'])
  expect(await kindsOf([...'abcd'], [...'axbycd'])).toEqual(['x ADDED', 'y ADDED'])
  expect(await kindsOf([...'abcd'], [...'ad'])).toEqual(['b REMOVED', 'c REMOVED'])
  expect(await kindsOf([], [...'ab'])).toEqual(['a ADDED', 'b ADDED'])
  expect(await kindsOf([...'ab'], [])).toEqual(['a REMOVED', 'b REMOVED'])
})

it('puts each removed shot after the one that it followed', async () => {
  expect(await kindsOf([...'xabyc'], [...'cab'])).toEqual(['x REMOVED', 'c MOVED', 'y REMOVED'])
})

it('leaves shots in order that did not move, whatever happened to the board', async () => {
  const random = randomFrom(7)
  for (let round = 0; round < 200; round++) {
    const before = Array.from({ length: 12 }, (_, index) => `s${index}`).filter(() => random() < 0.8)
    const after = [...before, 'n1', 'n2'].filter(() => random() < 0.8)
    for (let move = 0; move < 3; move++) {
      after.splice(Math.floor(random() * after.length), 0, ...after.splice(Math.floor(random() * after.length), 1))
    }
    const found = await compareBoards(boardOf(before), boardOf(after), () => Promise.resolve(new Map()))
    const moved = new Set(found.filter(({ kinds }) => kinds.includes('MOVED')).map(({ id }) => id))
    const still = (ids: readonly string[], others: readonly string[]) =>
      ids.filter((id) => others.includes(id) && !moved.has(id))
    expect(still(before, after)).toEqual(still(after, before))
    expect(moved.size).toBeLessThanOrEqual(3)
    expect(found.filter(({ before }) => before === null).map(({ id }) => id).sort())
      .toEqual(after.filter((id) => !before.includes(id)).sort())
  }
})
