import type { Command } from 'commander'
import { type AssetStatus, type AssetType, AssetsDocument } from '../../client/public.ts'
import { collect } from '../collect.ts'
import { findProject } from '../lookups.ts'
import { writeJson, writeTable } from '../output.ts'
import type { Action, Session } from '../session.ts'

interface Options {
  type?: string[]
  status?: string[]
  search?: string
  updatedSince?: string
}

const upper = <Value>(names: readonly string[] | undefined) => names?.map((name) => name.toUpperCase() as Value)

async function assets(session: Session, options: Options, name = ''): Promise<void> {
  const { client, signal, isJson } = session
  const { id: projectId } = await findProject(session, name)
  const filter = {
    search: options.search,
    updatedSince: options.updatedSince,
    types: upper<AssetType>(options.type),
    statuses: upper<AssetStatus>(options.status),
  }
  const rows = await collect(
    client.list(AssetsDocument, { projectId, filter }, (data) => data.project?.assets, { signal }),
  )
  if (isJson) return writeJson(rows)
  await writeTable(rows, [
    { head: 'PATH', text: ({ path }) => path },
    { head: 'TYPE', text: ({ type }) => type },
    { head: 'STATUS', text: ({ status }) => status },
    { head: 'NAME', text: (row) => row.name },
  ])
}

/** Adds `assets`. */
export function addAssets(program: Command, action: Action): void {
  program
    .command('assets')
    .description('list the assets of a project by name')
    .argument('<project>', 'its code or id')
    .option('--type <types...>', 'only of these types: CHARACTER, PROP, …')
    .option('--status <statuses...>', 'only at these statuses: DRAFT, REVIEW, …')
    .option('--search <text>', 'only with this in the name, code or description')
    .option('--updated-since <time>', 'only changed since, as 2026-11-21T09:00:00Z')
    .action(action(assets))
}
