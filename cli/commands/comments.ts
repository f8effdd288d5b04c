import { type Command, Option } from 'commander'
import { CommentsDocument, type CommentsQuery } from '../../client/public.ts'
import { collect } from '../collect.ts'
import { findStoryboard } from '../lookups.ts'
import { writeJson, writeTable } from '../output.ts'
import type { Action, Session } from '../session.ts'

interface Options {
  open?: true
  unread?: true
  audience?: 'team' | 'clients'
}

/** Who reads threads, as the API names them. */
const AUDIENCES = { team: 'TEAM', clients: 'LINK' } as const

type Thread = NonNullable<CommentsQuery['storyboard']>['threads']['nodes'][number]

/** The frames of a thread as its shot numbers them: 1001 to 1012. */
function framesOf({ frameFrom, frameTo, shot }: Thread): string {
  if (frameFrom === null || frameTo === null) return ''
  const first = shot?.firstFrame ?? 0
  return frameTo > frameFrom ? `${first + frameFrom}-${first + frameTo}` : String(first + frameFrom)
}

/** The text of a thread's first comment; that of a comment without one says why. */
function textOf({ comments: { nodes: [first] } }: Thread): string {
  if (!first) return ''
  if (first.deletedAt !== null) return '(deleted)'
  return first.body === '' ? '(drawing)' : first.body
}

async function comments(session: Session, { open, unread, audience }: Options, place = ''): Promise<void> {
  const { client, signal, isJson } = session
  const { id: storyboardId } = await findStoryboard(session, place)
  const filter = { state: open && ('OPEN' as const), isUnread: unread, audience: audience && AUDIENCES[audience] }
  const threads = await collect(
    client.list(CommentsDocument, { storyboardId, filter }, (data) => data.storyboard?.threads, { signal }),
  )
  if (isJson) return writeJson(threads)
  await writeTable(threads, [
    { head: '#', text: ({ number }) => number, isNumber: true },
    { head: 'SHOT', text: ({ shot }) => shot?.code },
    { head: 'FRAMES', text: framesOf },
    { head: 'STATE', text: ({ state }) => state },
    { head: 'ANSWERS', text: ({ comments: { totalCount } }) => totalCount - 1, isNumber: true },
    { head: 'AUTHOR', text: ({ comments: { nodes: [first] } }) => first?.author?.name },
    { head: 'TEXT', text: textOf },
  ])
}

/** Adds `comments`. */
export function addComments(program: Command, action: Action): void {
  program
    .command('comments')
    .description('list the threads of comments on a storyboard, shot by shot')
    .argument('<board>', 'its path or id, as BRICK/MAIN')
    .option('--open', 'only those that are not resolved')
    .option('--unread', 'only those with comments of others that you have not read')
    .addOption(new Option('--audience <who>', 'only those that these people read').choices(['team', 'clients']))
    .action(action(comments))
}
