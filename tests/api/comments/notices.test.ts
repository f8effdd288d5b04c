import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { limitToChosen } from '../../harness/chosen.ts'
import {
  join, makePerson, makeProject, makeShot, makeStudio, type Person, type Studio,
} from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { linesOf, readNotifications } from '../notifications/notificationCalls.ts'
import { mutated } from '../projects/projectCalls.ts'
import { makeTask } from '../tasks/taskCalls.ts'
import { answer, readThread, startThread, threadsOf } from './commentCalls.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

/** A new member of the studio. */
async function newcomer(name: string, role: 'MEMBER' | 'VIEWER' = 'MEMBER'): Promise<Person> {
  const person = await makePerson(app, name)
  await join(studio.organizationId, person, role)
  return person
}

async function makeBoard() {
  const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  return { projectId, storyboardId, shot: await makeShot(app, studio.owner, storyboardId, 'Gate') }
}

describe('who is notified of comments', () => {
  it('follows the thread, and is not who wrote; many comments in a row are one notification', async () => {
    const [anna, ben] = [await newcomer('Anna', 'VIEWER'), await newcomer('Ben')]
    const { shot } = await makeBoard()
    const { thread, comment } = await startThread(app, anna, { subject: { shotId: shot.id } })
    expect(await linesOf(app, anna)).toEqual([])
    await answer(app, ben, thread.id)
    await answer(app, ben, thread.id)
    expect(await linesOf(app, anna)).toEqual(['COMMENTED ×2'])
    expect(await linesOf(app, ben)).toEqual([])
    await answer(app, anna, thread.id)
    const { nodes: [notified] } = await readNotifications(app, ben)
    expect(notified).toMatchObject({ kind: 'COMMENTED', title: `${shot.code} Gate`, count: 1, actor: { id: anna.id } })
    expect(notified?.subject?.id).not.toBe(comment.id)
    await mutated(app, ben, 'followThread', { threadId: thread.id, isFollowed: false })
    await mutated(app, ben, 'markNotificationsRead', { all: true })
    await answer(app, anna, thread.id)
    expect((await readNotifications(app, ben, true)).nodes).toEqual([])
  })

  it('has a task in the shot, or the task, unless the thread is muted', async () => {
    const [cleo, dora] = [await newcomer('Cleo'), await newcomer('Dora')]
    const { projectId, shot } = await makeBoard()
    await makeTask(app, studio.owner, projectId, 'Ink', { assigneeIds: [cleo.id], shotIds: [shot.id] })
    const own = await makeTask(app, studio.owner, projectId, 'Color', { assigneeIds: [dora.id] })
    const { thread } = await startThread(app, studio.member, { subject: { shotId: shot.id } })
    await startThread(app, studio.member, { subject: { taskId: own.id } })
    expect(await linesOf(app, cleo)).toEqual([`COMMENTED ${shot.code} Gate`, 'TASK_ASSIGNED Ink'])
    expect(await linesOf(app, dora)).toEqual(['COMMENTED Color', 'TASK_ASSIGNED Color'])
    await mutated(app, cleo, 'followThread', { threadId: thread.id, isFollowed: false })
    await answer(app, studio.member, thread.id)
    expect((await linesOf(app, cleo))[0]).toBe(`COMMENTED ${shot.code} Gate`)
  })

  it('is mentioned, follows from then on, and gets one notification of a comment', async () => {
    const emil = await newcomer('Emil')
    const { storyboardId } = await makeBoard()
    const { thread } = await startThread(app, studio.member, {
      subject: { storyboardId }, body: 'Softer, @Emil, and slower',
    })
    expect((await readNotifications(app, emil)).nodes.map(({ kind }) => kind)).toEqual(['MENTIONED'])
    expect((await readThread(app, emil, thread.id))?.isFollowed).toBe(true)
    const mine = await threadsOf(app, emil, storyboardId, ', filter: { mentionsMe: true }')
    expect(mine.threads.nodes.map(({ id }) => id)).toEqual([thread.id])
    await answer(app, studio.member, thread.id)
    expect((await readNotifications(app, emil)).nodes.map(({ kind }) => kind)).toEqual(['COMMENTED', 'MENTIONED'])
  })

  it('still sees the project: nobody else learns what is in it', async () => {
    const [fred, gina] = [await newcomer('Fred'), await newcomer('Gina')]
    const { projectId, storyboardId } = await makeBoard()
    const { thread } = await startThread(app, gina, { subject: { storyboardId } })
    await limitToChosen([projectId], [studio.member])
    await answer(app, studio.member, thread.id, { body: 'For @Fred and @Gina' })
    for (const person of [fred, gina]) {
      const where = { userId: uuidOf('User', person.id), projectId: uuidOf('Project', projectId) }
      expect(await prisma.notification.count({ where })).toBe(0)
    }
    expect(await prisma.mention.count({ where: { projectId: uuidOf('Project', projectId) } })).toBe(0)
  })
})
