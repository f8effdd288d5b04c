import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makePerson, makeProject, makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import {
  ACCOUNT_FEED,
  type Feed,
  readOrganizationFeed,
  readProjectFeed,
  sendOrganizationFeed,
  sendProjectFeed,
  typesOf,
} from './feed.ts'

const cursorAt = (seq: number) => Buffer.from(`seq:${seq}`).toString('base64')

describe('the activity', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = async () => ({ ...studio, ...(await makeProject(app, studio.owner, studio.organizationId)) })

  /** Writes events of a project past its services: one each, oldest first, at moments of one's own. */
  async function writeEvents(projectId: string, told: { type: string; at: Date; subject?: string }[]): Promise<void> {
    const project = await prisma.project.update({
      where: { id: uuidOf('Project', projectId) },
      data: { eventSeq: { increment: told.length } },
    })
    const before = project.eventSeq - told.length
    await prisma.event.createMany({
      data: told.map((event, index) => ({
        subject: projectId,
        ...event,
        projectId: project.id,
        seq: before + index + 1,
        actorId: uuidOf('User', studio.owner.id),
        payload: {},
      })),
    })
  }

  it('of a project tells who did what when, newest first', async () => {
    const { projectId, storyboardId, owner, member } = await newProject()
    const shot = await makeShot(app, member, storyboardId)
    const feed = await readProjectFeed(app, owner, projectId)
    expect(typesOf(feed)).toEqual(['shot.created', 'storyboard.created', 'project.created'])
    expect(feed.totalCount).toBe(3)
    const [edge] = feed.edges
    expect(edge?.node).toMatchObject({
      seq: 3,
      kind: 'SHOT',
      actor: { id: member.id },
      actorName: 'Mina',
      tokenName: null,
      subjectId: shot.id,
      subjectLabel: shot.code,
      count: 1,
      viewerCanUndo: null,
    })
    expect(edge?.node.payload).toMatchObject({ code: shot.code })
    expect(Math.abs(Date.now() - Date.parse(edge?.node.at ?? ''))).toBeLessThan(60_000)
  })

  it('shows the view of what happened to a view or a shot, until it is deleted', async () => {
    const { projectId, storyboardId, owner, member } = await newProject()
    const [first, second] = [
      await makeShot(app, member, storyboardId), await makeShot(app, member, storyboardId),
    ]
    const viewId = second.views[0]?.id ?? ''
    await draw(app, member, viewId, [adding()])
    const read = async () => {
      const { project } = await app.ask<{ project: { activity: { nodes: { type: string; view: unknown }[] } } }>(
        owner,
        `query ($id: ID!) {
          project(by: { id: $id }) { activity(first: 4) { nodes { type view { id shot { id } } } } }
        }`,
        { id: projectId },
      )
      return project.activity.nodes
    }
    expect(await read()).toEqual([
      { type: 'view.drawn', view: { id: viewId, shot: { id: second.id } } },
      { type: 'shot.created', view: { id: viewId, shot: { id: second.id } } },
      { type: 'shot.created', view: { id: first.views[0]?.id, shot: { id: first.id } } },
      { type: 'storyboard.created', view: null },
    ])
    await app.ask(owner, `mutation ($input: DeleteShotsInput!) { deleteShots(input: $input) { __typename } }`, {
      input: { shots: [{ shotId: second.id }] },
    })
    expect((await read()).slice(0, 3).map(({ view }) => view)).toEqual([null, null, null])
  })

  it('goes on page by page, also over events of the same moment', async () => {
    const { projectId, owner } = await newProject()
    const at = new Date()
    await writeEvents(projectId, Array.from({ length: 7 }, () => ({ type: 'shot.moved', at })))
    const seqs: number[] = []
    const pages: Feed[] = []
    for (let after: string | null = null; ; ) {
      const page: Feed = await readProjectFeed(app, owner, projectId, { first: 4, after })
      seqs.push(...page.nodes.map(({ seq }) => seq))
      pages.push(page)
      expect(page.totalCount).toBe(9)
      if (!page.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor
    }
    expect(seqs).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true])
    expect(pages[0]?.pageInfo.startCursor).toBe(pages[0]?.edges[0]?.cursor)
  })

  it('reads several pages of one document from the cursor of each', async () => {
    const { projectId, owner } = await newProject()
    await writeEvents(projectId, Array.from({ length: 7 }, () => ({ type: 'shot.moved', at: new Date() })))
    interface Pages {
      newer: { activity: Pick<Feed, 'nodes'> }
      older: { activity: Pick<Feed, 'nodes'> }
    }
    const { newer, older } = await app.ask<Pages>(owner, `query ($id: ID!, $newer: String!, $older: String!) {
      newer: project(by: { id: $id }) { activity(first: 2, after: $newer) { nodes { seq } } }
      older: project(by: { id: $id }) { activity(first: 2, after: $older) { nodes { seq } } }
    }`, { id: projectId, newer: cursorAt(8), older: cursorAt(4) })
    expect([newer, older].map(({ activity }) => activity.nodes.map(({ seq }) => seq))).toEqual([[7, 6], [3, 2]])
  })

  it('loses and repeats nothing when more happens between two pages', async () => {
    const { projectId, storyboardId, owner } = await newProject()
    await makeShot(app, owner, storyboardId)
    const first = await readProjectFeed(app, owner, projectId, { first: 1 })
    await makeShot(app, owner, storyboardId)
    const rest = await readProjectFeed(app, owner, projectId, { after: first.pageInfo.endCursor })
    expect(rest.nodes.map(({ seq }) => seq)).toEqual([2, 1])
  })

  it('refuses cursors of other lists and pages beyond the bound', async () => {
    for (const wish of [{ first: 201 }, { first: -1 }, { after: 'c2VxOng=' }, { after: '3' }, { actorId: 'Ada' }]) {
      expectRefused(await sendProjectFeed(app, studio.owner, studio.projectId, wish), 'INVALID_INPUT')
    }
    expectRefused(await sendProjectFeed(app, studio.owner, studio.projectId, { kinds: ['WEATHER'] }), 'INVALID_INPUT')
    expect((await readProjectFeed(app, studio.owner, studio.projectId, { first: 0 })).edges).toEqual([])
  })

  it('is filtered by person and by kind, with the count of what fits', async () => {
    const { projectId, storyboardId, owner, member, admin } = await newProject()
    const { views } = await makeShot(app, member, storyboardId)
    await makeShot(app, owner, storyboardId)
    await draw(app, member, views[0]?.id ?? '', [adding()])
    const read = async (wish: object) => {
      const feed = await readProjectFeed(app, owner, projectId, wish)
      expect(feed.totalCount).toBe(feed.nodes.length)
      return typesOf(feed)
    }
    expect(await read({ actorId: member.id })).toEqual(['view.drawn', 'shot.created'])
    expect(await read({ actorId: admin.id })).toEqual([])
    expect(await read({ kinds: ['SHOT'] })).toEqual(['shot.created', 'shot.created'])
    expect(await read({ kinds: ['SHOT'], actorId: owner.id })).toEqual(['shot.created'])
    expect(await read({ kinds: ['VIEW', 'STORYBOARD'] })).toEqual(['view.drawn', 'storyboard.created'])
    expect(await read({ kinds: ['SESSION'] })).toEqual([])
    expect(await read({ kinds: [] })).toHaveLength(5)
  })

  it('puts what nobody has named to the kind of the log', async () => {
    const { projectId, owner } = await newProject()
    await writeEvents(projectId, [{ type: 'weather.changed', at: new Date() }])
    const all = await readProjectFeed(app, owner, projectId)
    expect(all.nodes[0]).toMatchObject({ type: 'weather.changed', kind: 'PROJECT' })
    const ofKind = async (kind: string) => typesOf(await readProjectFeed(app, owner, projectId, { kinds: [kind] }))
    expect(await ofKind('PROJECT')).toEqual(['weather.changed', 'project.created'])
    expect(await ofKind('SHOT')).toEqual([])
  })

  it('tells drawings of one frame as one, over the ends of pages', async () => {
    const { projectId, storyboardId, owner, member } = await newProject()
    const shot = await makeShot(app, owner, storyboardId)
    const other = await makeShot(app, owner, storyboardId)
    const viewOf = ({ views }: typeof shot) => views[0]?.id ?? ''
    const save = async (person: typeof owner, view: string, times: number) => {
      for (let index = 0; index < times; index++) await draw(app, person, view, [adding()])
    }
    await save(owner, viewOf(shot), 3)
    await save(member, viewOf(shot), 2)
    await save(owner, viewOf(other), 1)
    const told = ({ nodes }: Feed) =>
      nodes.map(({ actorName, subjectLabel, count }) => `${actorName} ${subjectLabel} ${count}`)
    const feed = await readProjectFeed(app, owner, projectId, { kinds: ['VIEW'] })
    expect(told(feed)).toEqual([`Olga ${other.code} 1`, `Mina ${shot.code} 2`, `Olga ${shot.code} 3`])
    expect(feed.totalCount).toBe(6)
    expect(feed.nodes.map(({ seq }) => seq)).toEqual([10, 9, 7])

    const pages: string[] = []
    for (let after: string | null = null, hasNext = true; hasNext; ) {
      const page = await readProjectFeed(app, owner, projectId, { kinds: ['VIEW'], first: 1, after })
      pages.push(...told(page))
      after = page.pageInfo.endCursor
      hasNext = page.pageInfo.hasNextPage
    }
    expect(pages).toEqual(told(feed))
    const own = await readProjectFeed(app, owner, projectId, { kinds: ['VIEW'], actorId: owner.id })
    expect(told(own)).toEqual([`Olga ${other.code} 1`, `Olga ${shot.code} 3`])
  })

  it('tells drawings apart after a pause of more than 15 minutes', async () => {
    const { projectId, owner } = await newProject()
    const minute = (number: number) => new Date(Date.UTC(2026, 10, 21, 12, number))
    const drawn = [0, 10, 24, 40].map((number) => ({ type: 'view.drawn', subject: 'view_1', at: minute(number) }))
    await writeEvents(projectId, drawn)
    const feed = await readProjectFeed(app, owner, projectId, { first: 2 })
    expect(feed.nodes.map(({ count, seq }) => [count, seq])).toEqual([[1, 6], [3, 5]])
    expect(feed.edges[1]?.node.at).toBe(minute(24).toISOString())
    expect(feed.edges[1]?.node.subjectLabel).toBeNull()
  })

  it('of a project is for all who see it, also by a token limited to it, and for nobody else', async () => {
    const { owner, admin, member, outsider, projectId } = await newProject()
    const token = await makeToken(member, ['read'])
    for (const person of [owner, admin, member, token]) {
      expect((await readProjectFeed(app, person, projectId)).totalCount).toBe(2)
    }
    expectRefused(await sendProjectFeed(app, outsider, projectId), 'NOT_FOUND')
    expectRefused(await sendProjectFeed(app, null, projectId), 'UNAUTHENTICATED')
    expectRefused(await sendProjectFeed(app, await makeToken(member, ['write']), projectId), 'FORBIDDEN')
  })

  it('by a token limited to a project is of that project alone, not of the organization', async () => {
    const { owner, member, organizationId, projectId } = await newProject()
    const token = await makeToken(member, ['read'])
    await prisma.accessToken.updateMany({
      where: { userId: uuidOf('User', member.id), kind: 'PERSONAL', last4: token.accessToken.slice(-4) },
      data: { projectId: uuidOf('Project', projectId) },
    })
    expect((await readProjectFeed(app, token, projectId)).totalCount).toBe(2)
    expectRefused(await sendProjectFeed(app, token, studio.projectId), 'NOT_FOUND')
    expectRefused(await sendOrganizationFeed(app, token, organizationId), 'FORBIDDEN')
    const through = `query ($id: ID!) { project(by: { id: $id }) { organization { activity { totalCount } } } }`
    expectRefused(await app.send(token, through, { id: projectId }), 'FORBIDDEN')
    expect((await readOrganizationFeed(app, owner, organizationId)).totalCount).toBeGreaterThan(0)
  })

  it('of an organization tells of its projects, of trashed ones too, to its members', async () => {
    const own = await makeStudio(app)
    const gone = await makeProject(app, own.owner, own.organizationId, 'Night Ferry')
    const remove = `mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { deletedProjectId } }`
    await app.ask(own.owner, remove, { id: gone.projectId })
    for (const person of [own.owner, own.admin, own.member]) {
      const feed = await readOrganizationFeed(app, person, own.organizationId)
      expect(typesOf(feed)).toEqual(['project.deleted', 'project.created', 'project.created', 'organization.created'])
      expect(feed.nodes.map(({ subjectLabel }) => subjectLabel)).toEqual([
        'Night Ferry', 'Night Ferry', 'Salt House', 'Kestrel',
      ])
    }
    expectRefused(await sendProjectFeed(app, own.owner, gone.projectId), 'NOT_FOUND')
    expectRefused(await sendOrganizationFeed(app, own.outsider, own.organizationId), 'NOT_FOUND')
    expectRefused(await sendOrganizationFeed(app, null, own.organizationId), 'UNAUTHENTICATED')
  })

  it('of an account is for the person alone, by a session', async () => {
    const ada = await makePerson(app)
    const { viewer } = await app.ask<{ viewer: { activity: Feed } }>(ada, ACCOUNT_FEED)
    expect(viewer.activity.nodes.map(({ type, kind }) => [type, kind])).toContainEqual(['account.created', 'ACCOUNT'])
    expect(viewer.activity.nodes.map(({ type, kind }) => [type, kind])).toContainEqual(['session.started', 'SESSION'])
    expect(viewer.activity.edges.every(({ node }) => node.actor?.id === ada.id)).toBe(true)
    expectRefused(await app.send(await makeToken(ada, ['read', 'write', 'admin']), ACCOUNT_FEED), 'FORBIDDEN')
    const others = `query ($id: ID!) { node(id: $id) { ... on User { activity { totalCount } } } }`
    expectRefused(await app.send(studio.owner, others, { id: studio.member.id }), 'FORBIDDEN')
    expect((await app.send(null, ACCOUNT_FEED)).data).toEqual({ viewer: null })
  })
})
