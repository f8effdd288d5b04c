import type { Client } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { mutated } from '../projects/projectCalls.ts'

/** A version as the tests read it. */
export interface ReadVersion {
  id: string
  number: number
  kind: string
  name: string
  note: string
  shotCount: number
  frames: number
  version: number
  madeBy: { name: string } | null
}

const FIELDS = 'id number kind name note shotCount frames version madeBy { name }'

/** Saves a version of a board. */
export const save = async (app: Client, person: Person, storyboardId: string, details: object = {}) =>
  (await mutated<{ storyboardVersion: ReadVersion }>(
    app, person, 'makeVersion', { storyboardId, ...details }, `storyboardVersion { ${FIELDS} }`,
  )).storyboardVersion

/** The versions of a board, newest first. */
export const versionsOf = async (app: Client, person: Person, storyboardId: string) =>
  (await app.ask<{ storyboard: { versions: { nodes: ReadVersion[] } } }>(
    person,
    `query ($id: ID!) { storyboard(by: { id: $id }) { versions(first: 50) { nodes { ${FIELDS} } } } }`,
    { id: storyboardId },
  )).storyboard.versions.nodes

/** A shot of a version as the tests read it. */
export interface ReadKeptShot {
  shotId: string
  stateKey: string
  position: number
  name: string
  description: string
  frames: number
  scene: { heading: string } | null
  status: { name: string } | null
  voiceUrl: string | null
  views: {
    viewId: string
    revision: number
    imageUrl: string | null
    pictureUrl: string
    canvasData: { lines: unknown[] }
  }[]
}

const SHOTS = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  node(id: $id) { ... on StoryboardVersion {
    soundtrack { name url }
    shots(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      nodes {
        shotId stateKey position name description frames scene { heading } status { name } voiceUrl
        views { viewId revision imageUrl pictureUrl(width: 420) canvasData }
      }
    }
  } }
}`

/** The shots of a version and its soundtrack. */
export const readKept = async (app: Client, person: Person, id: string, page: object = { first: 100 }) =>
  (await app.ask<{
    node: {
      soundtrack: { name: string; url: string } | null
      shots: {
        totalCount: number
        pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
        nodes: ReadKeptShot[]
      }
    }
  }>(person, SHOTS, { id, ...page })).node
