import type { Answer, Client, Sender } from '../../harness/client.ts'

/** An entry of the activity as it is asked for in these tests. */
export interface Entry {
  seq: number
  type: string
  kind: string
  actor: { id: string } | null
  actorName: string
  tokenName: string | null
  at: string
  subjectId: string
  subjectLabel: string | null
  payload: Record<string, unknown>
  count: number
  viewerCanUndo: string | null
}

/** A page of the activity. */
export interface Feed {
  totalCount: number
  edges: { cursor: string; node: Entry }[]
  nodes: Entry[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
}

export type Wish = { first?: number; after?: string | null; actorId?: string; kinds?: string[] }

const FEED = `
  totalCount
  edges {
    cursor
    node {
      seq type kind actor { id } actorName tokenName at subjectId subjectLabel payload count viewerCanUndo
    }
  }
  nodes { seq type kind actorName subjectId subjectLabel count viewerCanUndo payload }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`

const documentOf = (owner: 'project' | 'organization') => `
  query ($id: ID!, $first: Int, $after: String, $actorId: ID, $kinds: [ActivityKind!]) {
    ${owner}(${owner === 'project' ? 'by: { id: $id }' : 'id: $id'}) {
      activity(first: $first, after: $after, filter: { actorId: $actorId, kinds: $kinds }) { ${FEED} }
    }
  }`

export const PROJECT_FEED = documentOf('project')
export const ORGANIZATION_FEED = documentOf('organization')
export const ACCOUNT_FEED = `query ($first: Int, $after: String) {
  viewer { activity(first: $first, after: $after) { ${FEED} } }
}`

/** The activity of a project, as it was answered. */
export const sendProjectFeed = (app: Client, person: Sender, id: string, wish: Wish = {}) =>
  app.send<{ project: { activity: Feed } | null }>(person, PROJECT_FEED, { id, ...wish })

/** The activity of an organization, as it was answered. */
export const sendOrganizationFeed = (app: Client, person: Sender, id: string, wish: Wish = {}) =>
  app.send<{ organization: { activity: Feed } | null }>(person, ORGANIZATION_FEED, { id, ...wish })

function feedOf(answer: Answer<unknown>, feed: Feed | undefined): Feed {
  if (!feed) throw new Error(JSON.stringify(answer.errors))
  return feed
}

/** The activity of a project; throws when it is refused. */
export async function readProjectFeed(app: Client, person: Sender, id: string, wish: Wish = {}): Promise<Feed> {
  const answer = await sendProjectFeed(app, person, id, wish)
  return feedOf(answer, answer.data?.project?.activity)
}

/** The activity of an organization; throws when it is refused. */
export async function readOrganizationFeed(app: Client, person: Sender, id: string, wish: Wish = {}): Promise<Feed> {
  const answer = await sendOrganizationFeed(app, person, id, wish)
  return feedOf(answer, answer.data?.organization?.activity)
}

/** The types of the entries of a page, in order. */
export const typesOf = ({ nodes }: Feed): string[] => nodes.map(({ type }) => type)

/** The newest entry of a type; throws when there is none. */
export function newestOf({ nodes }: Feed, type: string): Entry {
  const found = nodes.find((node) => node.type === type)
  if (!found) throw new Error(`No ${type} among ${nodes.map((node) => node.type).join(', ')}`)
  return found
}
