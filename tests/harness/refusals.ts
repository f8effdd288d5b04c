import { expect } from 'vitest'
import type { Answer, FieldFailures } from './client.ts'

/** What no answer may hold: a stack, a path of ours, a statement or a driver's words. */
const INSIDES = /node_modules|\.ts:\d|\bat \w+ \(|prisma|\b(?:SELECT|INSERT|UPDATE|DELETE)\b.*\b(?:FROM|INTO|SET|WHERE)\b|postgres/i

/** Asserts that a text shows nothing of the server's insides. */
export function expectNoInsides(text: string): void {
  expect(text).not.toMatch(INSIDES)
}

/** The name of a reason. */
const REASON = /^[A-Z]+(_[A-Z]+)*$/

/** The sentence of each field; every field has a reason beside it. */
export function sentencesOf(fields: FieldFailures = {}): Record<string, string> {
  for (const { reason, params } of Object.values(fields)) {
    expect(reason).toMatch(REASON)
    expect(params).toBeTypeOf('object')
  }
  return Object.fromEntries(Object.entries(fields).map(([field, { message }]) => [field, message]))
}

/** Asserts that a document was refused with one error of a code, and with sentences about fields where given. */
export function expectRefused(answer: Answer<unknown>, code: string, fields?: Record<string, string>): void {
  expect(answer.errors.map(({ extensions }) => extensions?.code), JSON.stringify(answer)).toEqual([code])
  const [error] = answer.errors
  expect(error?.extensions.requestId).toMatch(/^req_/)
  expect(error?.extensions.reason).toMatch(REASON)
  if (fields) expect(sentencesOf(error?.extensions.fields)).toEqual(fields)
  expectNoInsides(JSON.stringify(answer.errors))
}

/** Asserts that what `read` answers is the same before and after. */
export async function expectUnchanged(read: () => Promise<unknown>, act: () => Promise<void>): Promise<void> {
  const before = await read()
  await act()
  expect(await read()).toEqual(before)
}
