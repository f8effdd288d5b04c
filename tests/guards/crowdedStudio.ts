import { randomUUID } from 'node:crypto'
import { toTypeId, uuidOf } from '../../server/kernel/ids.ts'
import { answer, startThread } from '../api/comments/commentCalls.ts'
import { addDependency, makeAsset } from '../api/assets/assetCalls.ts'
import { mutated, mutatedOne } from '../api/projects/projectCalls.ts'
import { decide } from '../api/review/approvalCalls.ts'
import { makePlaylist } from '../api/review/playlistCalls.ts'
import { decideOn, endSession, startBoardSession, startSession } from '../api/review/sessionCalls.ts'
import { commentAsGuest, enterAsGuest, shareBoard } from '../api/review/reviewCalls.ts'
import { makeTask } from '../api/tasks/taskCalls.ts'
import { save } from '../api/versions/boardVersions.ts'
import type { Client } from '../harness/client.ts'
import { adding } from '../harness/drawings.ts'
import {
  makeOrganization, makeProject, makeShot, makeStudio, type Person, type Studio,
} from '../harness/fixtures.ts'
import { prisma } from '../harness/running.ts'
import { newExportOf } from './samples/exports.ts'
import { newImportOf } from './samples/imports.ts'
import { newInvitationLinkOf } from './samples/organizations.ts'
import { newNotificationOf } from './samples/notifications.ts'
import { newTemplateOf } from './samples/projects.ts'
import { newWebhookOf } from './samples/webhooks.ts'

