import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, makeToken, type Person } from '../../harness/fixtures.ts'
import type { Sender } from '../../harness/client.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { lastAccountEvent } from '../organizations/people.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

interface Shortcuts {
  user: { shortcuts: { name: string; keys: string[] }[] }
}

const SELECTION = 'user { shortcuts { name keys } }'

describe('changeShortcuts', () => {
  let app: TestApp
  let ada: Person

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    ada = await makePerson(app, 'Ada')
  })
  afterAll(() => app.stop())

  const change = async (...changes: { name: string; keys: string[] | null }[]) =>
    (await mutated<Shortcuts>(app, ada, 'changeShortcuts', { changes }, SELECTION)).user.shortcuts
  const read = async (sender: Sender) => {
    const document = 'query { viewer { shortcuts { name keys } } }'
    return (await app.ask<{ viewer: Shortcuts['user'] }>(sender, document)).viewer.shortcuts
  }
  const rowOf = ({ id }: Person) =>
    prisma.keyboardShortcuts.findUnique({ where: { userId: uuidOf('User', id) } })

  it('changes what is named, keeps the rest, and sets back to the default', async () => {
    expect(await read(ada)).toEqual([])
    await change({ name: 'drawing.pen', keys: ['Q', 'Mod+Shift+B'] })
    expect(await change({ name: 'drawing.eraser', keys: [] })).toEqual([
      { name: 'drawing.pen', keys: ['Q', 'Mod+Shift+B'] }, { name: 'drawing.eraser', keys: [] },
    ])
    expect(await lastAccountEvent(ada)).toMatchObject({
      type: 'profile.shortcutsChanged', payload: { names: ['drawing.eraser'] },
    })
    await change({ name: 'drawing.pen', keys: null })
    expect(await read(ada)).toEqual([{ name: 'drawing.eraser', keys: [] }])
  })

  it('loses neither of two changes that are made at once', async () => {
    const names = ['drawing.pen', 'drawing.eraser', 'board.open', 'board.task']
    await Promise.all(names.map((name) => change({ name, keys: ['Q'] })))
    expect((await read(ada)).map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it.each([
    ['no name of a shortcut', 'changes.0.name', { name: '__proto__', keys: ['Q'] }],
    ['a name without a place', 'changes.0.name', { name: 'pen', keys: ['Q'] }],
    ['a blank key', 'changes.0.keys', { name: 'drawing.pen', keys: [' '] }],
    ['an empty key', 'changes.0.keys', { name: 'drawing.pen', keys: [''] }],
    ['a long key', 'changes.0.keys', { name: 'drawing.pen', keys: ['K'.repeat(25)] }],
    ['five keys', 'changes.0.keys', { name: 'drawing.pen', keys: ['1', '2', '3', '4', '5'] }],
  ])('refuses %s', async (_what, field, refused) => {
    await change({ name: 'drawing.pen', keys: ['Q'] })
    await expectUnchanged(() => rowOf(ada), async () => {
      const answer = await mutate(app, ada, 'changeShortcuts', { changes: [refused] })
      expectRefused(answer, 'INVALID_INPUT')
      expect(Object.keys(answer.errors[0]?.extensions.fields ?? {})).toEqual([field])
    })
  })

  it('keeps at most 200', async () => {
    const names = (from: number) => Array.from({ length: 150 }, (_, index) => {
      const letters = [from, Math.floor(index / 26), index % 26].map((each) => String.fromCharCode(97 + each)).join('')
      return { name: `drawing.${letters}`, keys: ['Q'] }
    })
    await change(...names(0))
    const answer = await mutate(app, ada, 'changeShortcuts', { changes: names(1) })
    expectRefused(answer, 'INVALID_INPUT')
    expect(answer.errors[0]?.extensions).toMatchObject({ reason: 'SHORTCUTS_AT_LIMIT', params: { most: 200 } })
    expect(await read(ada)).toHaveLength(150)
  })

  it('is of the person alone: neither others nor tokens read or change it', async () => {
    await change({ name: 'drawing.pen', keys: ['Q'] })
    const token = await makeToken(ada, ['read', 'write', 'admin'])
    const document = 'query ($id: ID!) { node(id: $id) { ... on User { shortcuts { name } } } }'
    expectRefused(await app.send(token, document, { id: ada.id }), 'FORBIDDEN')
    const changes = [{ name: 'drawing.pen', keys: ['W'] }]
    expectRefused(await mutate(app, token, 'changeShortcuts', { changes }), 'FORBIDDEN')
    expectRefused(await mutate(app, null, 'changeShortcuts', { changes }), 'UNAUTHENTICATED')
    expect(await read(await makePerson(app, 'Ben'))).toEqual([])
    expect(await read(ada)).toEqual([{ name: 'drawing.pen', keys: ['Q'] }])
  })
})
