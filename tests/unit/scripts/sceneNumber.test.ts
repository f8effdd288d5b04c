import { expect, it } from 'vitest'
import { sceneNumberBetween } from '../../../server/modules/board/sceneNumber.ts'

it('a new scene has the number that a script would give it', () => {
  const between = (before: string | null, after: string | null, ...taken: string[]) =>
    sceneNumberBetween(before, after, new Set([before ?? '', after ?? '', ...taken]))
  expect(sceneNumberBetween(null, null, new Set())).toBe('1')
  expect([between('12', null), between('12', null, '13'), between('12A', null)]).toEqual(['13', '12A', '13'])
  expect([between('12', '13'), between('12', '13', '12A'), between('12A', '13')]).toEqual(['12A', '12B', '12B'])
  expect([between(null, '1'), between(null, '1', 'A1')]).toEqual(['A1', 'B1'])
  expect([between('', '2'), between(null, ''), between('I-3', null), between('12Z', '13')]).toEqual(['', '', '', ''])
})
