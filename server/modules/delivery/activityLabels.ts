import { fromTypeId, type NodeName } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { Log } from '../../record.ts'
import { deviceOf } from '../identity/device.ts'
import { loggedName } from '../identity/formerMember.ts'
import { frameOf, type FoldableEvent } from './foldedLog.ts'

/** A thing and what it is called, also when it lies in the trash. */
interface Named {
  id: string
  label: string | null
  /** The logs to look into: those of what it belongs to. */
  logs: string[]
}

const logKey = ({ name, ownerId }: Log) => `${name}:${ownerId}`
const ofProject = (id: string) => logKey({ name: 'project', ownerId: id })
const ofOrganization = (id: string) => logKey({ name: 'organization', ownerId: id })
const ofAccount = (id: string) => logKey({ name: 'account', ownerId: id })

const IN_BOARD = 'JOIN "Storyboard" b ON b."id" = t."storyboardId"'

/** How things of a project are looked up: their labels and projects. */
const OF_PROJECT = {
  Storyboard: 'SELECT t."id", t."name" AS "label", t."projectId" AS "ownerId" FROM "Storyboard" t',
  ShotStatus: 'SELECT t."id", t."name" AS "label", t."projectId" AS "ownerId" FROM "ShotStatus" t',
  ProjectColor: 'SELECT t."id", t."name" AS "label", t."projectId" AS "ownerId" FROM "ProjectColor" t',
  FrameTemplate: 'SELECT t."id", t."name" AS "label", t."projectId" AS "ownerId" FROM "FrameTemplate" t',
  Script: `SELECT t."id", t."title" AS "label", b."projectId" AS "ownerId" FROM "Script" t ${IN_BOARD}`,
  Scene: `SELECT t."id", t."heading" AS "label", b."projectId" AS "ownerId" FROM "Scene" t ${IN_BOARD}`,
  Shot: `SELECT t."id", t."code" AS "label", b."projectId" AS "ownerId" FROM "Shot" t ${IN_BOARD}`,
  View: `SELECT v."id", t."code" AS "label", b."projectId" AS "ownerId"
    FROM "ShotView" v JOIN "Shot" t ON t."id" = v."shotId" ${IN_BOARD}`,
  StoryboardVersion: `SELECT t."id", t."name" AS "label", b."projectId" AS "ownerId"
    FROM "StoryboardVersion" t ${IN_BOARD}`,
  Asset: 'SELECT t."id", t."name" AS "label", t."projectId" AS "ownerId" FROM "Asset" t',
  Task: 'SELECT t."id", t."title" AS "label", t."projectId" AS "ownerId" FROM "Task" t',
  Playlist: 'SELECT t."id", t."name" AS "label", t."projectId" AS "ownerId" FROM "Playlist" t',
  ReviewSession: `SELECT t."id", coalesce(p."name", b."name") AS "label",
      coalesce(p."projectId", b."projectId") AS "ownerId"
    FROM "ReviewSession" t LEFT JOIN "Playlist" p ON p."id" = t."playlistId"
      LEFT JOIN "Storyboard" b ON b."id" = t."storyboardId"`,
  ReviewLink: `SELECT t."id", t."title" AS "label", b."projectId" AS "ownerId" FROM "ReviewLink" t ${IN_BOARD}`,
  Approval: `SELECT t."id", b."name" AS "label", b."projectId" AS "ownerId" FROM "Approval" t ${IN_BOARD}`,
  ExportPreset: 'SELECT t."id", t."name" AS "label", t."projectId" AS "ownerId" FROM "ExportPreset" t',
  Import: 'SELECT t."id", t."fileName" AS "label", t."projectId" AS "ownerId" FROM "Import" t',
} as const

/** The same of things of an organization. */
const OF_ORGANIZATION = {
  Invitation: 'SELECT t."id", t."email" AS "label", t."organizationId" AS "ownerId" FROM "Invitation" t',
  ProjectTemplate: 'SELECT t."id", t."name" AS "label", t."organizationId" AS "ownerId" FROM "ProjectTemplate" t',
  Webhook: 'SELECT t."id", t."name" AS "label", t."organizationId" AS "ownerId" FROM "Webhook" t',
} as const

