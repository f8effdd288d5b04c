import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makeOrganization, makePerson, type Person } from '../../harness/fixtures.ts'
import { randomFrom } from '../../harness/random.ts'
import { prisma } from '../../harness/running.ts'
import { act, memberIdOf } from './people.ts'

const PEOPLE = 8
const ROUNDS = 5
const ACTIONS = 50
/** What an action may be refused with by what another one did before it. */
const FORESEEN = ['FORBIDDEN', 'CONFLICT', 'NOT_FOUND']

describe('many who hand over, remove, change and leave at once', () => {
  let app: TestApp
  let people: Person[]
  let organizationId: string

  beforeAll(async () => {
    app = await startApp()
    people = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => makePerson(app, `Person${number}`)))
    organizationId = await makeOrganization(app, people[0] as Person)
  })
  afterAll(() => app.stop())

  const places = () =>
    prisma.member.findMany({
      where: { organizationId: uuidOf('Organization', organizationId) },
      orderBy: { id: 'asc' },
    })
  const logged = (type: string, after: number) =>
    prisma.organizationEvent.findMany({
      where: { organizationId: uuidOf('Organization', organizationId), type, seq: { gt: after } },
      orderBy: { seq: 'asc' },
    })
  const lastSeq = async () =>
    (await prisma.organization.findUniqueOrThrow({ where: { id: uuidOf('Organization', organizationId) } })).eventSeq

  /** Everybody is in again: who was removed or left as an ADMIN. */
  async function refill(): Promise<void> {
    const present = new Set((await places()).map(({ userId }) => userId))
    for (const person of people) {
      if (!present.has(uuidOf('User', person.id))) await join(organizationId, person, 'ADMIN')
    }
    await prisma.member.updateMany({
      where: { organizationId: uuidOf('Organization', organizationId), role: 'MEMBER' },
      data: { role: 'ADMIN' },
    })
  }

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1)

  it.each(rounds)('leave exactly one OWNER, round %i', async (round) => {
    await refill()
    const before = await lastSeq()
    const random = randomFrom(round)
    const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
    const owner = (await places()).find(({ role }) => role === 'OWNER')
    const ownerPerson = people.find(({ id }) => uuidOf('User', id) === owner?.userId) as Person
    const memberIds = new Map(
      await Promise.all(people.map(async (person) => [person, await memberIdOf(organizationId, person)] as const)),
    )
    const actions = Array.from({ length: ACTIONS }, (_, number) => {
      // Every third comes from who owns it as the round begins, so that hand-overs do happen.
      const sender = number % 3 === 0 ? ownerPerson : any(people)
      const memberId = memberIds.get(any(people))
      const [mutation, input] = any([
        ['transferOwnership', { memberId }],
        ['transferOwnership', { memberId }],
        ['removeMember', { memberId }],
        ['changeMemberRole', { memberId, role: any(['ADMIN', 'MEMBER']) }],
        ['leaveOrganization', { organizationId }],
      ] as const)
      return () => act(app, sender, mutation, input)
    })
    const answers = await Promise.all(actions.map((action) => action()))
    for (const { errors } of answers) {
      for (const { extensions, message } of errors) expect(FORESEEN, message).toContain(extensions.code)
    }

    const now = await places()
    const owners = now.filter(({ role }) => role === 'OWNER')
    expect(owners).toHaveLength(1)
    const [removed, left] = [await logged('member.removed', before), await logged('member.left', before)]
    const gone = [...removed, ...left].map(({ subject }) => subject)
    expect(new Set(gone).size, 'nobody goes twice').toBe(gone.length)
    expect(now).toHaveLength(PEOPLE - gone.length)
    const transfers = await logged('ownership.transferred', before)
    const last = transfers.at(-1)
    expect(owners[0]?.userId).toBe(last ? uuidOf('User', toOf(last.payload)) : owner?.userId)
    expect(gone).not.toContain(last?.subject)
    const succeeded = answers.filter(({ errors }) => errors.length === 0).length
    expect(succeeded).toBeGreaterThan(0)
  })

  it('hands over 50 times at once, one after the other', async () => {
    await refill()
    const before = await lastSeq()
    const owner = (await places()).find(({ role }) => role === 'OWNER')
    const ownerPerson = people.find(({ id }) => uuidOf('User', id) === owner?.userId) as Person
    const others = people.filter((person) => person !== ownerPerson)
    const answers = await Promise.all(
      Array.from({ length: ACTIONS }, async (_, number) => {
        const target = others[number % others.length] as Person
        return act(app, ownerPerson, 'transferOwnership', { memberId: await memberIdOf(organizationId, target) })
      }),
    )
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect((await places()).filter(({ role }) => role === 'OWNER')).toHaveLength(1)
    expect(await logged('ownership.transferred', before)).toHaveLength(1)
  })
})

const toOf = (payload: unknown): string =>
  typeof payload === 'object' && payload && 'to' in payload ? String(payload.to) : ''
