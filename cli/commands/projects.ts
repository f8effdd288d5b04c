import type { Command } from 'commander'
import { ProjectsDocument, type ProjectsQuery } from '../../client/public.ts'
import { findOrganizationId, listOrganizations } from '../lookups.ts'
import { writeJson, writeTable } from '../output.ts'
import type { Action, Session } from '../session.ts'

type Row = ProjectsQuery['organization'] extends infer Found
  ? NonNullable<Found> extends { projects: { nodes: (infer Node)[] } }
    ? Node
    : never
  : never

interface Options {
  search?: string
  archived?: true
}

async function projects(session: Session, { search, archived }: Options): Promise<void> {
  const { client, signal, isJson } = session
  const only = await findOrganizationId(session)
  const organizationIds = only === undefined ? [] : [only]
  if (only === undefined) for await (const { id } of listOrganizations(session)) organizationIds.push(id)
  const rows: Row[] = []
  for (const organizationId of organizationIds) {
    const variables = { organizationId, search, isArchived: archived === true }
    const found = client.list(ProjectsDocument, variables, (data) => data.organization?.projects, { signal })
    for await (const row of found) rows.push(row)
  }
  if (isJson) return writeJson(rows)
  await writeTable(rows, [
    { head: 'CODE', text: ({ code }) => code },
    { head: 'NAME', text: ({ name }) => name },
    { head: 'ORGANIZATION', text: ({ organization }) => organization.name },
    { head: 'SHOTS', text: ({ shotCount }) => shotCount, isNumber: true },
    { head: 'CHANGED', text: ({ updatedAt }) => updatedAt },
  ])
}

/** Adds `projects`: those of all organizations, or of the one named. */
export function addProjects(program: Command, action: Action): void {
  program
    .command('projects')
    .description('list the projects you may see')
    .option('--search <text>', 'only with this in the name or code')
    .option('--archived', 'the archived ones instead')
    .action(action(projects))
}
