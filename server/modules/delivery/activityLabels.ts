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

const inBoard = { storyboard: { select: { projectId: true } } } as const

/** How things of a kind are looked up by their ids; `ownerIds` are whose logs are read. */
type Finder = (ids: string[], ownerIds: string[]) => Promise<Named[]>

const FINDERS: Record<NodeName, Finder> = {
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
  async Invitation(ids) {
    const select = { id: true, email: true, organizationId: true }
    const rows = await prisma().invitation.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, email, organizationId }) => ({ id, label: email, logs: [ofOrganization(organizationId)] }))
  },
  // Who joined by a link is named by the event.
  InvitationLink: async () => [],
  async Project(ids) {
    const select = { id: true, name: true, organizationId: true }
    const rows = await prisma().project.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, organizationId }) => ({
      id,
      label: name,
      logs: [ofProject(id), ofOrganization(organizationId)],
    }))
  },
  async ProjectTemplate(ids) {
    const select = { id: true, name: true, organizationId: true }
    const rows = await prisma().projectTemplate.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, organizationId }) => ({ id, label: name, logs: [ofOrganization(organizationId)] }))
  },
  async Storyboard(ids) {
    const select = { id: true, name: true, projectId: true }
    const rows = await prisma().storyboard.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, projectId }) => ({ id, label: name, logs: [ofProject(projectId)] }))
  },
  async ShotStatus(ids) {
    const select = { id: true, name: true, projectId: true }
    const rows = await prisma().shotStatus.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, projectId }) => ({ id, label: name, logs: [ofProject(projectId)] }))
  },
  async Script(ids) {
    const select = { id: true, title: true, ...inBoard }
    const rows = await prisma().script.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, title, storyboard }) => ({ id, label: title, logs: [ofProject(storyboard.projectId)] }))
  },
  async Scene(ids) {
    const select = { id: true, heading: true, ...inBoard }
    const rows = await prisma().scene.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, heading, storyboard }) => ({ id, label: heading, logs: [ofProject(storyboard.projectId)] }))
  },
  async Shot(ids) {
    const select = { id: true, code: true, ...inBoard }
    const rows = await prisma().shot.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, code, storyboard }) => ({ id, label: code, logs: [ofProject(storyboard.projectId)] }))
  },
  async View(ids) {
    const select = { id: true, shot: { select: { code: true, ...inBoard } } }
    const rows = await prisma().shotView.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, shot }) => ({ id, label: shot.code, logs: [ofProject(shot.storyboard.projectId)] }))
  },
  async Asset(ids) {
    const select = { id: true, name: true, projectId: true }
    const rows = await prisma().asset.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, projectId }) => ({ id, label: name, logs: [ofProject(projectId)] }))
  },
  async Task(ids) {
    const select = { id: true, title: true, projectId: true }
    const rows = await prisma().task.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, title, projectId }) => ({ id, label: title, logs: [ofProject(projectId)] }))
  },
  // Events about a dependency or a casting are labeled by the asset.
  AssetDependency: async () => [],
  Casting: async () => [],
  async Webhook(ids) {
    const select = { id: true, name: true, organizationId: true }
    const rows = await prisma().webhook.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, organizationId }) => ({ id, label: name, logs: [ofOrganization(organizationId)] }))
  },
  async StoryboardVersion(ids) {
    const select = { id: true, name: true, storyboard: { select: { projectId: true } } }
    const rows = await prisma().storyboardVersion.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, storyboard: { projectId } }) => ({ id, label: name, logs: [ofProject(projectId)] }))
  },
  // Sounds are labeled by their board or shot.
  Soundtrack: async () => [],
  ShotVoice: async () => [],
  // No event is about an image itself: it is about the view that shows it; nor about a single delivery.
  Media: async () => [],
  WebhookDelivery: async () => [],
  // An export is labeled by its project.
  ProjectExport: async () => [],
  async ExportPreset(ids) {
    const select = { id: true, name: true, projectId: true }
    const rows = await prisma().exportPreset.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, name, projectId }) => ({ id, label: name, logs: [ofProject(projectId)] }))
  },
  Notification: async () => [],
  // Comments are labeled by what they are about.
  CommentThread: async () => [],
  Comment: async () => [],
  async ReviewLink(ids) {
    const select = { id: true, title: true, ...inBoard }
    const rows = await prisma().reviewLink.findMany({ where: { id: { in: ids } }, select })
    return rows.map(({ id, title, storyboard: { projectId } }) => ({ id, label: title, logs: [ofProject(projectId)] }))
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
  ProjectTemplate: ['name'],
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
  Notification: [],
  CommentThread: [],
  Comment: [],
  ReviewLink: ['title'],
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
 * What an event's label is asked by: whose log it is in and what it is about. What happens to a view tells its shot,
 * comments tell what they are about, and what happens to somebody's place in an organization tells that person the
 * organization.
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

/** The present labels by `labelKey`, with one statement a kind of thing. Nothing of other projects or organizations. */
export async function loadLabels(keys: readonly string[]): Promise<Map<string, string>> {
  const asked = keys.flatMap((key) => {
    const [log = '', subjectId = ''] = key.split(SEPARATOR)
    const subject = subjectOf(subjectId)
    return subject ? [{ key, log, ...subject }] : []
  })
  const ownerIds = [...new Set(asked.map(({ log }) => log.split(':')[1] ?? ''))]
  const names = [...new Set(asked.map(({ name }) => name))]
  const found = await Promise.all(
    names.map(async (name) => {
      const ids = new Set(asked.filter((each) => each.name === name).map(({ uuid }) => uuid))
      return (await FINDERS[name]([...ids], ownerIds)).map((named) => [`${name}:${named.id}`, named] as const)
    }),
  )
  const byId = new Map(found.flat())
  return new Map(
    asked.flatMap(({ key, log, name, uuid }) => {
      const named = byId.get(`${name}:${uuid}`)
      return named?.label && named.logs.includes(log) ? [[key, named.label] as const] : []
    }),
  )
}

/** What an event itself says its subject was called; null when it does not. */
export function labelInPayload({ subject, payload }: Pick<FoldableEvent, 'subject' | 'payload'>): string | null {
  const name = subjectOf(subject)?.name
  if (!name) return null
  const found = PAYLOAD_LABELS[name].map((word) => said(payload, word)).find((value) => value !== null) ?? null
  return (name === 'User' || name === 'Member' ? loggedName(found) : found) ?? said(payload, 'organizationName')
}
