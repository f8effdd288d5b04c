import { expect, test } from 'vitest'
import { TryOutSheet } from './TryOutSheet.ts'

test('an asset or a task needs a name that can be seen', () => {
  const sheet = new TryOutSheet()
  for (const name of ['  ', '\u200b', '\u2800']) {
    expect(sheet.addAsset(name, 'prop')).toBe(false)
    expect(sheet.addTask(name, null)).toBe(false)
  }
  expect(sheet.addTask(' Ink ', null)).toBe(true)
  expect(sheet.getState().tasks.at(-1)).toMatchObject({ name: 'Ink' })
})
