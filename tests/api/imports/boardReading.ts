import type { Client } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { contentsOf } from './importCalls.ts'

/** A shot of a board with all that files bring in. */
export interface ReadShot {
  id: string
  code: string
  name: string
  frames: number
  aspectRatio: string
  description: string
  dialogue: string
  notes: string
  scene: { heading: string; number: string } | null
  voice: { contentType: string } | null
  views: {
    id: string
    name: string
    description: string
    image: { id: string } | null
    layers: { key: string; name: string; opacity: number; isHidden: boolean; imageUrl: string | null }[]
  }[]
}

const BOARD = `query ($id: ID!) { node(id: $id) { ... on Storyboard { shots(first: 100) { nodes {
  id code name frames aspectRatio description dialogue notes scene { heading number } voice { contentType }
  views { id name description image { id } layers { key name opacity isHidden imageUrl } }
} } } } }`

/** The shots of a board in their order. */
export async function shotsOf(app: Client, person: Person, storyboardId: string): Promise<ReadShot[]> {
  const { node } = await app.ask<{ node: { shots: { nodes: ReadShot[] } } }>(person, BOARD, { id: storyboardId })
  return node.shots.nodes
}

/** The layers of a view that have pictures, from bottom to top: "ink 0.5". */
export const picturedLayers = ({ layers }: ReadShot['views'][number]): string[] =>
  layers.filter(({ imageUrl }) => imageUrl !== null).map(({ name, key, opacity }) => `${name || key} ${opacity}`)

/** What grows with the logs of drawings, which are never taken back. */
const OF_LOGS = ['pictureRevision', 'layerImages', 'revision']

/** The lines of a project's data without what counts changes: what somebody sees. */
export async function boardContents(app: Client, person: Person, projectId: string): Promise<unknown> {
  const lines = await contentsOf(app, person, projectId)
  return JSON.parse(JSON.stringify(lines, (name, value: unknown) => (OF_LOGS.includes(name) ? undefined : value)))
}
