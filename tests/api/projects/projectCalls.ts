import { uuidOf } from '../../../server/kernel/ids.ts'
import { prisma } from '../../../server/platform/database/client.ts'
import type { Answer, Client, Sender } from '../../harness/client.ts'
import { makeOrganization, type Person } from '../../harness/fixtures.ts'

/** Sends one mutation; the answer holds what it selects, without the mutation's name. */
export async function mutate<Payload = object>(
  app: Client,
  sender: Sender,
  name: string,
  input: object,
  selection = '__typename',
): Promise<Answer<Payload>> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`
  const answer = await app.send<Record<string, Payload> | null>(sender, document, { input })
  return { ...answer, data: answer.data?.[name] as Payload }
}

/** The same for what must succeed: throws what went wrong. */
export async function mutated<Payload = object>(
  app: Client,
  sender: Sender,
  name: string,
  input: object,
  selection?: string,
): Promise<Payload> {
  const { data, errors } = await mutate<Payload>(app, sender, name, input, selection)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data
}

/** A project as somebody sees it. */
export interface ReadProject {
  id: string
  code: string
  name: string
  description: string
  isArchived: boolean
  archivedAt: string | null
  shotCount: number
  viewerCanEdit: boolean
  viewerCanAdminister: boolean
  organization: { id: string; name: string }
  frameRate: { numerator: number; denominator: number }
  storyboards: {
    totalCount: number
    nodes: { id: string; code: string; name: string; shotCount: number; sceneCount: number; revision: number }[]
  }
  statuses: { id: string }[]
  events: {
    totalCount: number
    nodes: { seq: number; type: string; subjectId: string; payload: Record<string, unknown> }[]
  }
}

const PROJECT = `
  id code name description isArchived archivedAt shotCount viewerCanEdit viewerCanAdminister
  organization { id name }
  frameRate { numerator denominator }
  storyboards { totalCount nodes { id code name shotCount sceneCount revision } }
  statuses { id }
  events(first: 200) { totalCount nodes { seq type subjectId payload } }
`

/** Reads all of a project. */
export async function readProject(app: Client, person: Person, id: string): Promise<ReadProject> {
  const query = `query ($id: ID!) { project(id: $id) { ${PROJECT} } }`
  return (await app.ask<{ project: ReadProject }>(person, query, { id })).project
}

/** The last event of a project: its type, and its payload as an object. */
export function lastEvent({ events }: ReadProject) {
  const event = events.nodes.at(-1)
  return { type: event?.type, seq: event?.seq ?? 0, payload: event?.payload ?? {} }
}

/** What was logged in an organization about its projects but that they were made, oldest first. */
export async function readOrganizationEvents(organizationId: string): Promise<{ type: string; payload: unknown }[]> {
  return prisma.organizationEvent.findMany({
    where: {
      organizationId: uuidOf('Organization', organizationId),
      AND: [{ type: { startsWith: 'project.' } }, { type: { not: 'project.created' } }],
    },
    orderBy: { seq: 'asc' },
    select: { type: true, payload: true },
  })
}

/** Makes an organization for somebody, on a plan. */
export async function makeOrganizationOn(
  app: Client,
  person: Person,
  plan: 'STARTER' | 'ENTERPRISE' = 'ENTERPRISE',
  name = 'Heron',
): Promise<string> {
  const organizationId = await makeOrganization(app, person, { name })
  await prisma.organization.update({ where: { id: uuidOf('Organization', organizationId) }, data: { plan } })
  return organizationId
}
