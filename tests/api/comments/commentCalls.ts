import { uuidOf } from '../../../server/kernel/ids.ts'
import type { Client, Sender } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { mutated } from '../projects/projectCalls.ts'

/** A comment as these tests read it. */
export interface ReadComment {
  id: string
  number: number
  author: { id: string } | null
  isOwn: boolean
  body: string
  editedAt: string | null
  deletedAt: string | null
  revision: number
  strokeCount: number
  version: number
}

/** A thread as these tests read it. */
export interface ReadThread {
  id: string
  number: number
  subjectType: string
  frameFrom: number | null
  frameTo: number | null
  region: { x: number; y: number; width: number; height: number } | null
  seenRevision: number | null
  seenImage: { id: string } | null
  seenWidth: number | null
  seenHeight: number | null
  state: 'OPEN' | 'RESOLVED'
  resolvedBy: { id: string } | null
  isUnread: boolean
  isFollowed: boolean
  version: number
  comments: { totalCount: number; nodes: ReadComment[] }
}

export const COMMENT = 'id number author { id } isOwn body editedAt deletedAt revision strokeCount version'
export const THREAD = `
  id number subjectType frameFrom frameTo region { x y width height } seenRevision seenImage { id }
  seenWidth seenHeight state resolvedBy { id } isUnread isFollowed version
  comments(first: 100) { totalCount nodes { ${COMMENT} } }
`

/** Starts a thread with a comment. */
export const startThread = (app: Client, person: Sender, input: object) =>
  mutated<{ thread: ReadThread; comment: ReadComment; threadEdge: { cursor: string } }>(
    app, person, 'startThread', { body: 'Softer here', ...input },
    `thread { ${THREAD} } comment { ${COMMENT} } threadEdge { cursor }`,
  )

/** Answers in a thread. */
export const answer = async (app: Client, person: Sender, threadId: string, input: object = {}) =>
  (await mutated<{ comment: ReadComment }>(
    app, person, 'addComment', { threadId, body: 'Done', ...input }, `comment { ${COMMENT} }`,
  )).comment

/** A thread as somebody sees it; null for who does not. */
export const readThread = async (app: Client, person: Person, id: string) =>
  (await app.ask<{ node: ReadThread | null }>(
    person, `query ($id: ID!) { node(id: $id) { ... on CommentThread { ${THREAD} } } }`, { id },
  )).node

/** The threads of something, with their counts. */
export async function threadsOf(app: Client, person: Person, id: string, args = '') {
  const type = {
    project: 'Project', storyboard: 'Storyboard', shot: 'Shot', view: 'View', asset: 'Asset', task: 'Task',
  }
  const name = type[id.split('_')[0] as keyof typeof type]
  const { node } = await app.ask<{
    node: {
      openThreadCount: number
      unreadThreadCount: number
      threads: { totalCount: number; nodes: Pick<ReadThread, 'id' | 'number' | 'state'>[] }
    }
  }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on ${name} {
      openThreadCount unreadThreadCount
      threads(first: 20 ${args}) { totalCount nodes { id number state } }
    } } }`,
    { id },
  )
  return node
}

/** Makes a comment so many minutes older. */
export async function backDate({ id }: { id: string }, minutes: number): Promise<void> {
  await prisma.comment.update({
    where: { id: uuidOf('Comment', id) }, data: { createdAt: new Date(Date.now() - minutes * 60_000) },
  })
}
