import { Prisma } from '../../__generated__/prisma/client.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { fromTypeId, type NodeName, toTypeId } from '../../kernel/ids.ts'
import { MAY_SEE_PROJECT } from '../../kernel/projectAccess.ts'
import { emailKey } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { type Log, type RecordedEvent } from '../../record.ts'
import { followMentioned, noticesOfComments, readComments } from './commentNotices.service.ts'
import { mentionedIn, type Nameable } from './mentions.ts'
import { type Answered, type Assignment, type Described, newsOf, type StatusChange } from './newsOf.ts'
import { newsTopic, type Notice, writeNotices } from './notice.ts'

const uuidsOf = (subjects: readonly string[], name: NodeName) =>
  subjects.map((subject) => fromTypeId(subject)).filter((id) => id.name === name).map(({ uuid }) => uuid)

const MAY_SEE = Prisma.raw(MAY_SEE_PROJECT)

const inProject = (projectId: string) => ({ projectId, organizationId: null, statusName: null })

async function noticesOfTasks(tx: Transaction, projectId: string, assigned: readonly Assignment[]): Promise<Notice[]> {
  const forOthers = assigned.filter(({ userId, actorId }) => userId !== actorId)
  if (forOthers.length === 0) return []
  const ids = uuidsOf(forOthers.map(({ task }) => task), 'Task')
  const tasks = await tx.task.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  return forOthers.map(({ task, userId, actorId }) => {
    const title = titles.get(fromTypeId(task).uuid) ?? ''
    return { ...inProject(projectId), kind: 'TASK_ASSIGNED', userId, actorId, subject: task, title }
  })
}

interface Owned {
  shot: string
  title: string
  userId: string
}

/** The events that make a shot. */
const MAKING: EventType[] = ['shot.created', 'shot.duplicated']

/** Whose the shots are: who made each, and who has a task in it; as far as they may still see the project. */
const readOwners = (tx: Transaction, projectId: string, shots: readonly string[]) => tx.$queryRaw<Owned[]>`
  WITH named AS (
    SELECT * FROM unnest(${uuidsOf(shots, 'Shot')}::uuid[], ${[...shots]}::text[]) AS named("id", "subject")
  ), owned AS (
    SELECT named."id", named."subject", a."userId"
    FROM named JOIN "TaskShot" l ON l."shotId" = named."id"
    JOIN "Task" t ON t."id" = l."taskId" AND t."deletedAt" IS NULL
    JOIN "TaskAssignee" a ON a."taskId" = t."id"
    UNION
    SELECT named."id", named."subject", e."actorId" FROM named
    JOIN "Event" e ON e."projectId" = ${projectId}::uuid AND e."subject" = named."subject"
      AND e."type" = ANY(${MAKING}::text[])
  )
  SELECT owned."subject" AS "shot", s."code" || ' ' || s."name" AS "title", owned."userId"
  FROM owned JOIN "Shot" s ON s."id" = owned."id"
  JOIN "Project" p ON p."id" = ${projectId}::uuid
  JOIN "Member" m ON m."organizationId" = p."organizationId" AND m."userId" = owned."userId" AND ${MAY_SEE}`

async function noticesOfStatuses(
  tx: Transaction,
  projectId: string,
  changes: readonly StatusChange[],
): Promise<Notice[]> {
  if (changes.length === 0) return []
  const last = new Map(changes.map((change) => [change.shot, change]))
  const owners = await readOwners(tx, projectId, [...last.keys()])
  return owners.flatMap(({ shot, title, userId }) => {
    const { actorId, statusName } = last.get(shot) ?? { actorId: userId, statusName: null }
    if (actorId === userId) return []
    return [{ ...inProject(projectId), kind: 'SHOT_STATUS_CHANGED', userId, actorId, subject: shot, title, statusName }]
  })
}

interface Text {
  subject: string
  title: string
  description: string
}

