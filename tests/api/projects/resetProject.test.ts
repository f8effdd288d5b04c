import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { emptyTrash } from '../../../server/modules/delivery/trash.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'
import { lastEvent, mutate, mutated, mutateOne, readProject } from './projectCalls.ts'

const DAY_MS = 86_400_000

describe('resetProject', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const read = (projectId: string) => readProject(app, studio.owner, projectId)
  const boardIds = async (projectId: string) => (await read(projectId)).storyboards.nodes.map(({ id }) => id)
  const undo = (projectId: string, seq: number, person: Person = studio.admin) =>
    mutate(app, person, 'undoProjectReset', { projectId, seq })

  /** A project of two boards with three shots. */
  async function makeFilled() {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    await mutated(app, studio.owner, 'createStoryboard', { projectId, name: 'Act Two' })
    const [, second = ''] = await boardIds(projectId)
    const shots = [
      await makeShot(app, studio.owner, storyboardId),
      await makeShot(app, studio.owner, storyboardId),
      await makeShot(app, studio.owner, second),
    ]
    return { projectId, boards: [storyboardId, second], shots }
  }

  /** Resets; answers the number of the event and the new board. */
  async function reset(projectId: string) {
    await mutated(app, studio.admin, 'resetProject', { projectId })
    const after = await read(projectId)
    const { seq } = lastEvent(after)
    return { seq, replacement: after.storyboards.nodes.at(-1)?.id ?? '', after }
  }

  it('moves all boards to the trash and leaves an empty one; statuses and history stay', async () => {
    const { projectId, boards, shots } = await makeFilled()
    const before = await read(projectId)
    expect(before).toMatchObject({ shotCount: 3, storyboards: { totalCount: 2 } })
    const { after, replacement } = await reset(projectId)
    expect(after.storyboards).toMatchObject({
      totalCount: 1,
      nodes: [{ name: 'Main', code: 'MAIN-2', shotCount: 0, sceneCount: 0 }],
    })
    expect(after.shotCount).toBe(0)
    expect(after.statuses).toEqual(before.statuses)
    expect(after.events.nodes.slice(0, -1)).toEqual(before.events.nodes)
    expect(lastEvent(after)).toMatchObject({
      type: 'project.reset',
      payload: { storyboards: boards, replacement, storyboardCount: 2, shotCount: 3 },
    })
    const rows = await prisma.storyboard.findMany({
      where: { projectId: uuidOf('Project', projectId), deletedAt: { not: null } },
    })
    expect(new Set(rows.map(({ deletedAt }) => deletedAt?.getTime())).size).toBe(1)
    for (const id of [...boards, ...shots.map((shot) => shot.id)]) {
      const { node } = await app.ask<{ node: null }>(studio.owner, `query ($id: ID!) { node(id: $id) { id } }`, { id })
      expect(node).toBeNull()
    }
    expectRefused(await mutateOne(app, studio.owner, 'deleteShots', { shotId: shots[0]?.id }), 'NOT_FOUND')
    expect((await reset(projectId)).after.storyboards.nodes).toMatchObject([{ code: 'MAIN-3' }])
  })

  it('is undone once: the boards return to their places and the empty one goes', async () => {
    const { projectId, boards } = await makeFilled()
    const before = await read(projectId)
    const { seq } = await reset(projectId)
    expect((await undo(projectId, seq)).errors).toEqual([])
    const after = await read(projectId)
    expect(after.storyboards.nodes.map(({ id }) => id)).toEqual(boards)
    expect(after.shotCount).toBe(before.shotCount)
    expect(lastEvent(after)).toMatchObject({ type: 'project.resetUndone', payload: { seq } })
    await expectUnchanged(() => read(projectId), async () => {
      expectRefused(await undo(projectId, seq), 'CONFLICT')
    })
  })

  it('is undone by one of many at once', async () => {
    const { projectId, boards } = await makeFilled()
    const { seq } = await reset(projectId)
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(projectId, seq)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await boardIds(projectId)).toEqual(boards)
  })

  it('keeps the new board when something was drawn on it meanwhile', async () => {
    const { projectId, boards } = await makeFilled()
    const { seq, replacement } = await reset(projectId)
    await makeShot(app, studio.member, replacement)
    expect((await undo(projectId, seq)).errors).toEqual([])
    expect(await boardIds(projectId)).toEqual([...boards, replacement])
    expect((await read(projectId)).shotCount).toBe(4)
  })

  it('undoes each of two resets on its own', async () => {
    const { projectId, boards } = await makeFilled()
    const first = await reset(projectId)
    await makeShot(app, studio.member, first.replacement)
    const second = await reset(projectId)
    expect((await undo(projectId, first.seq)).errors).toEqual([])
    expect(await boardIds(projectId)).toEqual([...boards, second.replacement])
    expect((await undo(projectId, second.seq)).errors).toEqual([])
    expect(await boardIds(projectId)).toEqual([...boards, first.replacement])
  })

  it('brings back what is left when a board was restored alone, and refuses when nothing is left', async () => {
    const { projectId, boards } = await makeFilled()
    const { seq } = await reset(projectId)
    for (const storyboardId of boards) await mutated(app, studio.owner, 'restoreStoryboard', { storyboardId })
    await expectUnchanged(() => read(projectId), async () => expectRefused(await undo(projectId, seq), 'CONFLICT'))
    await mutated(app, studio.owner, 'deleteStoryboard', { storyboardId: boards[0] })
    expect((await undo(projectId, seq)).errors).toEqual([])
    expect(await boardIds(projectId)).toEqual(boards)
  })

  it('cannot be undone once the trash was emptied after 30 days', async () => {
    const { projectId, boards } = await makeFilled()
    const { seq } = await reset(projectId)
    const age = (days: number) =>
      prisma.storyboard.updateMany({
        where: { id: { in: boards.map((id) => uuidOf('Storyboard', id)) } },
        data: { deletedAt: new Date(Date.now() - days * DAY_MS) },
      })
    await age(31)
    await inApp(emptyTrash)
    await expectUnchanged(() => read(projectId), async () => {
      const answer = await undo(projectId, seq)
      expectRefused(answer, 'CONFLICT')
      expect(answer.errors[0]?.message).toMatch(/30 days/)
    })
  })

  it('finds no reset in another event or another project, and is for ADMINs', async () => {
    const { projectId } = await makeFilled()
    const { seq } = await reset(projectId)
    const other = (await makeFilled()).projectId
    await expectUnchanged(() => read(projectId), async () => {
      for (const wrong of [0, -1, 1, seq + 1, 2_000_000_000]) {
        expectRefused(await undo(projectId, wrong), 'NOT_FOUND')
      }
      expectRefused(await undo(other, seq), 'NOT_FOUND')
      expectRefused(await undo(projectId, seq, studio.outsider), 'NOT_FOUND')
      expectRefused(await undo(projectId, seq, studio.member), 'FORBIDDEN')
    })
  })
})
