import { expect, test } from 'vitest'
import { frenchMessages } from '../fr.ts'
import { cookiePolicyFrench } from './legal/cookiePolicy.ts'
import { privacyPolicyFrench } from './legal/privacyPolicy.ts'
import { termsOfServiceFrench } from './legal/termsOfService.ts'

/** A function's text with values of one kind for its holes; null where it takes none such. */
function filled(text: (...values: unknown[]) => unknown, value: unknown): unknown {
  try {
    return text(...Array.from({ length: text.length }, () => value))
  } catch {
    return null
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const text = value as (...values: unknown[]) => unknown
    return ['Ada', 2].flatMap((hole) => textsIn(filled(text, hole)))
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const texts = textsIn([frenchMessages, cookiePolicyFrench, privacyPolicyFrench, termsOfServiceFrench])

test.each([
  ['a curly apostrophe', /\p{L}'\p{L}/u],
  ['a space that does not break before ; ? ! and inside « »', / [;?!»]|« |[^\s] :(?=\s|$)/],
  ['some space before ; ? ! and inside « »', /[\p{L}»][;?!]|[^\s\u00a0]»|«[^\s\u00a0]/u],
  ['a true ellipsis', /\.\.\./],
])('French has %s', (_rule, broken) => {
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter((text) => broken.test(text))).toEqual([])
})
