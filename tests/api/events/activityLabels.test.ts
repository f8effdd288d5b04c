import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makePerson, makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { ACCOUNT_FEED, type Feed, newestOf, readOrganizationFeed, readProjectFeed } from './feed.ts'
import { mutatedOne } from '../projects/projectCalls.ts'

describe('the activity names', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = async () => ({ ...studio, ...(await makeProject(app, studio.owner, studio.organizationId)) })

  const run = (mutation: string, input: object) =>
    app.ask(studio.owner, `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) {
      ${mutation}(input: $input) { __typename }
    }`, { input })

  /** Writes an event of an organization past its services. */
  async function writeEvent(event: { type: string; subject: string; payload?: object; actorId?: string }) {
    const { id, eventSeq: seq } = await prisma.organization.update({
      where: { id: uuidOf('Organization', studio.organizationId) },
      data: { eventSeq: { increment: 1 } },
    })
    const actorId = uuidOf('User', studio.owner.id)
    await prisma.organizationEvent.create({ data: { actorId, payload: {}, ...event, organizationId: id, seq } })
  }

  it('shots by their code, views by that of their shot, in the trash too and when they are gone', async () => {
    const { projectId, storyboardId, owner } = await newProject()
    const shot = await makeShot(app, owner, storyboardId)
    await draw(app, owner, shot.views[0]?.id ?? '', [adding()])
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: shot.id })
    const trashed = await readProjectFeed(app, owner, projectId)
    for (const type of ['shot.created', 'view.drawn', 'shot.deleted']) {
      expect(newestOf(trashed, type).subjectLabel, type).toBe(shot.code)
    }
    await prisma.shot.delete({ where: { id: uuidOf('Shot', shot.id) } })
    const gone = await readProjectFeed(app, owner, projectId)
    expect(newestOf(gone, 'shot.created').subjectLabel).toBe(shot.code)
    expect(newestOf(gone, 'shot.deleted').subjectLabel).toBe(shot.code)
    expect(newestOf(gone, 'view.drawn').subjectLabel).toBeNull()
  })

  it('boards, projects and organizations as they are called now', async () => {
    const { projectId, storyboardId, owner, organizationId } = await newProject()
    await run('updateStoryboard', { storyboardId, name: 'Act One' })
    await run('updateProject', { projectId, name: 'Pepper House' })
    const feed = await readProjectFeed(app, owner, projectId)
    expect(newestOf(feed, 'storyboard.created').subjectLabel).toBe('Act One')
    expect(newestOf(feed, 'project.created').subjectLabel).toBe('Pepper House')
    const ofAll = await readOrganizationFeed(app, owner, organizationId)
    expect(ofAll.nodes.find(({ subjectId }) => subjectId === projectId)?.subjectLabel).toBe('Pepper House')
    expect(newestOf(ofAll, 'organization.created').subjectLabel).toBe('Kestrel')
  })

  it('members by name, invitations by address and tokens by their name, also those that are gone', async () => {
    const { owner, organizationId } = studio
    const member = await prisma.member.findFirstOrThrow({
      where: { organizationId: uuidOf('Organization', organizationId), userId: uuidOf('User', studio.member.id) },
    })
    await writeEvent({ type: 'member.roleChanged', subject: toTypeId('Member', member.id) })
    const removed = { subject: toTypeId('Member', uuidv7()), payload: { name: 'Maya Okafor' } }
    await writeEvent({ type: 'member.removed', ...removed })
    const revoked = { subject: toTypeId('Invitation', uuidv7()), payload: { email: 'maya@example.com' } }
    await writeEvent({ type: 'invitation.revoked', ...revoked })
    await writeEvent({ type: 'token.revoked', subject: toTypeId('AccessToken', uuidv7()), payload: { name: 'Render' } })
    const email = `${randomUUID()}@example.com`
    await run('addMember', { organizationId, email })
    await run('createServiceToken', { organizationId, name: 'Night builds', scopes: ['READ'] })
    const feed = await readOrganizationFeed(app, owner, organizationId)
    const labels = Object.fromEntries(feed.nodes.map(({ type, subjectLabel }) => [type, subjectLabel]))
    expect(labels).toMatchObject({
      'member.roleChanged': 'Mina',
      'member.removed': 'Maya Okafor',
      'invitation.revoked': 'maya@example.com',
      'invitation.created': email,
      'token.revoked': 'Render',
      'token.created': 'Night builds',
    })
  })

  it('nothing that belongs to another project or organization', async () => {
    const { owner, organizationId } = studio
    const other = await makeStudio(app)
    const shot = await makeShot(app, other.owner, other.storyboardId)
    const stranger = await makePerson(app, 'Stranger')
    const subjects = [other.projectId, other.organizationId, shot.id, stranger.id, 'not an id', 'weather_1']
    for (const subject of subjects) await writeEvent({ type: 'weather.changed', subject })
    const feed = await readOrganizationFeed(app, owner, organizationId, { first: subjects.length })
    expect(feed.nodes.map(({ subjectId }) => subjectId)).toEqual([...subjects].reverse())
    expect(feed.nodes.map(({ subjectLabel }) => subjectLabel)).toEqual(subjects.map(() => null))
  })

  it('the person who did it, also when the viewer does not see that person any more', async () => {
    const { owner, organizationId } = studio
    const stranger = await makePerson(app, 'Petra')
    const actorId = uuidOf('User', stranger.id)
    await writeEvent({ type: 'member.left', subject: toTypeId('Member', uuidv7()), actorId })
    await writeEvent({ type: 'member.left', subject: toTypeId('Member', uuidv7()), actorId: uuidv7() })
    const { edges } = await readOrganizationFeed(app, owner, organizationId, { first: 2 })
    expect(edges.map(({ node }) => [node.actor, node.actorName])).toEqual([[null, 'Deleted account'], [null, 'Petra']])
  })

  it('the token something was done with, and the actor of a service token by its name', async () => {
    const { projectId, storyboardId, owner, organizationId } = await newProject()
    const token = await makeToken(owner, ['read', 'write'])
    await prisma.accessToken.updateMany({
      where: { userId: uuidOf('User', owner.id), kind: 'PERSONAL' },
      data: { name: 'Laptop' },
    })
    await makeShot(app, token, storyboardId)
    const { createServiceToken } = await app.ask<{ createServiceToken: { secret: string; token: { id: string } } }>(
      owner,
      `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { secret token { id } } }`,
      { input: { organizationId, name: 'Render farm', scopes: ['READ', 'WRITE'] } },
    )
    await makeShot(app, { ...owner, accessToken: createServiceToken.secret }, storyboardId)
    const read = async () => {
      const { edges } = await readProjectFeed(app, owner, projectId, { kinds: ['SHOT'] })
      return edges.map(({ node }) => [node.actorName, node.tokenName])
    }
    expect(await read()).toEqual([['Render farm', 'Render farm'], ['Olga', 'Laptop']])
    await run('revokeToken', { tokenId: createServiceToken.token.id })
    await prisma.accessToken.deleteMany({ where: { userId: uuidOf('User', owner.id), kind: 'PERSONAL' } })
    expect(await read()).toEqual([['Render farm', 'Render farm'], ['Olga', null]])
  })

  it("the organization in somebody's own log, while one is in it by its present name", async () => {
    const ada = await makePerson(app, 'Ada')
    const { createOrganization } = await app.ask<{ createOrganization: { organization: { id: string } } }>(
      ada,
      `mutation { createOrganization(input: { name: "Heron" }) { organization { id } } }`,
    )
    const organizationId = createOrganization.organization.id
    await prisma.organization.update({
      where: { id: uuidOf('Organization', organizationId) },
      data: { name: 'Grey Heron' },
    })
    const read = async () => {
      const { viewer } = await app.ask<{ viewer: { activity: Feed } }>(ada, ACCOUNT_FEED)
      return newestOf(viewer.activity, 'organization.created').subjectLabel
    }
    expect(await read()).toBe('Grey Heron')
    await prisma.member.deleteMany({ where: { organizationId: uuidOf('Organization', organizationId) } })
    expect(await read()).toBe('Heron')
  })
})
