import { answer, startThread } from '../../api/comments/commentCalls.ts'
import type { Client } from '../../harness/client.ts'
import { adding } from '../../harness/drawings.ts'
import { makeShot, type Person, type Studio } from '../../harness/fixtures.ts'
import type { MutationSample } from '../mutationSample.ts'

/** A thread about a new view, begun by somebody. */
async function newThreadOf(app: Client, studio: Studio, person: Person = studio.owner) {
  const { views: [view] } = await makeShot(app, studio.owner, studio.storyboardId)
  return startThread(app, person, { subject: { viewId: view?.id } })
}

const COMMENTED = { who: 'readers', scope: 'comments:write', log: 'project' } as const
const MODERATED = { who: 'editors', scope: 'comments:write', log: 'project' } as const
const OWN = { who: 'readers', scope: null, log: 'account' } as const

/** A comment by the sender of the mutation: others may not change it. */
const ownCommentOf = async (app: Client, studio: Studio, person: Person) =>
  (await newThreadOf(app, studio, person)).comment.id

/** The mutations of threads and comments. */
export const commentSamples: Record<string, MutationSample> = {
  startThread: {
    ...COMMENTED,
    input: (_app, { storyboardId }) => ({ subject: { storyboardId }, body: 'Softer here' }),
  },
  addComment: {
    ...COMMENTED,
    input: async (app, studio) => ({ threadId: (await newThreadOf(app, studio)).thread.id, body: 'Done' }),
  },
  updateComment: {
    ...COMMENTED,
    input: async (app, studio, person) => ({ commentId: await ownCommentOf(app, studio, person), body: 'Louder' }),
  },
  deleteComment: {
    ...COMMENTED,
    input: async (app, studio, person) => ({ commentId: await ownCommentOf(app, studio, person) }),
  },
  appendCommentOps: {
    ...COMMENTED,
    input: async (app, studio, person) => ({
      commentId: await ownCommentOf(app, studio, person), operations: [adding()],
    }),
  },
  resolveThread: {
    ...MODERATED,
    input: async (app, studio) => ({ threadId: (await newThreadOf(app, studio)).thread.id }),
  },
  reopenThread: {
    ...MODERATED,
    input: async (app, studio) => {
      const { thread: { id: threadId } } = await newThreadOf(app, studio)
      await app.ask(
        studio.owner, 'mutation ($input: ResolveThreadInput!) { resolveThread(input: $input) { __typename } }',
        { input: { threadId } },
      )
      return { threadId }
    },
  },
  markThreadsRead: {
    ...OWN,
    input: async (app, studio, person) => {
      const { thread: { id: threadId } } = await newThreadOf(app, studio)
      await answer(app, person.id === studio.member.id ? studio.admin : studio.member, threadId)
      return { threads: [{ threadId }] }
    },
  },
  followThread: {
    ...OWN,
    input: async (app, studio) => ({ threadId: (await newThreadOf(app, studio)).thread.id, isFollowed: false }),
  },
}
