import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planScript, type ScriptPlan } from '../../../server/modules/board/screenplay.ts'
import { writeFountain } from '../../../server/modules/delivery/exports/fountain.ts'
import { finalDraftFile, paragraph } from '../scripts/finalDraftFile.ts'
import { boardOf, shotsOf } from './manifests.ts'

const RATE = { numerator: 24, denominator: 1 }
const NOTE = / \[\[shot [^\n]*\]\]|\[\[shot [^\n]*\]\](?:\r\n\r\n|\n\n|\r\r)/g

/** The board that an import of a plan makes. */
function boardOfPlan(plan: ScriptPlan, text: string | null, notes = '', cameraNote = '') {
  const scriptId = text === null ? null : 'script_1'
  const scenes = plan.scenes.map(({ number, heading, line }, index) => {
    return { id: `scene_${index}`, number, heading, line, scriptId }
  })
  const planned = plan.scenes.flatMap(({ shots }, scene) => shots.map((shot) => ({ ...shot, scene })))
  const shots = shotsOf(
    planned.map(({ frames }) => frames),
    planned.map(({ description, dialogue, line, scene }) => {
      const sceneId = `scene_${scene}`
      return { description, dialogue, scriptLine: text === null ? null : line, sceneId, notes, cameraNote }
    }),
  )
  const scripts = text === null ? [] : [{ id: 'script_1', title: plan.title, authors: null, text }]
  return boardOf(shots, { scenes, scripts })
}

const essence = ({ scenes }: ScriptPlan) =>
  scenes.map(({ number, heading, shots }) =>
    [number, heading, shots.map(({ description, dialogue, frames }) => [description, dialogue, frames])])

const MARKUP = [
  'INT. A - DAY', '.FORCED', 'EXT. B #1#', 'ADA', 'ADA ^', '@Tom', '(low)', '~la', 'CUT TO:', '> MID <', '# One',
  '= Syn', '===', '[[', ']]',
  '[[n]]', '/*', '*/', '/*b*/', '!', '*', '_', '  ', '\t', ' ', '\r\n', '\n', '\n\n', '\n\n',
  'Title: X', 'word', 'two words', 'BANG!', '^',
]
const scripts = fc.array(fc.constantFrom(...MARKUP), { maxLength: 40 }).map((parts) => parts.join(''))

