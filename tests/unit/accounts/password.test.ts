import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '../../../server/modules/accounts/password.ts'

test('a password is hashed by argon2id, 19 MiB and 2 passes, and known again', async () => {
  const hash = await hashPassword('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('correct horse battery', hash)).toBe(true)
  expect(await isPassword('correct horse batterz', hash)).toBe(false)
  expect(await isPassword('correct horse battery', null)).toBe(false)
})
