import { expect, test } from 'vitest'
import { DRAWING, lengthsOf, pathsOf, pieceAt, type Span, stripOf } from './cutStrip.ts'

type Before = readonly [place: number, frames: number]

const span = (itemId: string, change: string, before: Before | null, after: number | null): Span =>
  ({ itemId, change, placeBefore: before?.[0] ?? null, framesBefore: before?.[1] ?? null, framesAfter: after })

/** SH0030 comes first and SH0010 is longer; one is new and SH0020 is gone. */
const SPANS = [
  span('three', 'MOVED', [3, 10], 10), span('one', 'RETIMED', [1, 20], 30), span('new', 'ADDED', null, 40),
  span('two', 'REMOVED', [2, 30], null),
]

test('the board is in its order above, the cut in its own below', () => {
  const strip = stripOf(SPANS)
  const told = (pieces: typeof strip.before) =>
    pieces.map(({ itemId, start, frames }) => `${itemId} ${start}+${frames}`)
  expect(told(strip.before)).toEqual(['one 0+20', 'two 20+30', 'three 50+10'])
  expect(told(strip.after)).toEqual(['three 0+10', 'one 10+30', 'new 40+40'])
  expect(strip.frames).toBe(80)
  expect(lengthsOf(strip)).toEqual({ before: 60, after: 80 })
})

test('a point of the drawing is a shot above or below, or none', () => {
  const strip = stripOf(SPANS)
  expect(pieceAt(strip, 0, 0.2)?.itemId).toBe('one')
  expect(pieceAt(strip, 20 / 80, 0.2)?.itemId).toBe('two')
  expect(pieceAt(strip, 0.99, 0.2)).toBeNull()
  expect(pieceAt(strip, 0.99, 0.8)?.itemId).toBe('new')
  expect(pieceAt(stripOf([]), 0.5, 0.5)).toBeNull()
})

test('a thousand shots are one path a kind, and each that moved is joined with its place', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    span(`item ${index}`, index === 999 ? 'MOVED' : index % 10 === 0 ? 'RETIMED' : 'UNCHANGED', [index + 1, 24], 24))
  const { pieces, moves } = pathsOf(stripOf([...many.slice(999), ...many.slice(0, 999)]))
  expect([...pieces.keys()].toSorted()).toEqual(['moved', 'retimed', 'same'])
  expect(pieces.get('moved')).toBe(`M999.00 0h1.00v${DRAWING.row}h-1.00zM0.00 38h1.00v${DRAWING.row}h-1.00z`)
  expect(pieces.get('same')?.match(/M/g)).toHaveLength(2 * 899)
  expect(moves).toBe('M999.00 22L1000.00 22L1.00 38L0.00 38z')
})
