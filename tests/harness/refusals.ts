import { expect } from 'vitest'
import type { Answer } from './client.ts'

/** What no answer may hold: a stack, a path of ours, a statement or a driver's words. */
const INSIDES = /node_modules|\.ts:\d|\bat \w+ \(|prisma|\b(?:SELECT|INSERT|UPDATE|DELETE)\b.*\b(?:FROM|INTO|SET|WHERE)\b|postgres/i

/** Asserts that a text shows nothing of the server's insides. */
export function expectNoInsides(text: string): void {
  expect(text).not.toMatch(INSIDES)
}

/** Asserts that a document was refused with one error of a code, and with sentences about fields where given. */
export function expectRefused(answer: Answer<unknown>, code: string, fields?: Record<string, string>): void {
  expect(answer.errors.map(({ extensions }) => extensions?.code), JSON.stringify(answer)).toEqual([code])
  const [error] = answer.errors
  expect(error?.extensions.requestId).toMatch(/^req_/)
  if (fields) expect(error?.extensions.fields).toEqual(fields)
  expectNoInsides(JSON.stringify(answer.errors))
}

/** Asserts that what `read` answers is the same before and after. */
export async function expectUnchanged(read: () => Promise<unknown>, act: () => Promise<void>): Promise<void> {
  const before = await read()
  await act()
  expect(await read()).toEqual(before)
}
