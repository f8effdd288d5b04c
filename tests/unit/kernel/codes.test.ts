import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE_PATTERN, codesBetween, nextShotCodes, numberedCode, projectCode } from '../../../server/kernel/codes.ts'

describe('shot codes', () => {
  it.each([
    [0, 3, ['SH0010', 'SH0020', 'SH0030']],
    [10, 1, ['SH0020']],
    [15, 1, ['SH0020']],
    [9_995, 2, ['SH10000', 'SH10010']],
    [40, 0, []],
  ])('after %i the next %i are tens', (highest, count, codes) => {
    expect(nextShotCodes(highest, count)).toEqual(codes)
  })

  it.each([
    ['SH0010', 'SH0020', ['SH0015', 'SH0014', 'SH0016', 'SH0013']],
    ['sh0010', 'Sh0020', ['SH0015', 'SH0014']],
    ['SH0010', 'SH0012', ['SH0011', 'SH0010A', 'SH0010B']],
    ['SH0010', 'SH0011', ['SH0010A', 'SH0010B', 'SH0010C']],
    [null, 'SH0010', ['SH0005', 'SH0004', 'SH0006']],
    [null, 'SH0002', ['SH0001']],
  ])('between %s and %s the middle comes first, then what is near, then letters', (before, after, first) => {
    expect(codesBetween(before, after).slice(0, first.length)).toEqual(first)
  })

  it.each([
    ['WIDE', 'SH0020'],
    ['SH0010', 'WIDE'],
    ['SH0010A', 'SH0020'],
    ['SH0020', 'SH0010'],
    ['SH0010', 'SH0010'],
    ['SH0010', null],
    [null, 'SH0000'],
  ])('between %s and %s there is none to try', (before, after) => {
    expect(codesBetween(before, after)).toEqual([])
  })

  it('between any two numbers are distinct codes, all of them between', () => {
    const number = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [before, after] = [a, b].map((each) => `SH${String(each).padStart(4, '0')}`)
        const codes = codesBetween(before ?? null, after ?? null)
        expect(new Set(codes).size).toBe(codes.length)
        for (const code of codes) {
          expect(code).toMatch(CODE_PATTERN)
          const value = Number(/\d+/.exec(code)?.[0])
          expect(value).toBeGreaterThanOrEqual(a)
          expect(value).toBeLessThan(b)
        }
      }),
    )
  })
})

describe('project codes', () => {
  it.each([
    ['Brick & Steel', 'BRICK-STEEL'],
    ['  the Last Birthday Card ', 'THE-LAST-BI'],
    ['Zoë', 'ZOE'],
    ['ﬁlm №7', 'FILM-NO7'],
    ['千と千尋', 'PROJECT'],
    ['---', 'PROJECT'],
    ['', 'PROJECT'],
  ])('of %j is %s', (name, code) => {
    expect(projectCode(name)).toBe(code)
  })

  it('is a code whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        expect(projectCode(name)).toMatch(CODE_PATTERN)
      }),
    )
  })

  it.each([
    ['BRICK', 1, 'BRICK'],
    ['BRICK', 2, 'BRICK-2'],
    ['X'.repeat(32), 1, 'X'.repeat(32)],
    ['X'.repeat(32), 12, `${'X'.repeat(29)}-12`],
  ])('of %s the one of number %i is %s', (code, number, numbered) => {
    expect(numberedCode(code, number)).toBe(numbered)
  })
})
