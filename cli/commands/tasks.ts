import type { Command } from 'commander'
import { type TaskStatus, TasksDocument, WhoAmIDocument } from '../../client/public.ts'
import { collect } from '../collect.ts'
import { findProject } from '../lookups.ts'
import { writeJson, writeTable } from '../output.ts'
import type { Action, Session } from '../session.ts'

interface Options {
  status?: string[]
  search?: string
  mine?: true
  late?: true
  updatedSince?: string
}

async function tasks(session: Session, options: Options, name = ''): Promise<void> {
  const { client, signal, isJson } = session
  const { id: projectId } = await findProject(session, name)
  const viewer = options.mine ? (await client.run(WhoAmIDocument, {}, { signal })).viewer : null
  const filter = {
    search: options.search,
    updatedSince: options.updatedSince,
    statuses: options.status?.map((status) => status.toUpperCase() as TaskStatus),
    assigneeIds: viewer ? [viewer.id] : undefined,
    isLate: options.late,
  }
  const rows = await collect(
    client.list(TasksDocument, { projectId, filter }, (data) => data.project?.tasks, { signal }),
  )
  if (isJson) return writeJson(rows)
  await writeTable(rows, [
    { head: 'STATUS', text: ({ status }) => status },
    { head: 'PRIORITY', text: ({ priority }) => priority },
    { head: 'DUE', text: ({ dueDate, isLate }) => (isLate ? `${dueDate} late` : dueDate) },
    { head: 'ASSIGNEES', text: ({ assignees }) => assignees.map(({ name }) => name).join(', ') },
    { head: 'TITLE', text: ({ title }) => title },
  ])
}

/** Adds `tasks`. */
export function addTasks(program: Command, action: Action): void {
  program
    .command('tasks')
    .description('list the tasks of a project as they stand on its board')
    .argument('<project>', 'its code or id')
    .option('--status <statuses...>', 'only at these: TODO, IN_PROGRESS, IN_REVIEW, BLOCKED, DONE')
    .option('--mine', 'only yours')
    .option('--late', 'only those whose day is over')
    .option('--search <text>', 'only with this in the title or description')
    .option('--updated-since <time>', 'only changed since, as 2026-11-21T09:00:00Z')
    .action(action(tasks))
}
