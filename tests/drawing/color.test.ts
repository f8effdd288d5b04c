import { describe, expect, it } from 'vitest'
import { parseColor } from '../../drawing/color.ts'

describe('parseColor', () => {
  it.each([
    ['#1A2b3C', '#1a2b3c', 1],
    [' #444 ', '#444444', 1],
    ['#f008', '#ff0000', 0x88 / 255],
    ['#00ff0080', '#00ff00', 0x80 / 255],
    ['Black', '#000000', 1],
    ['rgb(1, 2,300)', '#0102ff', 1],
    ['rgba(10,20,30,.5)', '#0a141e', 0.5],
    ['rgba(10, 20, 30, 25%)', '#0a141e', 0.25],
  ])('reads %s', (text, color, opacity) => {
    expect(parseColor(text)).toEqual({ color, opacity })
  })

  it.each(['', '#', '#12', '#12345', 'black;', 'rgb(1,2)', 'rgb(-1,2,3)', 'constructor'])('refuses %j', (text) => {
    expect(parseColor(text)).toBeNull()
  })
})