/** The descriptions of things as they are now, and what the things are called. */
async function readTexts(tx: Transaction, subjects: readonly string[]): Promise<Text[]> {
  const by = async (name: NodeName, read: (ids: string[]) => Promise<(Text & { id: string })[]>) => {
    const named = subjects.filter((subject) => fromTypeId(subject).name === name)
    if (named.length === 0) return []
    const subjectOf = new Map(named.map((subject) => [fromTypeId(subject).uuid, subject]))
    return (await read([...subjectOf.keys()])).map((row) => ({ ...row, subject: subjectOf.get(row.id) ?? '' }))
  }
  const tasks = await by('Task', (ids) => tx.$queryRaw`
    SELECT "id", "title", "description" FROM "Task" WHERE "id" = ANY(${ids}::uuid[])`)
  const shots = await by('Shot', (ids) => tx.$queryRaw`
    SELECT "id", "code" || ' ' || "name" AS "title", "description" FROM "Shot" WHERE "id" = ANY(${ids}::uuid[])`)
  const assets = await by('Asset', (ids) => tx.$queryRaw`
    SELECT "id", "name" AS "title", "description" FROM "Asset" WHERE "id" = ANY(${ids}::uuid[])`)
  const projects = await by('Project', (ids) => tx.$queryRaw`
    SELECT "id", "name" AS "title", "description" FROM "Project" WHERE "id" = ANY(${ids}::uuid[])`)
  const comments = await by('Comment', (ids) => readComments(tx, ids))
  return [...tasks, ...shots, ...assets, ...projects, ...comments]
}

/** Whom a text of a project can mention. */
const readMembers = (tx: Transaction, projectId: string) => tx.$queryRaw<Nameable[]>`
  SELECT u."id", u."name" FROM "Project" p JOIN "Member" m ON m."organizationId" = p."organizationId"
  JOIN "User" u ON u."id" = m."userId" AND u."kind" = 'PERSON'
  WHERE p."id" = ${projectId}::uuid AND ${MAY_SEE}`

async function noticesOfTexts(tx: Transaction, projectId: string, described: readonly Described[]): Promise<Notice[]> {
  const last = new Map(described.map((each) => [each.subject, each]))
  const texts = last.size === 0 ? [] : await readTexts(tx, [...last.keys()])
  if (texts.length === 0) return []
  const where = { projectId, subject: { in: texts.map(({ subject }) => subject) } }
  const before = await tx.mention.findMany({ where })
  const isNamed = texts.some(({ description }) => description.includes('@'))
  if (!isNamed && before.length === 0) return []

  const members = isNamed ? await readMembers(tx, projectId) : []
  const keyOf = (subject: string, userId: string) => `${subject} ${userId}`
  const known = new Set(before.map(({ subject, userId }) => keyOf(subject, userId)))
  const mentions = texts.flatMap((text) =>
    [...mentionedIn(text.description, members)].map((userId) => ({ text, userId })),
  )
  const present = new Set(mentions.map(({ text: { subject }, userId }) => keyOf(subject, userId)))
  const gone = before.filter(({ subject, userId }) => !present.has(keyOf(subject, userId)))
  const fresh = mentions.filter(({ text: { subject }, userId }) => !known.has(keyOf(subject, userId)))
  if (gone.length > 0) await tx.mention.deleteMany({ where: { OR: gone } })
  if (fresh.length > 0) {
    const data = fresh.map(({ text: { subject }, userId }) => ({ projectId, subject, userId }))
    await tx.mention.createMany({ data, skipDuplicates: true })
    await followMentioned(tx, data)
  }
  return fresh.flatMap(({ text: { subject, title }, userId }) => {
    const { actorId, isCopy } = last.get(subject) ?? { actorId: userId, isCopy: true }
    if (isCopy || actorId === userId) return []
    return [{ ...inProject(projectId), kind: 'MENTIONED', userId, actorId, subject, title }]
  })
}

interface Asker {
  id: string
  title: string
  userId: string
}

/** Who asked for decisions: who made the review link, or else saved the version; as far as they see the project. */
const readAskers = (tx: Transaction, projectId: string, ids: readonly string[]) => tx.$queryRaw<Asker[]>`
  SELECT a."id", b."name" AS "title", m."userId" FROM "Approval" a
  JOIN "Storyboard" b ON b."id" = a."storyboardId" JOIN "StoryboardVersion" v ON v."id" = a."boardVersionId"
  LEFT JOIN "ReviewLink" l ON l."id" = a."reviewLinkId"
  JOIN "Project" p ON p."id" = ${projectId}::uuid
  JOIN "Member" m ON m."organizationId" = p."organizationId"
    AND m."userId" = coalesce(l."createdById", v."madeById") AND ${MAY_SEE}
  WHERE a."id" = ANY(${[...ids]}::uuid[])`

