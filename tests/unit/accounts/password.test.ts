import { expect, test } from 'vitest'
import { Resources } from '../../../server/kernel/resources.ts'
import { hashPassword, isPassword } from '../../../server/modules/identity/password.ts'

const isRight = (password: string, hash: string | null) => new Resources().run(() => isPassword(password, hash))

test('a password is hashed by argon2id, 19 MiB and 2 passes, and known again', async () => {
  const hash = await hashPassword('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isRight('correct horse battery', hash)).toBe(true)
  expect(await isRight('correct horse batterz', hash)).toBe(false)
  expect(await isRight('correct horse battery', null)).toBe(false)
})
