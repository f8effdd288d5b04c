import { expect, it, vi } from 'vitest'
import { readFailure } from './errors.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const nameTaken = { reason: 'STATUS_NAME_TAKEN', params: { name: 'Rough {n} $1' }, message: 'There is one already' }
const tooLong = {
  reason: 'TEXT_TOO_LONG', params: { label: 'Description', limit: 20_000 },
  message: 'Description must be at most 20,000 characters',
}

/** The module as a page in French loads it. */
async function errorsInFrench() {
  vi.resetModules()
  const { speak } = await import('../messages/speak.ts')
  await speak('fr')
  return import('./errors.ts')
}

it('keeps the sentences of the server in English', () => {
  expect(readFailure(tooLong)).toBe('Description must be at most 20,000 characters')
})

it('writes a failure in French by its reason, with the values as they are and numbers by the language', async () => {
  const { readFailure: readInFrench } = await errorsInFrench()
  expect(plain(readInFrench(nameTaken))).toBe('Un statut s’appelle déjà « Rough {n} $1 »')
  expect(plain(readInFrench(tooLong))).toBe('La description compte au plus 20 000 caractères')
})

it('reads an error and its fields in the language shown', async () => {
  const { GraphQLFailure, readError } = await errorsInFrench()
  const { message, ...failure } = { ...tooLong, code: 'INVALID_INPUT' }
  const extensions = { ...failure, fields: { 'shots.3.description': tooLong } }
  const read = readError(new GraphQLFailure([{ message: `shots.3.description: ${message}`, extensions }], 200))
  expect(plain(read.message)).toBe('La description compte au plus 20 000 caractères')
  expect(plain(read.fields['shots.3.description'] ?? '')).toBe('La description compte au plus 20 000 caractères')
})

it('writes by its code a failure whose reason is of a newer server', async () => {
  const { GraphQLFailure, readError } = await errorsInFrench()
  const failureOf = (code: string) =>
    readError(new GraphQLFailure([{ message: 'A new rule', extensions: { code, reason: 'NEW', params: {} } }], 200))
  expect(failureOf('CONFLICT').message).toContain('changé entre-temps')
  expect(failureOf('UNKNOWN').message).toBe('A new rule')
})