const LABELED = { ...OF_PROJECT, ...OF_ORGANIZATION }
type Labeled = keyof typeof LABELED
const LABELED_NAMES = Object.keys(LABELED) as Labeled[]

/** What `labelsFrom` reads, by the kind of thing. */
export type ReadLabels = Record<Labeled, { id: string; label: string | null; ownerId: string }[] | null>

/** Reads things whose owner stands beside their label; the parameters from `first` on are `labeledIds`. */
export const labelsFrom = (first: number): string =>
  `json_build_object(${LABELED_NAMES.map((name, index) =>
    `'${name}', (SELECT json_agg(l) FROM (${LABELED[name]}) l WHERE "id" = ANY($${first + index}::uuid[]))`)})`

/** A label that is asked for: that of a thing, in a log. */
interface AskedLabel {
  key: string
  log: string
  name: NodeName
  uuid: string
}

const idsOf = (asked: readonly AskedLabel[], wanted: NodeName) =>
  [...new Set(asked.flatMap(({ name, uuid }) => (name === wanted ? uuid : [])))]

export const labeledIds = (asked: readonly AskedLabel[]): string[][] =>
  LABELED_NAMES.map((name) => idsOf(asked, name))

/** How things of a kind are looked up by their ids; `ownerIds` are whose logs are read. */
type Finder = (ids: string[], ownerIds: string[]) => Promise<Named[]>

/** Looked up are only these: events about anything else are labeled by what it belongs to, or by their payload. */
const FINDERS: Partial<Record<NodeName, Finder>> = {
  async User(ids, ownerIds) {
    const memberships = { where: { organizationId: { in: ownerIds } }, select: { organizationId: true } }
    const select = { id: true, name: true, memberships }
    const rows = await prisma().user.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, memberships: places }) => ({
      id,
      label: loggedName(name),
      logs: [ofAccount(id), ...places.map(({ organizationId }) => ofOrganization(organizationId))],
    }))
  },
  async AccessToken(ids) {
    const select = { id: true, name: true, userAgent: true, userId: true, organizationId: true }
    const rows = await prisma().accessToken.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, userAgent, userId, organizationId }) => ({
      id,
      label: name || deviceOf(userAgent),
      logs: [organizationId === null ? ofAccount(userId) : ofOrganization(organizationId)],
    }))
  },
  async Organization(ids, ownerIds) {
    const members = { where: { userId: { in: ownerIds } }, select: { userId: true } }
    const select = { id: true, name: true, members }
    const rows = await prisma().organization.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, members: people }) => ({
      id,
      label: name,
      logs: [ofOrganization(id), ...people.map(({ userId }) => ofAccount(userId))],
    }))
  },
  async Member(ids) {
    const select = { id: true, organizationId: true, userId: true, user: { select: { name: true } } }
    const rows = await prisma().member.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, organizationId, userId, user }) => ({
      id,
      label: loggedName(user.name),
      logs: [ofOrganization(organizationId), ofAccount(userId)],
    }))
  },
  async Project(ids) {
    const select = { id: true, name: true, organizationId: true }
    const rows = await prisma().project.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, organizationId }) => ({
      id,
      label: name,
      logs: [ofProject(id), ofOrganization(organizationId)],
    }))
  },
}