async function noticesOfAnswers(tx: Transaction, projectId: string, answers: readonly Answered[]): Promise<Notice[]> {
  if (answers.length === 0) return []
  const actors = new Map(answers.map(({ approval, actorId }) => [fromTypeId(approval).uuid, { approval, actorId }]))
  const askers = await readAskers(tx, projectId, [...actors.keys()])
  return askers.flatMap(({ id, title, userId }) => {
    const { approval: subject, actorId } = actors.get(id) ?? { approval: '', actorId: userId }
    return actorId === userId
      ? []
      : [{ ...inProject(projectId), kind: 'REVIEW_ANSWERED' as const, userId, actorId, subject, title }]
  })
}

/** Who was asked into an organization and has an account: by an invitation, or made a member at once. */
async function noticesOfInvitations(
  tx: Transaction,
  organizationId: string,
  events: readonly RecordedEvent[],
): Promise<Notice[]> {
  const notices: Notice[] = []
  for (const { type, actorId, subject, payload } of events) {
    const { email, user } = payload as { email?: string; user?: string }
    if (type !== 'invitation.created' && type !== 'member.added') continue
    const where = type === 'member.added'
      ? { id: fromTypeId(user ?? '').uuid }
      : { emailKey: emailKey(email ?? '') }
    const account = await tx.user.findFirst({ where, select: { id: true } })
    const organization = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } })
    if (!account || account.id === actorId) continue
    notices.push({
      kind: 'INVITED',
      userId: account.id,
      actorId,
      projectId: null,
      organizationId,
      subject,
      title: organization.name,
      statusName: null,
    })
  }
  return notices
}

interface Left {
  id: string
  name: 'AccessToken' | 'Webhook'
  userId: string
}

/** The service tokens and webhooks that a person made for an organization, with each of its other administrators. */
const readLeft = (tx: Transaction, organizationId: string, makerId: string, actorId: string) => tx.$queryRaw<Left[]>`
  SELECT made."id", made."name", m."userId" FROM (
    SELECT "id", 'AccessToken' AS "name" FROM "AccessToken"
    WHERE "kind" = 'SERVICE' AND "organizationId" = ${organizationId}::uuid AND "createdById" = ${makerId}::uuid
      AND ("expiresAt" IS NULL OR "expiresAt" > now())
    UNION ALL
    SELECT "id", 'Webhook' FROM "Webhook"
    WHERE "organizationId" = ${organizationId}::uuid AND "createdById" = ${makerId}::uuid
  ) made JOIN "Member" m ON m."organizationId" = ${organizationId}::uuid
    AND m."role" IN ('OWNER', 'ADMIN') AND m."userId" <> ${actorId}::uuid
  ORDER BY made."id"`

/** Notifies administrators of tokens and webhooks that a former member left behind. */
async function noticesOfMachineAccess(
  tx: Transaction,
  organizationId: string,
  events: readonly RecordedEvent[],
): Promise<Notice[]> {
  const ended = events.filter(({ type }) => type === 'member.removed' || type === 'member.left')
  if (ended.length === 0) return []
  const { name: title } = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } })
  const notices = ended.map(async ({ actorId, payload }) => {
    const { user } = payload as { user: string }
    const left = await readLeft(tx, organizationId, fromTypeId(user).uuid, actorId)
    return left.map(({ id, name, userId }): Notice => {
      const place = { projectId: null, organizationId, statusName: null }
      return { ...place, kind: 'MACHINE_ACCESS_LEFT', userId, actorId, subject: toTypeId(name, id), title }
    })
  })
  return (await Promise.all(notices)).flat()
}

async function noticesOf(tx: Transaction, { name, ownerId }: Log, events: readonly RecordedEvent[]): Promise<Notice[]> {
  if (name === 'organization') {
    return [
      ...(await noticesOfInvitations(tx, ownerId, events)),
      ...(await noticesOfMachineAccess(tx, ownerId, events)),
    ]
  }
  if (name !== 'project') return []
  const { assigned, described, statuses, comments, answers } = newsOf(events)
  return [
    ...(await noticesOfTasks(tx, ownerId, assigned)),
    ...(await noticesOfTexts(tx, ownerId, described)),
    ...(await noticesOfStatuses(tx, ownerId, statuses)),
    ...(await noticesOfComments(tx, ownerId, comments)),
    ...(await noticesOfAnswers(tx, ownerId, answers)),
  ]
}

/** Notifies people of what concerns them in recorded events; answers the topics of their notifications. */
export async function noticeEvents(tx: Transaction, log: Log, events: readonly RecordedEvent[]): Promise<string[]> {
  const notices = await writeNotices(tx, await noticesOf(tx, log, events))
  return notices.map(newsTopic)
}