describe('a board of a script', () => {
  it('is its script byte for byte, with notes', () => {
    const text =
      'Title: Rain\r\n\r\nINT. HALL - DAY\r\n\r\nADA\r\nHello.\r\n\r\nA door *opens*.\r\nWind.\r\n\r\nBANG!\r\n'
    const warnings: unknown[] = []
    const board = boardOfPlan(planScript(text, RATE), text, 'sl]]ow\n/* now */ ]', 'pan\nleft')
    const note = (code: string, length: string) => `[[shot ${code} ${length} – pan left – sl] ]ow / * now * / ] ]]`
    expect(writeFountain(board, RATE, true, (warning) => warnings.push(warning))).toBe(
      `Title: Rain\r\n\r\nINT. HALL - DAY\r\n\r\n${note('SH0010', '1:07')}\r\n\r\nADA\r\nHello.\r\n\r\n` +
      `A door *opens*. ${note('SH0020', '1:07')}\r\nWind.\r\n\r\nBANG! ${note('SH0030', '1:00')}\r\n`,
    )
    expect(warnings).toEqual([])
    expect(writeFountain(board, RATE, false, () => undefined)).toBe(text)
  })

  it('tells of shots that the script does not name beside the shot before them', () => {
    const text = 'INT. HALL\n\nRain.\n'
    const board = boardOfPlan(planScript(text, RATE), text)
    const [first] = board.shots
    if (!first) throw new Error('No shot')
    board.shots.push({ ...first, id: 'shot_2', code: 'SH0015', scriptLine: null, frames: 30 })
    expect(writeFountain(board, RATE, true, () => undefined)).toBe(
      'INT. HALL\n\nRain. [[shot SH0010 1:00]] [[shot SH0015 1:06]]\n',
    )
  })

  it('is written from its scenes and texts if the script is of Final Draft', () => {
    const text = finalDraftFile([
      paragraph('Action', '.Waves.'), paragraph('Scene Heading', 'The attic'), paragraph('Action', 'It rains *hard*.'),
      paragraph('Character', 'Ada'), paragraph('Dialogue', 'Here.'),
    ])
    const plan = planScript(text, RATE)
    const written = writeFountain(boardOfPlan(plan, text), RATE, true, () => undefined)
    expect(essence(planScript(written, RATE))).toEqual(essence(plan))
    expect(written).toContain('[[shot SH0020 ')
  })

  it('reads again as the same scenes, shots and frames, whatever the script is', () => {
    fc.assert(fc.property(scripts, (text) => {
      let plan: ScriptPlan
      try {
        plan = planScript(text, RATE)
      } catch {
        return
      }
      const written = writeFountain(boardOfPlan(plan, text, 'a note'), RATE, true, () => undefined)
      expect(essence(planScript(written, RATE))).toEqual(essence(plan))
      expect(written.replaceAll(NOTE, '')).toBe(text)
    }), { numRuns: 300 })
  })

  const samples = join(import.meta.dirname, '../../../../shared/samples/fountain')
  const names = (() => {
    try {
      return readdirSync(samples)
    } catch {
      return []
    }
  })()
  const each = names.length > 0 ? names : ['none']
  it.skipIf(names.length === 0).each(each)('of the sample %s has a note for each shot', (name) => {
    const text = readFileSync(join(samples, name), 'utf8').replace(/^\uFEFF/, '').normalize('NFC')
    const plan = planScript(text, RATE)
    const written = writeFountain(boardOfPlan(plan, text), RATE, true, () => undefined)
    expect(essence(planScript(written, RATE))).toEqual(essence(plan))
    expect(written.match(/\[\[shot /g) ?? []).toHaveLength(plan.shotCount)
  })
})

describe('a board without a script', () => {
  it('is written from scenes, descriptions and dialogue', () => {
    const scenes = [
      { id: 'a', number: '1', heading: 'INT. HALL - DAY', scriptId: null, line: null },
      { id: 'b', number: '7B', heading: 'Roof [[x]]', scriptId: null, line: null },
    ]
    const shots = shotsOf([24, 30, 48], [
      { sceneId: 'a', description: 'EXT. looks like a heading', notes: 'Slow' },
      { sceneId: 'a', description: 'A *star* & a_b.\n\n# Second', dialogue: 'Tom\nHello.\n\nADA ^\nHi!\n\nBOB ^\nHo!' },
      { sceneId: 'b', description: '' },
    ])
    expect(writeFountain(boardOf(shots, { scenes }), RATE, true, () => undefined)).toBe([
      'INT. HALL - DAY', '!EXT. looks like a heading [[shot SH0010 1:00 – Slow]]',
      '!A \\*star\\* & a\\_b.\n!# Second [[shot SH0020 1:06]]', '@Tom\nHello.', 'ADA\nHi!', 'BOB ^\nHo!',
      '.Roof [ [x] ] #7B#', '[[shot SH0030 2:00]]\n',
    ].join('\n\n'))
  })

  it('reads again as the same scenes and shots', () => {
    const word = fc.constantFrom('rain', 'INT.', 'A_b', '*', 'ADA', '!', 'TO:', '夜')
    const words = fc.array(word, { minLength: 1, maxLength: 4 })
    const line = words.map((each) => each.join(' '))
    const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
    const cue = fc.constantFrom('ADA', 'Tom', 'BOB (O.S.)')
    const speech = fc.tuple(cue, text).map(([name, said]) => `${name}\n${said}`)
    const shot = fc.record({ description: text, dialogue: fc.oneof(fc.constant(''), speech) })
    const scene = fc.record({ heading: line, shots: fc.array(shot, { minLength: 1, maxLength: 3 }) })
    fc.assert(fc.property(fc.array(scene, { minLength: 1, maxLength: 4 }), (wanted) => {
      const scenes = wanted.map(({ heading }, index) => {
        return { id: `scene_${index}`, number: String(index + 1), heading, scriptId: null, line: null }
      })
      const given = wanted.flatMap(({ shots }, index) => shots.map((each) => ({ ...each, sceneId: `scene_${index}` })))
      const board = boardOf(shotsOf(given.map(() => 24), given), { scenes })
      const plan = planScript(writeFountain(board, RATE, true, () => undefined), RATE)
      expect(plan.scenes.map(({ number, shots }) => [number, shots.map((each) => [each.description, each.dialogue])]))
        .toEqual(wanted.map(({ shots }, index) => [
          String(index + 1), shots.map(({ description, dialogue }) => [description, dialogue]),
        ]))
    }), { numRuns: 200 })
  })
})
