import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').toLowerCase()

/** The pairs of colors a text names, paper first. */
const pairsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, paper, room]) => `${paper} ${room}`)

const COLOR = String.raw`(#[0-9a-f]{6}|rgba\([^)]*\))`

describe('the style of the documentation', () => {
  it('has no colors but those of the product', () => {
    const ours = pairsIn(read('web/ui/tokens.ts'), new RegExp(`pair\\('${COLOR}', '${COLOR}'\\)`, 'g'))
    const style = read('server/docs/docs.css')
    const used = pairsIn(style, new RegExp(`light-dark\\(${COLOR}, ${COLOR}\\)`, 'g'))
    expect(used.length).toBeGreaterThan(15)
    expect(used.filter((pair) => !ours.includes(pair))).toEqual([])
    expect(style.split(':root {')[1]?.split('\n}')[1]).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/)
  })
})
