import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planScript } from '../../../server/modules/board/screenplay.ts'
import type { ScriptPlan } from '../../../server/modules/board/screenplay.ts'
import { ScriptError } from '../../../server/modules/board/scriptText.ts'
import { inFull } from '../../harness/full.ts'

const RATES = [
  { numerator: 24, denominator: 1 },
  { numerator: 24_000, denominator: 1001 },
  { numerator: 25, denominator: 1 },
]

const MARKUP = [
  'INT. A - DAY', '.FORCED', 'EXT. B #1#', 'ADA', 'ADA ^', '@Tom', '(low)', '~la', 'CUT TO:', '> FADE', '> MID <',
  '# One', '## Two', '= Syn', '===', '[[', ']]', '[[n]]', '/*', '*/', '/*b*/', '!', '*', '**', '_', '\\*', '  ', '   ',
  '\t', ' ', '\r\n', '\r', '\n', '\n\n', '\n\n', 'Title: X', 'word', 'two words', 'é', '🙂', 'TO:', '^', '#', '=',
  '<', '>', '\u2028',
]

const scripts = fc
  .array(fc.oneof(fc.constantFrom(...MARKUP), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 60 })
  .map((parts) => parts.join(''))

function textOf(plan: ScriptPlan): string {
  return plan.scenes.flatMap((scene) => scene.shots.flatMap((shot) => [shot.description, shot.dialogue])).join('\n')
}

// A script of known parts: every word is its own, so that none can be taken for another.
interface Writing {
  readonly lines: readonly string[]
  readonly words: readonly string[]
}

const kinds = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'action', 'forced', 'dialogue', 'dual', 'lyrics', 'centered', 'heading', 'section', 'synopsis', 'note',
      'transition',
    ),
    rows: fc.integer({ min: 1, max: 3 }),
    aside: fc.constantFrom('', ' [[aside]]', ' /* cut */', ' *', ' _'),
  }),
  { minLength: 1, maxLength: 30 },
)

function write(parts: readonly { kind: string; rows: number; aside: string }[]): Writing {
  const words: string[] = []
  const word = (): string => {
    words.push(`w${words.length}x`)
    return `w${words.length - 1}x`
  }
  const rows = (count: number, of: () => string): string[] => Array.from({ length: count }, of)
  const lines = parts.flatMap(({ kind, rows: count, aside }) => {
    const row = (): string => `${word()} ${word()}${aside}`
    if (kind === 'action') return [...rows(count, row), '']
    if (kind === 'forced') return [`!${row()}`, '']
    if (kind === 'dialogue') return ['ADA', `(${word()})`, ...rows(count, row), `~${word()}`, '']
    if (kind === 'dual') return ['TOM', row(), '', 'ADA ^', ...rows(count, row), '']
    if (kind === 'lyrics') return [...rows(count, () => `~${word()}`), '']
    if (kind === 'centered') return [`> ${word()} <`, '']
    if (kind === 'heading') return ['INT. HALL - DAY', '']
    if (kind === 'section') return ['# Section', '## Deeper']
    if (kind === 'synopsis') return ['= Synopsis']
    if (kind === 'note') return ['[[a note', '  ', 'of two]]', '']
    return ['SMASH CUT TO:', '']
  })
  return { lines: [...lines, '', `Last ${word()}.`], words }
}

describe('planScript', () => {
  it('plans any text or refuses it with a reason', () => {
    fc.assert(fc.property(scripts, fc.constantFrom(...RATES), (text, rate) => {
      let plan: ScriptPlan
      try {
        plan = planScript(text, rate)
      } catch (error) {
        expect(error).toBeInstanceOf(ScriptError)
        return
      }
      const shots = plan.scenes.flatMap((scene) => scene.shots)
      expect(plan.sceneCount).toBe(plan.scenes.length)
      expect(plan.shotCount).toBe(shots.length)
      expect(plan.frames).toBe(shots.reduce((sum, shot) => sum + shot.frames, 0))
      const lineCount = text.split(/\r\n|\r|\n/).length
      for (const { frames, line } of shots) {
        expect(Number.isInteger(frames) && frames >= rate.numerator / rate.denominator).toBe(true)
        expect(line >= 1 && line <= lineCount).toBe(true)
      }
    }), { numRuns: 2000 })
  })

  it('keeps every word of action and dialogue, once and in order', () => {
    fc.assert(fc.property(kinds, (parts) => {
      const { lines, words } = write(parts)
      const plan = planScript(lines.join('\n'), { numerator: 24, denominator: 1 })
      expect(textOf(plan).match(/w\d+x/g)).toEqual(words)
    }), { numRuns: 500 })
  })

  it('gives each shot the line it begins on', () => {
    fc.assert(fc.property(kinds, (parts) => {
      const { lines } = write(parts)
      const plan = planScript(lines.join('\n'), { numerator: 24, denominator: 1 })
      for (const shot of plan.scenes.flatMap((scene) => scene.shots)) {
        const word = /w\d+x/.exec(shot.description)?.[0] ?? shot.dialogue.split('\n')[0]?.replace(' ^', '') ?? ''
        expect(lines[shot.line - 1]).toContain(word)
      }
    }), { numRuns: 500 })
  })
})

describe('planScript in time', () => {
  // As long as a script may be. A parser that takes quadratic time is over the limit with a quarter of that too.
  const bytes = inFull(2, 0.5) * 1024 * 1024
  const fill = (text: string): string => text.repeat(Math.floor(bytes / text.length))
  /** Of the processor: whatever else runs on the machine does not count. */
  const LIMIT_MS = inFull(10_000, 5_000)
  const processorTime = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }

  it('plans 20,000 paragraphs', () => {
    const text = 'INT. HALL - DAY\n\n' + 'A man walks in and looks about.\n\nADA\nWho is it?\n\n'.repeat(20_000)
    const started = processorTime()
    expect(planScript(text, { numerator: 24, denominator: 1 }).shotCount).toBe(20_000)
    expect(processorTime() - started).toBeLessThan(LIMIT_MS)
  })

  // Each of these takes a parser with backtracking expressions minutes or longer.
  it.each([
    'word ', ' ', 'A', '*', '_*', '[[', '[[\n', '[[ a\n\n', '/*', '/* \n', 'a /* x\n */ b\n', '><',
    `${'><'.repeat(100)}x\n\n`, `${'*'.repeat(300)}\nx\n\n`, `${' '.repeat(2000)}x\n`, `${'A *_ '.repeat(35)}x\nx\n\n`,
    'A\nb\n\n', 'a\n\n', '# a\n\n', `INT. A${' #'.repeat(80)}x\n\n`, `A(${')'.repeat(150)}x\nx\n\n`, 'Title: a\n',
    `Title: ${'a'.repeat(100)}\u2028\n`,
  ])('answers on a long script of %j', (text) => {
    const started = processorTime()
    try {
      planScript(fill(text), { numerator: 24, denominator: 1 })
    } catch (error) {
      expect(error).toBeInstanceOf(ScriptError)
    }
    expect(processorTime() - started).toBeLessThan(LIMIT_MS)
  }, 10 * LIMIT_MS)
})
