import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsOf } from '../../server/eventCatalogue.ts'
import type { EventDeclaration } from '../../server/kernel/eventDeclaration.ts'
import { uuidOf } from '../../server/kernel/ids.ts'
import { BUNDLES, grantedBy, type ScopeName, SCOPES } from '../../server/kernel/permissions.ts'
import { schema } from '../../server/schema.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { isInProject, whileNobodyIsChosen } from '../harness/chosen.ts'
import { makeDatabase } from '../harness/database.ts'
import {
  join, makeDeadTokens, makePerson, makeStudio, makeToken, type Person, type Studio, verify,
} from '../harness/fixtures.ts'
import { runJobsUntil } from '../harness/mails.ts'
import { expectRefused } from '../harness/refusals.ts'
import { pool, prisma } from '../harness/running.ts'
import { changedTables, LOG_TABLES, readTables } from '../harness/tables.ts'
import { type MutationSample, sendSample, WHO } from './mutationSample.ts'
import { mutationSamples } from './mutationSamples.ts'

/**
 * What strangers leave with us, and how long a guest stayed: the mutations that change something without an event.
 * There are to be no others.
 */
const UNLOGGED = [
  'confirmNewsletter', 'noteReviewVisit', 'requestConsultation', 'sendContactMessage', 'subscribeToNewsletter',
  'unsubscribeFromNewsletter',
]

/** Every scope and bundle that a token may have. */
const SCOPE_NAMES = Object.keys({ ...BUNDLES, ...SCOPES }) as ScopeName[]

const LOGS = ['project', 'organization', 'account'] as const

/** What is told to those who are there and stored nowhere. */
const EPHEMERAL = ['updatePresence']

const names = Object.keys(schema.getMutationType()?.getFields() ?? {})

const shared = {} as { app: TestApp; studio: Studio; onlooker: Person }

beforeAll(async () => {
  const app = await startApp(await makeDatabase())
  const studio = await makeStudio(app)
  const onlooker = await makePerson(app, 'Vera')
  await join(studio.organizationId, onlooker, 'VIEWER')
  const { owner, admin, member, outsider } = studio
  for (const person of [owner, admin, member, outsider, onlooker]) await verify(app, person)
  Object.assign(shared, { app, studio, onlooker })
})
afterAll(() => shared.app.stop())

interface LoggedEvent {
  ownerId: string
  actorId: string
  type: string
}

describe('every mutation', () => {
  it('has a sample, and every sample its mutation', () => {
    expect(Object.keys(mutationSamples).toSorted()).toEqual(names.toSorted())
  })

  it('leaves an event, but for what strangers leave with us', () => {
    const samples = Object.entries(mutationSamples)
    const ephemeral = samples.filter(([, { isEphemeral }]) => isEphemeral).map(([name]) => name)
    expect(ephemeral).toEqual(EPHEMERAL)
    const unlogged = samples.filter(([name, { log }]) => log === null && !ephemeral.includes(name))
    expect(unlogged.map(([name]) => name).toSorted()).toEqual(UNLOGGED)
  })

  it('declares a scope', () => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
    const options = fields.map(({ name, extensions }) => {
      const { authScopes } = (extensions['pothosOptions'] ?? {}) as { authScopes?: object }
      return [name, authScopes]
    })
    for (const [name, authScopes] of options) expect(authScopes, String(name)).toBeTruthy()
  })
})

