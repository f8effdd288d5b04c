import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CLIP_NAME, fileNameOf, FileNames, nameBy, PICTURE_NAME, templateProblem, UniqueNames,
} from '../../../server/modules/delivery/exports/names.ts'

const VALUES = { project: 'BRICK', board: 'MAIN-2', scene: '1A', shot: 'SH-0010', name: 'Dusk', view: 'a', order: 7 }

describe('templates of names', () => {
  it.each([
    [CLIP_NAME, 'BRICK_MAIN_2-SH_0010'],
    [PICTURE_NAME, '0007_SH-0010_a'],
    ['{shot} {name} {order:03|word}', 'SH-0010 Dusk 007'],
    ['{order}{frame}', '7'],
  ])('%s gives %s', (template, name) => {
    expect(templateProblem(template)).toBeNull()
    expect(nameBy(template, VALUES)).toBe(name)
  })

  it('leaves the filter out for the name as it was meant', () => {
    expect(nameBy(CLIP_NAME, VALUES, true)).toBe('BRICK_MAIN-2-SH-0010')
  })

  it('keeps letters of every script in words', () => {
    expect(nameBy('{order}{name|word}', { ...VALUES, name: '夜 é/ß' })).toBe('7夜_é_ß')
  })

  it.each([
    ['{shot}{camera}', 'EXPORT_NAME_INVALID', '{camera}'],
    ['{shot|words}', 'EXPORT_NAME_INVALID', '{shot|words}'],
    ['{shot}}', 'EXPORT_NAME_INVALID', '}'],
    ['{shot', 'EXPORT_NAME_INVALID', '{'],
    ['{board}', 'EXPORT_NAME_WITHOUT_SHOT', undefined],
    [`{shot}${'x'.repeat(200)}`, 'EXPORT_NAME_TOO_LONG', undefined],
  ])('refuses %s', (template, reason, part) => {
    const problem = templateProblem(template)
    expect(problem?.reason).toBe(reason)
    expect(problem?.params.part).toBe(part)
  })
})

describe('unique names', () => {
  it('numbers what is alike without case, and never gives a number that is taken', () => {
    const names = new UniqueNames()
    const given = ['A', 'a_2', 'a', 'A', 'b', 'A_2'].map((name) => names.take(name))
    expect(given).toEqual(['A', 'a_2', 'a_3', 'A_4', 'b', 'A_2_2'])
  })

  it('are unique for any names', () => {
    const name = fc.stringMatching(/^[aA](?:_[23])?$/)
    fc.assert(fc.property(fc.array(name, { maxLength: 40 }), (wanted) => {
      const names = new UniqueNames()
      const given = wanted.map((each) => names.take(each).toLowerCase())
      expect(new Set(given).size).toBe(given.length)
    }))
  })
})

describe('names of files', () => {
  it.each([
    ['a<b>c:d"e/f\\g|h?i*j\u0007', 'a_b_c_d_e_f_g_h_i_j_'],
    ['dots. . ', 'dots'],
    ['NUL', '_NUL'],
    ['con.shot', '_con.shot'],
    ['console', 'console'],
    ['..', '_'],
    ['', '_'],
    ['e\u0301', 'é'],
    ['half \ud800', 'half _'],
  ])('%j becomes %j', (name, written) => {
    expect(fileNameOf(name)).toBe(written)
  })

  it('cuts long names between characters, numbers within the length', () => {
    const names = new FileNames()
    const family = '👩‍👩‍👧'
    const [first, second] = [names.take(family.repeat(20), 'png'), names.take(family.repeat(20), 'png')]
    expect(first).toBe(`${family.repeat(6)}.png`)
    expect(second).toBe(`${family.repeat(6)}_2.png`)
    const long = [names.take('x'.repeat(300), 'png'), names.take('X'.repeat(300), 'png')]
    expect(long).toEqual([`${'x'.repeat(120)}.png`, `${'X'.repeat(118)}_2.png`])
    expect(names.take('x'.repeat(300), 'wav')).toBe(`${'x'.repeat(120)}.wav`)
  })

  it('are safe and unique for any names', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 12 }), (wanted) => {
      const names = new FileNames()
      const given = wanted.map((each) => names.take(each, 'png'))
      expect(new Set(given.map((each) => each.toLowerCase())).size).toBe(given.length)
      for (const each of given) {
        expect(each).toMatch(/^[^<>:"/\\|?*\p{Cc}\p{Cs}]+[^. ]\.png$|^[^<>:"/\\|?*\p{Cc}\p{Cs}. ]\.png$/u)
        expect(Buffer.byteLength(each)).toBeLessThanOrEqual(124)
      }
    }))
  })
})
