import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FramewrightError } from '../../../server/kernel/errors.ts'
import { emailKey, isBlank, TextChecks, textFailures } from '../../../server/kernel/text.ts'
import { isBlank as isBlankInClient } from '../../../web/lib/texts.ts'
import { sentencesOf } from '../../harness/refusals.ts'

/** What the checks say of a field; undefined when nothing. */
function refusalOf(work: (checks: TextChecks) => void): Record<string, string> | undefined {
  const checks = new TextChecks()
  work(checks)
  try {
    checks.done()
    return undefined
  } catch (error) {
    if (error instanceof FramewrightError) return sentencesOf({ ...error.fields })
    throw error
  }
}

describe('isBlank', () => {
  it('says the same in the client, of every character', () => {
    const differing: number[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const text = String.fromCodePoint(code)
      if (isBlank(text) !== isBlankInClient(text)) differing.push(code)
    }
    expect(differing).toEqual([])
    expect(['', ' \u200b\u3164 ', '\u200bA'].map(isBlankInClient)).toEqual([true, true, false])
  })
})

describe('TextChecks', () => {
  it('trims names and puts letters and their marks together', () => {
    expect(new TextChecks().name('name', ' \u00a0Zoe\u0308\t')).toBe('Zo\u00eb')
  })

  it.each([
    ['a zero-width space', '\u200b'],
    ['joiners and marks of direction', '\u200d\u200c\u200e\u2066\u2069'],
    ['a byte order mark between spaces', ' \ufeff '],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a tag character', '\u{e0041}'],
    ['the blank braille cell', '\u2800'],
  ])('takes %s alone for no name', (_, blank) => {
    expect(refusalOf((checks) => checks.name('name', blank))).toEqual({ name: 'Name is required' })
  })

  it.each(['\u200dA', '👩\u200d🎨', 'می\u200cخواهم', '\u0301', '.'])('keeps what holds a name together in %j', (name) => {
    expect(new TextChecks().name('name', name)).toBe(name)
    expect(refusalOf((checks) => checks.name('name', name))).toBeUndefined()
  })

  it('counts characters, not units', () => {
    expect(refusalOf((checks) => checks.name('name', '🌊'.repeat(200)))).toBeUndefined()
    expect(refusalOf((checks) => checks.name('name', '🌊'.repeat(201)))).toEqual({
      name: 'Name must be at most 200 characters',
    })
  })

  it('tells all that is wrong at once, one sentence a field', () => {
    const fields = refusalOf((checks) => {
      checks.name('name', '', 'Project name')
      checks.email('email', 'x')
      checks.newPassword('password', 'short')
      checks.description('description', '\u0000')
      checks.refuse('name', textFailures.EMAIL_INVALID())
    })
    expect(fields).toEqual({
      name: 'Project name is required',
      email: 'Email is invalid',
      password: 'Password must be at least 8 characters',
      description: 'Description must not contain control characters',
    })
  })

  it('makes the first sentence the message', () => {
    const checks = new TextChecks()
    checks.name('name', '')
    checks.email('email', '')
    expect(() => checks.done()).toThrow('Name is required')
  })

  it('takes descriptions with line ends as they are, and blanks', () => {
    const text = ' one\r\ntwo\n\n'
    const checks = new TextChecks()
    expect([checks.description('a', text), checks.description('b', '')]).toEqual([text, ''])
    expect(() => checks.done()).not.toThrow()
  })

  it('keeps passwords exactly', () => {
    const password = ' e\u0301\tπάσο '
    expect(new TextChecks().newPassword('password', password)).toBe(password)
  })

  it('lets nothing by that could not be stored as it came', () => {
    const holdsControl = (text: string) => /(?![\r\n])\p{Cc}|\p{Cs}/u.test(text)
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const refusal = refusalOf((checks) => checks.description('description', text))
        expect(refusal !== undefined).toBe(holdsControl(text))
      }),
      { numRuns: 500 },
    )
  })
})

describe('emailKey', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['zoe\u0308@example.com', 'zo\u00eb@example.com'],
    ['ada@M\u00dcLLER.example', 'ada@xn--mller-kva.example'],
    ['ada@xn--mller-kva.example', 'ada@xn--mller-kva.example'],
    ['ada@\uff45xample.com', 'ada@example.com'],
    ["O'Brien@example.com", "o'brien@example.com"],
    // Addresses from before the rules keep the key they have.
    ['Ada@example.com/x', 'ada@example.com/x'],
    ['ada@1.2', 'ada@1.2'],
  ])('is of %j %j, and its own key', (email, key) => {
    expect(emailKey(email)).toBe(key)
    expect(emailKey(key)).toBe(key)
  })
})
