import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { isInProject, whileNobodyIsChosen } from '../../harness/chosen.ts'
import { makeDatabase } from '../../harness/database.ts'
import { join, makeDeadTokens, makePerson, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { changedTables, readTables } from '../../harness/tables.ts'
import { expectProblem, type Problem, request, type RestAnswer } from '../restClient.ts'
import { accountRows } from './accountRows.ts'
import { boardRows } from './boardRows.ts'
import type { ContractRow, Prepared } from './contractRow.ts'
import { readDescription, type ReadDescription } from './description.ts'
import { exportRows } from './exportRows.ts'
import { importRows } from './importRows.ts'
import { organizationRows } from './organizationRows.ts'

const rows: Record<string, ContractRow> = {
  ...accountRows, ...organizationRows, ...boardRows, ...exportRows, ...importRows,
}

const TYPE_ID = /[a-z]+_[0-7][0-9a-z]{25}/

let app: TestApp
let studio: Studio
let onlooker: Person
let description: ReadDescription

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
  onlooker = await makePerson(app, 'Vera')
  await join(studio.organizationId, onlooker, 'VIEWER')
  description = await readDescription(app.url)
})
afterAll(() => app.stop())

it('has a row for every call that is described', () => {
  const described = Object.entries(description.document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/, '{id}')}`),
  )
  expect(Object.keys(rows).toSorted()).toEqual(described.toSorted())
})

describe.each(Object.entries(rows))('%s', (call, { status, who, readsToken, prepare, wrong = [] }) => {
  const [method = ''] = call.split(' ')
  const isOpen = who === 'anybody'

  const send = (person: Person | null, { path, body }: Prepared, headers: Record<string, string> = {}) =>
    request(app, person, method, path, body, { 'x-forwarded-for': anyAddress(), ...headers })

  function expectAnswer({ path }: Prepared, answer: RestAnswer<unknown>): void {
    expect(answer.status, JSON.stringify(answer.body)?.slice(0, 500)).toBe(status)
    description.expectDescribed(method, path, status, answer.body)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (status !== 204) expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  }

  async function expectSuccess(person: Person | null, as: Person = person ?? studio.owner): Promise<void> {
    const prepared = await prepare(app, studio, as)
    const before = await readTables()
    expectAnswer(prepared, await send(person, prepared))
    // Asking for a mail only queues a job, and what is as it was is not written again.
    const isSilent = method === 'GET' || /forgot-password|delete-image/.test(call)
    if (!isSilent) expect(changedTables(before, await readTables())).not.toEqual([])
  }

  interface Attempt {
    expected: number
    person: Person | null
    /** What it is made with in the place of what is right. */
    instead?: (prepared: Prepared) => Partial<Prepared>
    headers?: Record<string, string>
  }

  /** Makes attempts that are refused, each as described; answers the fields each was refused for. */
  async function expectRefusals(attempts: Attempt[]): Promise<string[][]> {
    const prepared = await prepare(app, studio, attempts[0]?.person ?? studio.owner)
    const before = await readTables()
    const fields: string[][] = []
    for (const { expected, person, instead, headers } of attempts) {
      const made = { ...prepared, ...instead?.(prepared) }
      const answer = await send(person, made, headers)
      expectProblem(answer, expected)
      description.expectDescribed(method, made.path, expected, answer.body)
      fields.push(Object.keys((answer.body as Problem).fields ?? {}))
    }
    expect(changedTables(before, await readTables())).toEqual([])
    return fields
  }

  /** Sends what somebody else could, and expects to be refused. */
  async function expectNothingDone(person: Person, prepared: Prepared, statuses: number[]): Promise<void> {
    const before = await readTables()
    const answer = await send(person, prepared)
    expect(statuses).toContain(answer.status)
    expectProblem(answer, answer.status)
    expect(changedTables(before, await readTables())).toEqual([])
  }

  it('answers the owner as described', () => expectSuccess(studio.owner))

  it('treats an admin and a member as the table of permissions says', async () => {
    const refused = { owner: [studio.admin, studio.member], admins: [studio.member] }[who as string] ?? []
    for (const person of [studio.admin, studio.member]) {
      if (!refused.includes(person)) await expectSuccess(person)
    }
    if (refused.length > 0) await expectRefusals(refused.map((person) => ({ expected: 403, person })))
  })

  it('lets a VIEWER read and change nothing', async () => {
    if (isOpen || who === 'oneself') return
    if (who === 'members' && method === 'GET') await expectSuccess(onlooker)
    else await expectNothingDone(onlooker, await prepare(app, studio, studio.owner), [403, 404])
  })

  it('shows a member who was not chosen nothing in a project', async () => {
    const prepared = await prepare(app, studio, studio.owner)
    if (!isInProject(prepared.path) && !isInProject(prepared.body)) return
    await whileNobodyIsChosen(() => expectNothingDone(studio.member, prepared, [404]))
  })

  it('shows an outsider nothing of others', async () => {
    if (isOpen || who === 'oneself') await expectSuccess(studio.outsider)
    else await expectRefusals([{ expected: 404, person: studio.outsider }])
  })

  it('asks for a token that is good, or for none', async () => {
    const { expired, revoked } = await makeDeadTokens(studio.owner)
    const unknown = { ...studio.owner, accessToken: 'fw_x' }
    if (isOpen) {
      for (const person of [null, ...(readsToken ? [] : [expired, unknown])]) await expectSuccess(person)
      if (readsToken) await expectRefusals([expired, unknown].map((person) => ({ expected: 401, person })))
      return
    }
    const people = [null, expired, revoked, unknown, { ...studio.owner, accessToken: 'a b' }]
    const basic = { expected: 401, person: null, headers: { authorization: 'Basic b2xnYTp4' } }
    await expectRefusals([...people.map((person) => ({ expected: 401, person })), basic])
  })

  it('writes nothing of bad input and says what is wrong with it', async () => {
    const person = studio.owner
    const attempts = wrong.map(([body]) => ({ expected: 400, person, instead: () => ({ body }) }))
    if (attempts.length > 0) expect(await expectRefusals(attempts)).toEqual(wrong.map(([, fields]) => fields))

    const { path, body } = await prepare(app, studio, person)
    if (body !== undefined && !(body instanceof FormData)) {
      const texts = ['[]', '7', '{"name":', '{"__proto__":{"x":1}}']
      const bad = texts.map((text) => ({ expected: 400, person, instead: () => ({ body: text }) }))
      const headers = { 'content-type': 'text/plain' }
      await expectRefusals([...bad, { expected: 415, person, headers, instead: () => ({ body: '{}' }) }])
    }
    if (TYPE_ID.test(path)) {
      const ids = ['x', 'user_01h455vb4pex5vsknk084sn02q']
      const at = (id: string) => (prepared: Prepared) => ({ path: prepared.path.replace(TYPE_ID, id) })
      await expectRefusals(ids.map((id) => ({ expected: 404, person, instead: at(id) })))
    }
  })
})
