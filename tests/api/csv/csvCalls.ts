import type { Answer, Client } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { mutate } from '../projects/projectCalls.ts'

export type Kind = 'SHOTS' | 'ASSETS' | 'CASTING' | 'TASKS'

/** A plan as these tests read it. */
export interface Plan {
  createCount: number
  changeCount: number
  skipCount: number
  refuseCount: number
  ignoredColumns: string[]
  rows: {
    totalCount: number
    nodes: {
      line: number
      outcome: string
      name: string
      failures: { reason: string; message: string }[]
      changes: { column: string; from: string; to: string }[]
    }[]
  }
}

const PLAN = `
  createCount changeCount skipCount refuseCount ignoredColumns
  rows(first: 200) { totalCount nodes { line outcome name failures { reason message } changes { column from to } } }
`

/** The file of a kind. */
export async function exported(app: Client, person: Person, projectId: string, kind: Kind): Promise<string> {
  const { project } = await app.ask<{ project: { csv: string } }>(
    person,
    'query ($id: ID!, $kind: CsvKind!) { project(by: { id: $id }) { csv(kind: $kind) } }',
    { id: projectId, kind },
  )
  return project.csv
}

/** A dry run; the answer as it came. */
export const sendPlan = (app: Client, person: Person, projectId: string, kind: Kind, text: string | null) =>
  app.send<{ project: { csvPlan: Plan } }>(
    person,
    `query ($id: ID!, $kind: CsvKind!, $text: String) {
      project(by: { id: $id }) { csvPlan(kind: $kind, text: $text) { ${PLAN} } }
    }`,
    { id: projectId, kind, text },
  )

/** A dry run that must succeed. */
export async function planned(app: Client, person: Person, projectId: string, kind: Kind, text: string): Promise<Plan> {
  const { data, errors } = await sendPlan(app, person, projectId, kind, text)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.project.csvPlan
}

/** An import; the answer as it came. */
export const sendImport = (
  app: Client,
  person: Person,
  projectId: string,
  kind: Kind,
  text: string,
): Promise<Answer<{ plan: Plan }>> =>
  mutate<{ plan: Plan }>(app, person, 'importCsv', { projectId, kind, text }, `plan { ${PLAN} }`)

/** An import that must succeed. */
export async function imported(app: Client, person: Person, projectId: string, kind: Kind, text: string) {
  const { data, errors } = await sendImport(app, person, projectId, kind, text)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.plan
}

/** Why rows are refused, by their lines. */
export const reasonsOf = ({ rows }: Plan): Record<number, string> =>
  Object.fromEntries(rows.nodes.filter(({ outcome }) => outcome === 'REFUSE')
    .map(({ line, failures }) => [line, failures.map(({ message }) => message).join('; ')]))

/** What becomes of rows: "2 CREATE MAIN/001". */
export const outcomesOf = ({ rows }: Plan): string[] =>
  rows.nodes.map(({ line, outcome, name }) => `${line} ${outcome} ${name}`)
