import { ID_PREFIXES, type NodeName, uuidOf } from '../../server/kernel/ids.ts'
import type { Person } from './fixtures.ts'
import { prisma } from './running.ts'

/** Types of nodes that belong to an organization or to a person, and to no project. */
const APART: readonly NodeName[] = [
  'User', 'AccessToken', 'Organization', 'Member', 'Invitation', 'InvitationLink', 'ProjectTemplate', 'Webhook',
  'WebhookDelivery', 'Notification',
]

/** Types of nodes that are projects or belong to one. */
export const IN_PROJECTS = (Object.keys(ID_PREFIXES) as NodeName[]).filter((name) => !APART.includes(name))

const PROJECT_ID = new RegExp(`\\b(?:${IN_PROJECTS.map((name) => ID_PREFIXES[name]).join('|')})_[0-7][0-9a-z]{25}`)

/** Whether a request names a project or something in one. */
export const isInProject = (request: unknown): boolean => {
  const parts = request instanceof FormData ? [...request.entries()] : request
  return PROJECT_ID.test(typeof parts === 'string' ? parts : (JSON.stringify(parts) ?? ''))
}

/** Limits projects to chosen members: those of the organization that are named, besides who administers it. */
export async function limitToChosen(projectIds: readonly string[], people: readonly Person[] = []): Promise<void> {
  const ids = projectIds.map((id) => uuidOf('Project', id))
  await prisma.project.updateMany({ where: { id: { in: ids } }, data: { access: 'CHOSEN' } })
  for (const project of await prisma.project.findMany({ where: { id: { in: ids } } })) {
    const userId = { in: people.map(({ id }) => uuidOf('User', id)) }
    const members = await prisma.member.findMany({ where: { organizationId: project.organizationId, userId } })
    const data = members.map(({ id }) => ({ projectId: project.id, memberId: id }))
    await prisma.projectMember.createMany({ data, skipDuplicates: true })
  }
}

/** Runs something while every project of the database is limited to chosen members, and nobody is chosen. */
export async function whileNobodyIsChosen(work: () => Promise<void>): Promise<void> {
  await prisma.project.updateMany({ data: { access: 'CHOSEN' } })
  try {
    await work()
  } finally {
    await prisma.project.updateMany({ data: { access: 'EVERYONE' } })
  }
}