/** The fields of a payload that name its subject, the best first. */
const PAYLOAD_LABELS: Record<NodeName, readonly string[]> = {
  User: ['name'],
  AccessToken: ['name', 'device'],
  Organization: ['name'],
  Member: ['name'],
  Invitation: ['email'],
  InvitationLink: ['name'],
  Project: ['name'],
  ProjectColor: ['name'],
  ProjectTemplate: ['name'],
  FrameTemplate: ['name'],
  Storyboard: ['name'],
  ShotStatus: ['name'],
  Script: ['title'],
  Scene: ['heading'],
  Shot: ['code'],
  View: ['code'],
  Media: [],
  StoryboardVersion: ['name'],
  Soundtrack: [],
  ShotVoice: [],
  Asset: ['name'],
  Task: ['title'],
  AssetDependency: [],
  Casting: [],
  Webhook: ['name'],
  WebhookDelivery: [],
  ProjectExport: [],
  ExportPreset: ['name'],
  Import: ['fileName'],
  ImportItem: [],
  FileUpload: ['fileName'],
  Notification: [],
  CommentThread: [],
  Comment: [],
  ReviewLink: ['title'],
  Approval: [],
  Playlist: ['name'],
  PlaylistItem: [],
  ReviewSession: ['name'],
}

/** A text of a payload by its name; null when there is none. */
function said(payload: unknown, name: string): string | null {
  if (typeof payload !== 'object' || payload === null) return null
  const value: unknown = Object.entries(payload).find(([each]) => each === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : null
}

const SEPARATOR = '/'

/** What comments are about: of a view its shot. Null for other events. */
const commented = ({ type, payload }: FoldableEvent): string | null =>
  (/^(?:comment|thread)\./.test(type) ? said(payload, 'shot') ?? said(payload, 'subject') : null)

/**
 * The key of an event's label: the log and the subject. An event of a view is labeled by its shot, one of a comment by
 * the comment's subject, and one of a membership, in the person's own log, by the organization.
 */
export function labelKey(log: Log, event: FoldableEvent): string {
  const place = log.name === 'account' ? said(event.payload, 'organization') : commented(event)
  const subject = place ?? (event.type.startsWith('view.') ? frameOf(event) : event.subject)
  return `${logKey(log)}${SEPARATOR}${subject}`
}

function subjectOf(id: string): { name: NodeName; uuid: string } | null {
  try {
    return fromTypeId(id)
  } catch {
    return null
  }
}

/** The labels that keys of `labelKey` ask for. */
export const askedLabels = (keys: readonly string[]): AskedLabel[] => keys.flatMap((key) => {
  const [log = '', subjectId = ''] = key.split(SEPARATOR)
  const subject = subjectOf(subjectId)
  return subject ? [{ key, log, ...subject }] : []
})

/** The present labels, by their keys, of what was read and of what is looked up now. Nothing of others. */
export async function findLabels(
  asked: readonly AskedLabel[], read: ReadLabels,
): Promise<(readonly [key: string, label: string])[]> {
  const ownerIds = [...new Set(asked.map(({ log }) => log.split(':')[1] ?? ''))]
  const found = new Map<string, Named>()
  for (const name of LABELED_NAMES) {
    const logOf = name in OF_PROJECT ? ofProject : ofOrganization
    for (const { id, label, ownerId } of read[name] ?? []) {
      found.set(`${name}:${id}`, { id, label, logs: [logOf(ownerId)] })
    }
  }
  await Promise.all([...new Set(asked.map(({ name }) => name))].map(async (name) => {
    const things = (await FINDERS[name]?.(idsOf(asked, name), ownerIds)) ?? []
    for (const thing of things) found.set(`${name}:${thing.id}`, thing)
  }))
  return asked.flatMap(({ key, log, name, uuid }) => {
    const named = found.get(`${name}:${uuid}`)
    return named?.label && named.logs.includes(log) ? [[key, named.label] as const] : []
  })
}

/** What an event itself says its subject was called; null when it does not. */
export function labelInPayload({ subject, payload }: Pick<FoldableEvent, 'subject' | 'payload'>): string | null {
  const name = subjectOf(subject)?.name
  if (!name) return null
  const found = PAYLOAD_LABELS[name].map((word) => said(payload, word)).find((value) => value !== null) ?? null
  return (name === 'User' || name === 'Member' ? loggedName(found) : found) ?? said(payload, 'organizationName')
}
