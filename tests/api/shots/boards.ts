import type { Client } from '../../harness/client.ts'
import { makeProject, type Studio } from '../../harness/fixtures.ts'
import { mutated } from '../projects/projectCalls.ts'

/** A shot as a board of these tests shows it. */
export interface BoardShot {
  id: string
  code: string
  name: string
  position: number
  version: number
  frames: number
  description: string
  aspectRatio: string
  status: { id: string } | null
  scene: { number: string } | null
  views: { id: string; name: string; width: number; height: number; revision: number; pictureRevision: number }[]
}

/** A board with everything that a refused change must leave as it is. */
export interface WholeBoard {
  revision: number
  shotIds: string[]
  shots: { nodes: BoardShot[] }
  project: { events: { totalCount: number; nodes: { seq: number; type: string; subjectId: string }[] } }
}

const WHOLE = `query ($id: ID!, $after: String!) {
  storyboard(by: { id: $id }) {
    revision shotIds
    shots(first: 1000) {
      nodes {
        id code name position version frames description aspectRatio status { id } scene { number }
        views { id name width height revision pictureRevision }
      }
    }
    project { events(first: 200, after: $after) { totalCount nodes { seq type subjectId } } }
  }
}`

/** Reads all of a board, and the events after a number. */
export async function readWhole(app: Client, { owner }: Studio, id: string, after = 0): Promise<WholeBoard> {
  return (await app.ask<{ storyboard: WholeBoard }>(owner, WHOLE, { id, after: String(after) })).storyboard
}

/** A new board with shots of these names. */
export async function makeBoard(app: Client, { owner, organizationId }: Studio, names: readonly string[]) {
  const made = await makeProject(app, owner, organizationId)
  const { storyboardId } = made
  if (names.length === 0) return { ...made, ids: [] as string[] }
  const input = { storyboardId, shots: names.map((name) => ({ name })) }
  const { shots } = await mutated<{ shots: { id: string }[] }>(app, owner, 'createShots', input, 'shots { id }')
  return { ...made, ids: shots.map(({ id }) => id) }
}

/** A new board whose scenes, numbered from 1, have so many shots each; the shots are called A, B, C, … */
export async function makeScenes(app: Client, studio: Studio, counts: readonly number[]) {
  const { owner, organizationId } = studio
  const { storyboardId } = await makeProject(app, owner, organizationId)
  const lines = counts.map((count, scene) => {
    const plates = Array.from({ length: count }, (_, index) => `Reeds, plate ${index}.`)
    return `INT. MARSH ${scene} - DAY\n\n${plates.join('\n\n')}\n`
  })
  await mutated(app, owner, 'importScript', { storyboardId, source: { text: lines.join('\n') } })
  const { shotIds: ids } = await readWhole(app, studio, storyboardId)
  const shots = ids.map((shotId, index) => ({ shotId, name: String.fromCharCode(65 + index) }))
  await mutated(app, owner, 'updateShots', { shots })
  return { storyboardId, ids }
}

/** Names in order, each with the number of its scene: "A1 B1 C2". */
export const placesOf = ({ shots }: WholeBoard) =>
  shots.nodes.map(({ name, scene }) => `${name}${scene?.number ?? '-'}`).join(' ')

/** Names in order: "ABC". */
export const namesOf = ({ shots }: WholeBoard) => shots.nodes.map(({ name }) => name).join('')

/** The rows of a list mutation that names shots. */
export const rowsOf = (shotIds: readonly unknown[]) => shotIds.map((shotId) => ({ shotId }))
