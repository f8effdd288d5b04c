import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { encodePayload } from '../../drawing/encoding.ts'
import { toTypeId } from '../../server/kernel/ids.ts'
import { ranksBetween } from '../../server/kernel/ranks.ts'
import { STATEMENTS } from './statements.ts'

/** How much a studio has. */
export interface StudioScale {
  projects: number
  /** Of a project; at most 16. */
  boards: number
  /** Of a board, each with one view; at most 1,000. */
  shots: number
  /** Of a project; at most 1,000. */
  assets: number
  /** Of a project; at most 4,000. */
  tasks: number
  /** Of a view; at most 1,000. */
  operations: number
  /** Of a project. */
  events: number
}

/** A studio of 200 projects, 100,000 shots, 5 million operations and 10 million events. */
export const LARGE_STUDIO: StudioScale = {
  projects: 200, boards: 2, shots: 250, assets: 100, tasks: 300, operations: 50, events: 50_000,
}

/** Whose the projects are. */
interface Owner {
  organizationId: string
  userId: string
}

/** A stroke of 60 points, as people draw them. */
function strokePayload(): Uint8Array {
  const points = Array.from({ length: 60 }, (_, index) => ({
    x: 40 + index * 5, y: 120 + Math.sin(index / 6) * 60, pressure: 0.5 + Math.sin(index / 9) / 4,
  }))
  const strokes = [{ id: randomUUID(), tool: 'pen' as const, color: '#101216', radius: 2, opacity: 1, points }]
  return encodePayload({ opId: randomUUID(), kind: 'ADD_STROKES', strokes })
}

const MOST_RANKS = 4_000
const ranks = ranksBetween(null, null, MOST_RANKS)

/** The beginning of all ids of a studio. */
const prefixOf = (organizationId: string) => organizationId.slice(0, 13)

/** An id as `statements.ts` makes it of a number: what belongs together is known without being looked up. */
const idOf = (organizationId: string, kind: string, number: number) =>
  `${prefixOf(organizationId)}-7${kind}-8000-${number.toString(16).padStart(12, '0')}`

/** The ids of a project and its first board in a studio that was filled. */
export const projectOf = (organizationId: string, project: number) => ({
  projectId: toTypeId('Project', idOf(organizationId, '001', project)),
  storyboardId: toTypeId('Storyboard', idOf(organizationId, '003', project * 16)),
})

/** The values of the statements' parameters by their names. */
function valuesOf({ organizationId, userId }: Owner, scale: StudioScale, project: number) {
  const subjects = Array.from({ length: scale.boards * scale.shots }, (_, index) => {
    const [board, shot] = [Math.floor(index / scale.shots), index % scale.shots]
    return toTypeId('Shot', idOf(organizationId, '005', (project * 16 + board) * 1_024 + shot))
  })
  const prefix = prefixOf(organizationId)
  return { ...scale, organizationId, userId, prefix, project, ranks, subjects, payload: strokePayload() }
}

/**
 * Fills an organization without projects with a studio of some scale, by a statement for each kind of thing of each
 * project: for measurements. It records nothing and has no pictures.
 */
export async function fillStudio(
  pool: pg.Pool, owner: Owner, scale: StudioScale, onProject: (done: number) => void = () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET synchronous_commit = off')
    for (let project = 0; project < scale.projects; project++) {
      const values: Record<string, unknown> = valuesOf(owner, scale, project)
      await client.query('BEGIN')
      for (const { text, names } of STATEMENTS) await client.query(text, names.map((name) => values[name]))
      await client.query('COMMIT')
      onProject(project + 1)
    }
    await client.query('RESET synchronous_commit')
    await client.query('ANALYZE')
  } finally {
    // What failed halfway must not go on in the hands of others.
    client.release(true)
  }
}