describe.each(Object.entries(mutationSamples).filter(([name]) => names.includes(name)))('%s', (name, sample) => {
  let app: TestApp
  let studio: Studio

  beforeAll(() => {
    app = shared.app
    studio = shared.studio
  })

  const { roles, isForOutsiders } = WHO[sample.who]
  const inputFor = (person: Person) => sample.input(app, studio, person)

  const send = (person: Person | null, input: object) => sendSample(app, person, name, input, sample)

  // What is refused changes nothing: the same input is refused to all.
  let refused: object | undefined

  async function expectRefusal(person: Person | null, code: string): Promise<void> {
    const input = (refused ??= await inputFor(studio.owner))
    const before = await readTables()
    expectRefused(await send(person, input), code)
    expect(changedTables(before, await readTables())).toEqual([])
  }

  async function expectSuccess(somebody: Person | null): Promise<void> {
    const isByOther = somebody !== null || sample.who === 'guests'
    const person = isByOther && sample.doneBy ? await sample.doneBy(app, studio) : somebody
    const input = await inputFor(person ?? studio.owner)
    const { log } = sample
    const [before, known] = [await readTables(), await countEvents(log)]
    const answer = await send(person, input)
    expect(answer.errors).toEqual([])
    if (sample.isLoggedLater) await runJobsUntil(async () => (await countEvents(log)) > known)
    const changed = changedTables(before, await readTables())
    const logs: string[] = Object.values(LOG_TABLES)
    if (sample.isEphemeral) return expect(changed).toEqual([])
    expect(changed.filter((table) => !logs.includes(table)), 'changed something').not.toEqual([])
    if (log === null) {
      expect(changed.filter((table) => logs.includes(table))).toEqual([])
      return
    }
    const added = await readLog(log, known)
    expect(added.length, `${changed.join()} changed without an event in the ${log} log`).toBeGreaterThan(0)
    for (const event of added) {
      expect(event.type).toMatch(/^[a-z]\w*\.[a-z]\w*$/)
      if (person) expect(event.actorId).toBe(uuidOf('User', person.id))
    }
    const owners = new Set(added.map(({ ownerId }) => ownerId))
    expect(owners).toEqual(new Set([await ownerOf(log, input, added)]))
    // What puts the studio back may take away what the refused input names.
    if (sample.restore) refused = undefined
    await sample.restore?.(studio)
  }

  /** Whose log the event belongs to: that of who acted, of the studio, or of the project the input names. */
  async function ownerOf(log: keyof typeof LOG_TABLES, input: object, [first]: LoggedEvent[]) {
    if (log === 'account') return first?.actorId
    if (log === 'organization') return uuidOf('Organization', studio.organizationId)
    if ('projectId' in input) return uuidOf('Project', String(input.projectId))
    if (!('storyboardId' in input)) return uuidOf('Project', studio.projectId)
    const id = uuidOf('Storyboard', String(input.storyboardId))
    return (await prisma.storyboard.findUniqueOrThrow({ where: { id } })).projectId
  }

  it('is refused to a token whose time is over and to one that was revoked', async () => {
    const { expired, revoked } = await makeDeadTokens(studio.owner)
    await expectRefusal(expired, 'UNAUTHENTICATED')
    await expectRefusal(revoked, 'UNAUTHENTICATED')
  })

  if (roles === null) {
    it('is open to who is not signed in, and leaves what it should', () => expectSuccess(null))
    return
  }

  it('is refused to who is not signed in', () => expectRefusal(null, 'UNAUTHENTICATED'))

  if (sample.who === 'guests') {
    it('is open to a guest of a review link', () => expectSuccess(null))
    it('is refused to everybody who is no guest', async () => {
      for (const person of [studio.outsider, shared.onlooker, studio.member, studio.admin, studio.owner]) {
        await expectRefusal(person, 'UNAUTHENTICATED')
      }
    })
    return
  }

  if (isForOutsiders) it('is open to an outsider, for oneself', () => expectSuccess(studio.outsider))
  else it('finds nothing for an outsider', () => expectRefusal(studio.outsider, 'NOT_FOUND'))

  it('finds nothing in a project for a member who was not chosen', async () => {
    refused ??= await inputFor(studio.owner)
    if (isInProject(refused)) await whileNobodyIsChosen(() => expectRefusal(studio.member, 'NOT_FOUND'))
  })

  const everyRole = ['VIEWER', 'MEMBER', 'ADMIN', 'OWNER'] as const
  it.each(everyRole)('treats a %s as the table of permissions says', async (role) => {
    const { member: MEMBER, admin: ADMIN, owner: OWNER } = studio
    const person = { VIEWER: shared.onlooker, MEMBER, ADMIN, OWNER }[role]
    const isAllowed = (roles as readonly string[]).includes(role)
    await (isAllowed ? expectSuccess(person) : expectRefusal(person, 'FORBIDDEN'))
  })

  it('asks the right scope of an API token', async () => {
    const { scope, alsoNeeds = [] } = sample
    const others = SCOPE_NAMES.filter((name) => scope === null || !grantedBy([name]).has(scope))
    await expectRefusal(await makeToken(studio.owner, others), 'FORBIDDEN')
    if (scope === null) return
    await expectSuccess(await makeToken(studio.owner, ['read', SCOPES[scope].bundle]))
    await expectSuccess(await makeToken(studio.owner, [scope, ...alsoNeeds]))
  })
})

describe('after all of them', () => {
  it.each(Object.values(LOG_TABLES))('%s has no gap', async (table) => {
    const owner = { AccountEvent: 'userId', OrganizationEvent: 'organizationId', Event: 'projectId' }[table]
    const { rows } = await pool.query<{ gaps: number }>(
      `SELECT count(*)::int AS "gaps" FROM (SELECT "${owner}", count(*), max("seq"), min("seq") FROM "${table}"
       GROUP BY "${owner}" HAVING count(*) <> max("seq") OR min("seq") <> 1) g`,
    )
    expect(rows[0]?.gaps).toBe(0)
  })

  it.each(LOGS)('the log of each %s holds declared events alone, with declared payloads', async (log) => {
    const { rows } = await pool.query<{ type: string; payload: unknown }>(
      `SELECT DISTINCT "type", "payload" FROM "${LOG_TABLES[log]}"`,
    )
    const declared = new Map<string, EventDeclaration>(eventsOf(log))
    const wrong = rows.flatMap(({ type, payload }) => {
      const schemaOfPayload = declared.get(type)?.payload
      if (!schemaOfPayload) return [`${type} is not declared`]
      const extra = Object.keys(payload as object).filter((name) => !(name in schemaOfPayload.properties))
      const problems = [...Value.Errors(schemaOfPayload, payload)].map(({ path, message }) => `${path}: ${message}`)
      return [...extra.map((name) => `${type} ${name} is not declared`), ...problems.map((text) => `${type} ${text}`)]
    })
    expect(rows.length).toBeGreaterThan(0)
    expect([...new Set(wrong)]).toEqual([])
  })
})

async function countEvents(log: MutationSample['log']): Promise<number> {
  if (log === null) return 0
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS "count" FROM "${LOG_TABLES[log]}"`)
  return rows[0]?.count ?? 0
}

/** The events of a log but for so many of the first. */
async function readLog(log: keyof typeof LOG_TABLES, known: number): Promise<LoggedEvent[]> {
  const owner = { account: 'userId', organization: 'organizationId', project: 'projectId' }[log]
  const { rows } = await pool.query<LoggedEvent>(
    `SELECT "${owner}" AS "ownerId", "actorId", "type" FROM "${LOG_TABLES[log]}"
     ORDER BY "at", "${owner}", "seq" OFFSET $1`,
    [known],
  )
  return rows
}
