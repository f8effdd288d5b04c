import type { Command } from 'commander'
import {
  FollowProjectEventsDocument,
  NewestEventDocument,
  ProjectEventsDocument,
  type ProjectEventRowFragment,
} from '../../client/public.ts'
import { UsageError } from '../exits.ts'
import { findProject } from '../lookups.ts'
import { write } from '../output.ts'
import { readNumber } from '../readNumber.ts'
import { LogPlace } from '../logPlace.ts'
import type { Action, Session } from '../session.ts'

const PAGE = 200

interface Options {
  follow?: true
  after?: number
  types?: string
  state?: string
  limit?: number
}

interface Wish {
  projectId: string
  after: number
  types: string[]
}

const readAll = ({ client, signal }: Session, { after, ...wish }: Wish) => {
  const variables = { ...wish, after: String(after), first: PAGE }
  return client.list(ProjectEventsDocument, variables, ({ project }) => project?.events, { signal })
}

async function* followAll({ client, signal }: Session, wish: Wish) {
  const resume = (data: { projectEvents: ProjectEventRowFragment }, variables: object) => ({
    ...wish,
    ...variables,
    after: String(data.projectEvents.seq),
  })
  const variables = { ...wish, after: String(wish.after) }
  for await (const data of client.subscribe(FollowProjectEventsDocument, variables, { signal, resume })) {
    yield data.projectEvents
  }
}

async function newestSeq({ client, signal }: Session, projectId: string): Promise<number> {
  const { project } = await client.run(NewestEventDocument, { projectId }, { signal })
  return project?.events.totalCount ?? 0
}

async function events(session: Session, options: Options, name = ''): Promise<void> {
  const { id: projectId } = await findProject(session, name)
  const place = options.state === undefined ? null : await LogPlace.open(options.state, projectId)
  const known = options.after ?? place?.seq ?? undefined
  const after = known ?? (options.follow ? await newestSeq(session, projectId) : 0)
  const types = (options.types ?? '').split(',').map((type) => type.trim()).filter(Boolean)
  const wish = { projectId, after, types }
  if (options.limit === 0) throw new UsageError('--limit must be 1 or more')
  let count = 0
  await place?.reach(after)
  for await (const event of options.follow ? followAll(session, wish) : readAll(session, wish)) {
    await write(`${JSON.stringify(event)}\n`)
    await place?.reach(event.seq)
    if (++count === options.limit) break
  }
}

/** Adds `events`: the log of a project as JSON Lines. */
export function addEvents(program: Command, action: Action): void {
  program
    .command('events')
    .description('print what happened in a project as JSON Lines, oldest first')
    .argument('<project>', 'its code or id')
    .option('--follow', 'go on with what happens, through every interruption, until Ctrl+C')
    .option('--after <seq>', 'begin after this number, not at the first or, with --follow, now', readNumber)
    .option('--types <types>', 'only these, with commas: shot.moved, or shot for all that happens to shots')
    .option('--state <file>', 'keep the last number in this file, and go on after it the next time')
    .option('--limit <count>', 'end after so many', readNumber)
    .action(action(events))
}
