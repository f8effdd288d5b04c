import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FREE_ATTEMPTS } from '../../../server/modules/identity/slowDown.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { type Answer, anyAddress } from '../../harness/client.ts'
import { makePerson, makeStudio, PASSWORD, type Person, type Studio } from '../../harness/fixtures.ts'

const CREATE_THREE = `mutation ($good: CreateTasksInput!, $bad: CreateTasksInput!) {
  a: createTasks(input: $good) { tasks { id title } }
  b: createTasks(input: $bad) { tasks { id title } }
  c: createTasks(input: $good) { tasks { id title } }
}`

const CREATE_AND_SIGN_IN = `mutation ($good: CreateTasksInput!, $signIn: SignInInput!) {
  a: createTasks(input: $good) { tasks { id title } }
  b: signIn(input: $signIn) { user { id } }
}`

type Created = { tasks: [{ id: string; title: string }] } | null
type Answered = Answer<{ a: Created; b: Created; c: Created }>

describe('a document with several root fields', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const taskInput = (title: string) => ({ projectId: studio.projectId, tasks: [{ title }] })

  async function countTasks(title: string): Promise<number> {
    const { project } = await app.ask<{ project: { tasks: { totalCount: number } } }>(
      studio.member,
      `query ($id: ID!, $search: String) { project(by: { id: $id }) {
        tasks(filter: { search: $search }) { totalCount } } }`,
      { id: studio.projectId, search: title },
    )
    return project.tasks.totalCount
  }

  async function sendWithKey(person: Person, key: string, from: string, query: string, variables: object) {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': from,
        authorization: `Bearer ${person.accessToken}`,
      },
      body: JSON.stringify({ query, variables }),
    })
    const isReplayed = response.headers.get('idempotent-replayed') === 'true'
    return { isReplayed, status: response.status, body: (await response.json()) as Answered }
  }

  it('keeps the results of the mutations beside one that fails', async () => {
    const variables = { good: taskInput('Kept'), bad: taskInput('  ') }
    const { status, data, errors }: Answered = await app.send(studio.member, CREATE_THREE, variables)
    expect(status).toBe(200)
    expect([data.a?.tasks[0].title, data.b, data.c?.tasks[0].title]).toEqual(['Kept', null, 'Kept'])
    expect(errors.map(({ path }) => path)).toEqual([['b']])
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { 'tasks.0.title': {} } })
    expect(errors[0]?.extensions.reason).toMatch(/^[A-Z_]+$/)
    expect(await countTasks('Kept')).toBe(2)
  })

  it('keeps the lists of Query beside one that fails', async () => {
    const { data, errors } = await app.send<{ good: { totalCount: number }; bad: null }>(
      studio.member,
      '{ good: organizations { totalCount } bad: organizations(first: -1) { totalCount } }',
    )
    expect(data).toEqual({ good: { totalCount: 1 }, bad: null })
    expect(errors.map(({ path }) => path)).toEqual([['bad']])
  })

  it('is kept under its key even if the failure may pass', async () => {
    const from = anyAddress()
    const { email } = await makePerson(app)
    const variables = { good: taskInput('Limited'), signIn: { email, password: PASSWORD } }
    const send = (key: string) => sendWithKey(studio.member, key, from, CREATE_AND_SIGN_IN, variables)
    for (let count = 0; count < FREE_ATTEMPTS; count++) {
      await app.send(null, 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
        input: { email, password: 'not this one' },
      }, from)
    }
    const key = randomUUID()
    const first = await send(key)
    expect(first.body.errors.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED'])
    expect(await send(key)).toEqual({ ...first, isReplayed: true })
    expect((await send(randomUUID())).isReplayed).toBe(false)
    expect(await countTasks('Limited')).toBe(2)
  })
})