/** A studio that has so many of everything, and the first of each kind, which the lists hang on. */
export interface CrowdedStudio extends Studio {
  /** By the name of the type. */
  firsts: Record<string, string>
  /** Of a review link of the board. */
  guest: Person
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

async function addPeople({ organizationId, owner }: Studio, count: number): Promise<void> {
  const organization = uuidOf('Organization', organizationId)
  for (const index of range(count)) {
    const email = `${randomUUID()}@example.com`
    const person = { name: `Person ${index}`, emailKey: email, email, passwordHash: '' }
    const user = await prisma.user.create({ data: person })
    await prisma.member.create({ data: { organizationId: organization, userId: user.id, role: 'MEMBER' } })
    await prisma.invitation.create({
      data: {
        organizationId: organization,
        email: `invited-${email}`,
        emailKey: `invited-${email}`,
        role: 'MEMBER',
        invitedById: user.id,
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    })
    await newInvitationLinkOf({ organizationId, owner: { id: toTypeId('User', user.id) } })
    for (const kind of ['SESSION', 'PERSONAL'] as const) {
      const secretHash = Buffer.from(randomUUID())
      const token = { kind, userId: uuidOf('User', owner.id), secretHash, last4: '0000', scopes: ['read' as const] }
      await prisma.accessToken.create({ data: { ...token, lastUsedAt: new Date() } })
    }
  }
}

interface Contents {
  shotIds: string[]
  assetIds: string[]
  taskIds: string[]
}

/** Fills a project: every shot has a drawn view, every asset another it uses, every task one it waits for. */
async function fill(app: Client, { owner }: Studio, projectId: string, storyboardId: string, count: number) {
  const text = range(count).map((index) => `INT. ROOM ${index} - DAY\n\nReeds, plate ${index}.`).join('\n\n')
  await mutated(app, owner, 'importScript', { storyboardId, source: { text } })
  const shots = await prisma.shot.findMany({
    where: { storyboardId: uuidOf('Storyboard', storyboardId) },
    include: { views: true },
    orderBy: { rank: 'asc' },
  })
  for (const { views: [view] } of shots) {
    await mutated(app, owner, 'appendViewOps', { viewId: toTypeId('View', view?.id ?? ''), operations: [adding()] })
  }
  const contents: Contents = { shotIds: shots.map(({ id }) => toTypeId('Shot', id)), assetIds: [], taskIds: [] }
  for (const index of range(count + 1)) {
    const assignee = { assigneeIds: [owner.id] }
    contents.assetIds.push((await makeAsset(app, owner, projectId, { name: `Asset ${index}` })).id)
    contents.taskIds.push((await makeTask(app, owner, projectId, `Task ${index}`, assignee)).id)
  }
  const { shotIds, assetIds, taskIds } = contents
  const [firstShot = '', firstAsset = '', firstTask = ''] = [shotIds[0], assetIds[0], taskIds[0]]
  for (const [index, assetId] of assetIds.entries()) {
    const taskId = taskIds[index] ?? ''
    if (index > 0) {
      await addDependency(app, owner, firstAsset, 'USES', assetId)
      await mutated(app, owner, 'addTaskDependency', { taskId: firstTask, dependsOnId: taskId })
    }
    await mutated(app, owner, 'addTaskShot', { taskId, shotId: firstShot })
  }
  for (const shotId of shotIds.slice(1)) await mutated(app, owner, 'addTaskShot', { taskId: firstTask, shotId })
  for (const index of range(count)) {
    const user = await makeAsset(app, owner, projectId, { name: `User of the first asset ${index}` })
    await addDependency(app, owner, user.id, 'USES', firstAsset)
    const waiting = await makeTask(app, owner, projectId, `After the first task ${index}`)
    await mutated(app, owner, 'addTaskDependency', { taskId: waiting.id, dependsOnId: firstTask })
  }
  const castings = [
    ...assetIds.map((assetId) => ({ shotId: firstShot, assetId })),
    ...shotIds.slice(1).map((shotId) => ({ shotId, assetId: firstAsset })),
  ]
  await mutated(app, owner, 'castAssets', { castings })
  for (const index of range(count)) {
    await mutatedOne(app, owner, 'createViews', { shotId: firstShot, name: `View ${index}` })
  }
  for (const index of range(count)) await save(app, owner, storyboardId, { name: `Version ${index}` })
  return contents
}

/** Makes a studio with `count` of everything, and one or two of each in each of its other projects. */
export async function makeCrowdedStudio(app: Client, count: number): Promise<CrowdedStudio> {
  const studio = await makeStudio(app)
  const { owner, organizationId, projectId, storyboardId } = studio
  await addPeople(studio, count)
  const { shotIds: [shotId = ''], assetIds: [assetId = ''], taskIds: [taskId = ''] } =
    await fill(app, studio, projectId, storyboardId, count)
  for (const index of range(count)) {
    const other = await makeProject(app, owner, organizationId, `Project ${index}`)
    await fill(app, studio, other.projectId, other.storyboardId, 1)
    const { storyboard } = await mutated<{ storyboard: { id: string } }>(
      app, owner, 'createStoryboard', { projectId, name: `Board ${index}` }, 'storyboard { id }',
    )
    await mutatedOne(app, owner, 'createShots', { storyboardId: storyboard.id })
    await mutated(app, owner, 'createServiceToken', { organizationId, name: `Token ${index}`, scopes: ['READ'] })
    await mutatedOne(app, owner, 'createShotStatuses', { projectId, name: `Status ${index}`, color: '#336699' })
    await mutatedOne(app, owner, 'createProjectColors', { projectId, name: `Color ${index}`, color: '#336699' })
    const { views: [drawnView] } = await makeShot(app, owner, storyboard.id)
    await mutated(app, owner, 'appendViewOps', { viewId: drawnView?.id, operations: [adding()] })
    await mutated(app, owner, 'createFrameTemplate', { viewId: drawnView?.id, name: `Template ${index}` })
    const gone = await makeTask(app, owner, projectId, 'Gone')
    await mutatedOne(app, owner, 'deleteTasks', { taskId: gone.id })
    const goneProject = await makeProject(app, owner, organizationId, `Gone ${index}`)
    await mutated(app, owner, 'deleteProject', { projectId: goneProject.projectId })
    await mutated(app, owner, 'createOrganization', { name: `Other ${index}` })
    const goneOrganizationId = await makeOrganization(app, owner)
    await mutated(app, owner, 'deleteOrganization', { organizationId: goneOrganizationId })
  }
  const { webhookId } = await newWebhookOf(studio)
  for (const index of range(count)) {
    await newExportOf(studio)
    await newImportOf(app, studio)
    await newWebhookOf(studio)
    await newTemplateOf(studio)
    await newNotificationOf(studio, owner)
    const ids = { webhookId: uuidOf('Webhook', webhookId), projectId: uuidOf('Project', projectId) }
    const delivery = { ...ids, seq: index + 2, type: 'project.created', status: 'FAILED' } as const
    await prisma.webhookDelivery.create({ data: delivery })
  }
  const script = await prisma.script.findFirstOrThrow({ where: { storyboardId: uuidOf('Storyboard', storyboardId) } })
  const view = await prisma.shotView.findFirstOrThrow({
    where: { shotId: uuidOf('Shot', shotId) }, orderBy: { id: 'asc' },
  })
  const version = await save(app, owner, storyboardId, { name: 'Locked' })
  const subjects = [{ viewId: toTypeId('View', view.id) }, { shotId }, { storyboardId }, { assetId }, { taskId }]
  const threadIds: string[] = []
  for (const subject of subjects) {
    for (const index of range(count)) {
      const { thread } = await startThread(app, studio.admin, { subject, body: `Note ${index}` })
      threadIds.push(thread.id)
    }
  }
  for (const index of range(count)) await answer(app, owner, threadIds[0] ?? '', { body: `Answer ${index}` })
  for (const index of range(count)) {
    for (const person of [owner, studio.admin]) {
      await decide(app, person, storyboardId, { shotIds: [shotId], note: `Take ${index}` })
    }
  }
  const link = await shareBoard(app, owner, storyboardId, { canComment: true })
  const guest = await enterAsGuest(app, link)
  for (const index of range(count)) {
    await enterAsGuest(app, await shareBoard(app, owner, storyboardId))
    await commentAsGuest(app, guest, { shotId, body: `Note ${index}`, operations: [] })
  }
  const played = range(count).flatMap(() => [
    { subject: { storyboardId } }, { subject: { storyboardVersionId: version.id } },
  ])
  const playlist = await makePlaylist(app, owner, projectId, played)
  for (const index of range(count)) await makePlaylist(app, owner, projectId, played.slice(0, 2), `List ${index}`)
  for (const { id: itemId } of playlist.items.nodes.slice(0, count)) {
    const session = await startSession(app, owner, playlist.id)
    await decideOn(app, owner, session.id, { itemId, kind: 'APPROVED' })
    await endSession(app, owner, session.id)
  }
  for (const index of range(count)) {
    const session = await startBoardSession(app, owner, storyboardId)
    await decideOn(app, owner, session.id, { shotId, kind: 'CHANGES', note: `Take ${index}` })
    await endSession(app, owner, session.id)
  }
  const operations = range(count).map(() => adding())
  await mutated(app, owner, 'appendViewOps', { viewId: toTypeId('View', view.id), operations })
  const firsts = {
    Organization: organizationId,
    Project: projectId,
    Storyboard: storyboardId,
    StoryboardVersion: version.id,
    CommentThread: threadIds[0] ?? '',
    Playlist: playlist.id,
    Script: toTypeId('Script', script.id),
    Shot: shotId,
    Asset: assetId,
    Task: taskId,
    User: owner.id,
    View: toTypeId('View', view.id),
    Webhook: webhookId,
  }
  return { ...studio, firsts, guest }
}
