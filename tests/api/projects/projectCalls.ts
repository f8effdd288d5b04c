import { uuidOf } from '../../../server/kernel/ids.ts'
import type { Answer, Client, FieldFailures, Sender } from '../../harness/client.ts'
import { makeOrganization, type Person } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'

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

/** Fields of a list mutation's input that stand beside its list. */
const BESIDE_LIST = new Set(['storyboardId', 'projectId', 'place', 'to'])

/** Those of one mutation alone. */
const BESIDE_ITS_LIST: Record<string, string> = { moveTasks: 'status', createViews: 'shotId' }

/** The list of a list mutation's input and payload: `updateTasks` has `tasks`. */
const listOf = (name: string) => name.replace(/^[a-z]+(?:Shot(?=S)|Project(?=C))?/, '').toLowerCase()

const pluralOf = (noun: string) => (noun.endsWith('s') ? `${noun}es` : `${noun}s`)
const singularOf = (list: string) => list.replace(/(?<=us)es$|s$/, '')

/** The input of a list mutation for one object, from the fields of the object and those beside the list. */
export function oneRowInput(name: string, input: object): object {
  const list = listOf(name)
  const isBeside = (key: string) => BESIDE_LIST.has(key) || BESIDE_ITS_LIST[name] === key
  const entries = Object.entries(input)
  const beside = Object.fromEntries(entries.filter(([key]) => isBeside(key)))
  if (name.startsWith('restore')) return { [`${singularOf(list)}Ids`]: entries.map(([, id]) => id as unknown) }
  return { ...beside, [list]: [Object.fromEntries(entries.filter(([key]) => !isBeside(key)))] }
}

/** Fields of payloads with one object, and their lists. */
const PAYLOAD_FIELD =
  /\b((?:shot|task|asset)(?:Edge)?|view|status|scene|color|deleted(?:Shot|Task|Asset|View|Status|Scene|Color)Id)\b/

/** A selection with the fields of its top level in the plural. */
function inPlural(selection: string): string {
  let depth = 0
  return selection.replace(/[{}]|[^{}]+/g, (part) => {
    if (part === '{') depth += 1
    else if (part === '}') depth -= 1
    else if (depth === 0) return part.replace(new RegExp(PAYLOAD_FIELD, 'g'), pluralOf)
    return part
  })
}

/** A failure of the only row of a list, as one of the object itself. */
function ofObject<Failed extends Answer<unknown>['errors'][number]>(error: Failed): Failed {
  const row = /^[a-zA-Z]+\.0(?:\.|$)/
  const fields = Object.entries(error.extensions.fields ?? {}).map(([path, failure]) => {
    return [path.replace(row, ''), { ...failure, message: failure.message.replace(/^[a-zA-Z]+\.0[\w.]*: /, '') }]
  }).filter(([path]) => path !== '')
  const { fields: _, ...extensions } = error.extensions
  return {
    ...error,
    message: error.message.replace(/^[a-zA-Z]+\.0[\w.]*: /, ''),
    extensions: fields.length > 0 ? { ...extensions, fields: Object.fromEntries(fields) as FieldFailures } : extensions,
  }
}

/** Sends a list mutation for one object. Input, selection, payload and failures are those of the object. */
export async function mutateOne<Payload = object>(
  app: Client,
  sender: Sender,
  name: string,
  input: object,
  selection?: string,
): Promise<Answer<Payload>> {
  const plural = selection === undefined ? undefined : inPlural(selection)
  const { data, errors, ...answer } = await mutate<object | null>(app, sender, name, oneRowInput(name, input), plural)
  const single = data && Object.fromEntries(Object.entries(data).map(([field, value]) => {
    const one = singularOf(field)
    return Array.isArray(value) && PAYLOAD_FIELD.test(one) ? [one, value[0] as unknown] : [field, value as unknown]
  }))
  return { ...answer, data: single as Payload, errors: errors.map(ofObject) }
}

/** The same for what must succeed: throws what went wrong. */
export async function mutatedOne<Payload = object>(
  app: Client,
  sender: Sender,
  name: string,
  input: object,
  selection?: string,
): Promise<Payload> {
  const { data, errors } = await mutateOne<Payload>(app, sender, name, input, selection)
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
  const query = `query ($id: ID!) { project(by: { id: $id }) { ${PROJECT} } }`
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
