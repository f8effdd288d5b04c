import type { Client } from '../../harness/client.ts'
import { makeProject, type Person, type Studio } from '../../harness/fixtures.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'

/** A project with shots of one board and assets, by their ids. */
export interface Stage {
  projectId: string
  storyboardId: string
  shotIds: string[]
  assetIds: string[]
}

/** Makes an asset; answers its id. */
export async function makeAsset(app: Client, person: Person, projectId: string, input: object): Promise<string> {
  const { asset } = await mutatedOne<{ asset: { id: string } }>(
    app, person, 'createAssets', { projectId, ...input }, 'asset { id }',
  )
  return asset.id
}

/** Makes a task; answers its id. */
export async function makeTask(app: Client, person: Person, projectId: string, input: object): Promise<string> {
  const { task } = await mutatedOne<{ task: { id: string } }>(
    app, person, 'createTasks', { projectId, ...input }, 'task { id }',
  )
  return task.id
}

/** A new project with so many shots and props, called "Shot 1" and "Prop 1" and so on. */
export async function makeStage(app: Client, { owner, organizationId }: Studio, shots: number, assets: number) {
  const { projectId, storyboardId } = await makeProject(app, owner, organizationId)
  const made = await mutated<{ shots: { id: string }[] }>(
    app, owner, 'createShots', { storyboardId, shots: Array.from({ length: shots }, () => ({})) }, 'shots { id }',
  )
  const assetIds: string[] = []
  for (let index = 1; index <= assets; index++) {
    assetIds.push(await makeAsset(app, owner, projectId, { name: `Prop ${index}`, type: 'PROP' }))
  }
  return { projectId, storyboardId, shotIds: made.shots.map(({ id }) => id), assetIds } satisfies Stage
}

/** What `castAssets` answers in these tests. */
export interface CastAnswer {
  castings: { id: string; occurrences: number; label: string; shot: { id: string }; asset: { id: string } }[]
  deletedCastingIds: string[]
  shots: { id: string; casting: { totalCount: number } }[]
  assets: { id: string; casting: { totalCount: number } }[]
}

export const CAST_ANSWER = `
  castings { id occurrences label shot { id } asset { id } } deletedCastingIds
  shots { id casting { totalCount } } assets { id casting { totalCount } }
`

export const cast = (app: Client, person: Person, castings: readonly object[]) =>
  mutated<CastAnswer>(app, person, 'castAssets', { castings }, CAST_ANSWER)

/** The cast of a project, shot by shot: "SH0010 Prop 1 ×2 (fixed)". */
export async function readCast(app: Client, person: Person, projectId: string): Promise<string[]> {
  type Cast = { occurrences: number; label: string; asset: { name: string } }
  type Read = { project: { shots: { nodes: { code: string; casting: { nodes: Cast[] } }[] } } }
  const { project } = await app.ask<Read>(
    person,
    `query ($id: ID!) {
      project(by: { id: $id }) {
        shots(first: 200) { nodes { code casting(first: 50) { nodes { occurrences label asset { name } } } } }
      }
    }`,
    { id: projectId },
  )
  return project.shots.nodes.flatMap(({ code, casting }) =>
    casting.nodes.map(({ occurrences, label, asset }) => `${code} ${asset.name} ×${occurrences} (${label})`),
  )
}

/** The log of a project from the newest back, as "type payload". */
export async function readLog(app: Client, person: Person, projectId: string) {
  interface Read {
    project: {
      events: { totalCount: number; nodes: { type: string; subjectId: string; payload: Record<string, unknown> }[] }
    }
  }
  const query = `query ($id: ID!, $after: String) {
    project(by: { id: $id }) { events(after: $after, first: 200) { totalCount nodes { type subjectId payload } } }
  }`
  const { project: { events: { totalCount } } } = await app.ask<Read>(person, query, { id: projectId })
  const after = String(Math.max(0, totalCount - 200))
  const { project } = await app.ask<Read>(person, query, { id: projectId, after })
  return project.events.nodes.toReversed()
}
