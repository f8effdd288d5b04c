import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import {
  lastEvent,
  makeOrganizationOn,
  mutate,
  mutated,
  mutateOne,
  readOrganizationEvents,
  readProject,
} from './projectCalls.ts'

const STARTER_LIMIT = 5
const STARTER_SENTENCE = 'The Starter plan allows up to 5 projects.'
const OPEN = `query ($id: ID!) { project(by: { id: $id }) { id } }`
const NODE = `query ($id: ID!) { node(id: $id) { id } }`
const COUNT = `query ($id: ID!) { organization(id: $id) { projects { totalCount } } }`

describe('the life of a project', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const make = (organizationId = studio.organizationId) => makeProject(app, studio.owner, organizationId)
  const act = (name: string, projectId: string, person: Person = studio.admin) =>
    mutate(app, person, name, { projectId })
  const acted = (name: string, projectId: string) => mutated(app, studio.owner, name, { projectId })
  const read = (projectId: string) => readProject(app, studio.owner, projectId)
  const count = async (id: string) =>
    (await app.ask<{ organization: { projects: { totalCount: number } } }>(studio.owner, COUNT, { id })).organization
      .projects.totalCount

  describe('deleteProject and restoreProject', () => {
    it('take it away from everybody and bring it back as it was, telling both logs', async () => {
      const organizationId = await makeOrganizationOn(app, studio.owner)
      const { projectId, storyboardId } = await make(organizationId)
      const shot = await makeShot(app, studio.owner, storyboardId)
      const before = await read(projectId)
      const deleted = await mutated<{ deletedProjectId: string; organization: { id: string } }>(
        app,
        studio.owner,
        'deleteProject',
        { projectId },
        'deletedProjectId organization { id }',
      )
      expect(deleted).toEqual({ deletedProjectId: projectId, organization: { id: organizationId } })
      expect(await count(organizationId)).toBe(0)
      expectRefused(await app.send(studio.owner, OPEN, { id: projectId }), 'NOT_FOUND')
      for (const id of [projectId, storyboardId, shot.id]) {
        expect(await app.ask(studio.owner, NODE, { id })).toEqual({ node: null })
      }
      expectRefused(await mutateOne(app, studio.owner, 'createShots', { storyboardId }), 'NOT_FOUND')
      expectRefused(await act('deleteProject', projectId, studio.owner), 'NOT_FOUND')
      expectRefused(await act('archiveProject', projectId, studio.owner), 'NOT_FOUND')

      const selection = 'project { id } projectEdge { cursor node { id } } organization { projects { totalCount } }'
      expect(await mutated(app, studio.owner, 'restoreProject', { projectId }, selection)).toMatchObject({
        project: { id: projectId },
        projectEdge: { node: { id: projectId } },
        organization: { projects: { totalCount: 1 } },
      })
      const after = await read(projectId)
      expect({ ...after, events: null }).toEqual({ ...before, events: null })
      const { name, code } = before
      expect(after.events.nodes.slice(-2).map(({ type }) => type)).toEqual(['project.deleted', 'project.restored'])
      expect(lastEvent(after).payload).toEqual({ name, code })
      expect(await readOrganizationEvents(organizationId)).toEqual([
        { type: 'project.deleted', payload: { name, code } },
        { type: 'project.restored', payload: { name, code } },
      ])
    })

    it('leave one that is not in the trash as it is', async () => {
      const { projectId } = await make()
      await expectUnchanged(() => read(projectId), async () => {
        expect((await act('restoreProject', projectId)).errors).toEqual([])
      })
    })

    it('keep an archived project archived', async () => {
      const { projectId } = await make()
      for (const name of ['archiveProject', 'deleteProject', 'restoreProject']) await acted(name, projectId)
      expect(await read(projectId)).toMatchObject({ isArchived: true })
    })

    it('log one deletion of many at once', async () => {
      const { projectId } = await make()
      const answers = await Promise.all(Array.from({ length: 5 }, () => act('deleteProject', projectId)))
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
      await acted('restoreProject', projectId)
      const { events } = await read(projectId)
      expect(events.nodes.filter(({ type }) => type === 'project.deleted')).toHaveLength(1)
    })
  })

  describe.each([
    ['deleteProject', null],
    ['archiveProject', null],
    ['unarchiveProject', 'archiveProject'],
    ['restoreProject', 'deleteProject'],
    ['resetProject', null],
  ])('%s', (name, first) => {
    it('is for ADMINs and OWNERs, by a token with the scope admin', async () => {
      const { projectId } = await make()
      if (first) await acted(first, projectId)
      await expectUnchanged(() => readOrganizationEvents(studio.organizationId), async () => {
        expectRefused(await act(name, projectId, studio.member), 'FORBIDDEN')
        expectRefused(await act(name, projectId, studio.outsider), 'NOT_FOUND')
        expectRefused(await act(name, projectId, await makeToken(studio.owner, ['read', 'write'])), 'FORBIDDEN')
        expectRefused(await mutate(app, null, name, { projectId }), 'UNAUTHENTICATED')
      })
      expect((await act(name, projectId, await makeToken(studio.owner, ['read', 'admin']))).errors).toEqual([])
    })
  })

  describe('archiveProject', () => {
    it('hides it from the lists; its address opens it for all, and nobody may change anything', async () => {
      const organizationId = studio.organizationId
      const { projectId, storyboardId } = await make()
      const shot = await makeShot(app, studio.owner, storyboardId)
      const [visible, { name, code }] = [await count(organizationId), await read(projectId)]
      const selection = 'project { isArchived archivedAt viewerCanEdit } organization { projects { totalCount } }'
      expect(await mutated(app, studio.admin, 'archiveProject', { projectId }, selection)).toEqual({
        project: { isArchived: true, archivedAt: expect.any(String), viewerCanEdit: false },
        organization: { projects: { totalCount: visible - 1 } },
      })
      expect(lastEvent(await read(projectId))).toMatchObject({ type: 'project.archived', payload: { name, code } })
      expect((await readOrganizationEvents(organizationId)).at(-1)).toEqual({
        type: 'project.archived',
        payload: { name, code },
      })
      for (const person of [studio.member, studio.admin]) {
        const seen = await readProject(app, person, projectId)
        expect(seen).toMatchObject({ isArchived: true, viewerCanEdit: false, shotCount: 1 })
        expect(seen.viewerCanAdminister).toBe(person === studio.admin)
      }

      const writes: [string, object][] = [
        ['updateProject', { projectId, name: 'x' }],
        ['changeFrameRate', { projectId, frameRate: { numerator: 25 }, keep: 'FRAMES' }],
        ['resetProject', { projectId }],
        ['createStoryboard', { projectId, name: 'x' }],
        ['updateStoryboard', { storyboardId, name: 'x' }],
        ['moveStoryboard', { storyboardId, to: { position: 1 } }],
        ['deleteStoryboard', { storyboardId }],
        ['createShots', { storyboardId, shots: [{}] }],
        ['updateShots', { shots: [{ shotId: shot.id, name: 'x' }] }],
        ['moveShots', { shots: [{ shotId: shot.id }], to: { position: 1 } }],
        ['deleteShots', { shots: [{ shotId: shot.id }] }],
        ['transferProject', { projectId, organizationId: await makeOrganizationOn(app, studio.owner) }],
      ]
      await expectUnchanged(() => read(projectId), async () => {
        for (const [mutation, input] of writes) {
          const answer = await mutate(app, studio.owner, mutation, input)
          expectRefused(answer, 'CONFLICT')
          expect(answer.errors[0]?.message).toBe('This project is archived and read-only. Restore it to change it.')
        }
        expectRefused(await draw(app, studio.owner, shot.views[0]?.id ?? '', [adding()]), 'CONFLICT')
        expect((await act('archiveProject', projectId)).errors).toEqual([])
      })

      await acted('unarchiveProject', projectId)
      expect(await count(organizationId)).toBe(visible)
      expect(await read(projectId)).toMatchObject({ isArchived: false, archivedAt: null, viewerCanEdit: true })
      expect((await mutateOne(app, studio.member, 'createShots', { storyboardId })).errors).toEqual([])
      await expectUnchanged(() => read(projectId), async () => {
        expect((await act('unarchiveProject', projectId)).errors).toEqual([])
      })
    })
  })

  describe('the limit of a plan', () => {
    const create = (organizationId: string) =>
      mutate(app, studio.owner, 'createProject', { organizationId, name: 'Short' })

    it('holds when 20 are made at once', async () => {
      const organizationId = await makeOrganizationOn(app, studio.owner, 'STARTER')
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(organizationId)))
      const refused = answers.filter(({ errors }) => errors.length > 0)
      expect(refused).toHaveLength(20 - STARTER_LIMIT)
      for (const answer of refused) {
        expectRefused(answer, 'PLAN_LIMIT')
        expect(answer.errors[0]?.message).toBe(STARTER_SENTENCE)
      }
      expect(await count(organizationId)).toBe(STARTER_LIMIT)
    })

    it('counts what is archived and not what is in the trash, and holds for restoring too', async () => {
      const organizationId = await makeOrganizationOn(app, studio.owner, 'STARTER')
      const ids: string[] = []
      for (let made = 0; made < STARTER_LIMIT; made++) ids.push((await make(organizationId)).projectId)
      const [first = '', second = ''] = ids
      await acted('archiveProject', first)
      expectRefused(await create(organizationId), 'PLAN_LIMIT')
      await acted('deleteProject', second)
      expect((await create(organizationId)).errors).toEqual([])

      await expectUnchanged(() => readOrganizationEvents(organizationId), async () => {
        const answer = await act('restoreProject', second, studio.owner)
        expectRefused(answer, 'PLAN_LIMIT')
        expect(answer.errors[0]?.message).toBe(STARTER_SENTENCE)
        expectRefused(await app.send(studio.owner, OPEN, { id: second }), 'NOT_FOUND')
      })
      await acted('deleteProject', first)
      expect((await act('restoreProject', second, studio.owner)).errors).toEqual([])
    })

    it('lets one of many restored at once into the last room', async () => {
      const organizationId = await makeOrganizationOn(app, studio.owner, 'STARTER')
      const ids: string[] = []
      for (let made = 0; made < STARTER_LIMIT; made++) ids.push((await make(organizationId)).projectId)
      for (const id of ids) await acted('deleteProject', id)
      for (let made = 1; made < STARTER_LIMIT; made++) await make(organizationId)
      const answers = await Promise.all(ids.map((id) => act('restoreProject', id, studio.owner)))
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
      expect(await count(organizationId)).toBe(STARTER_LIMIT)
    })
  })
})
