import { commentAsGuest, enterAsGuest, shareBoard } from '../../api/review/reviewCalls.ts'
import type { Client } from '../../harness/client.ts'
import type { Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

/** Links of other samples count among the open ones of the project. */
const revokeAll = () => prisma.reviewLink.updateMany({ data: { revokedAt: new Date() } })

const LINK = { who: 'editors', scope: 'reviews:write', log: 'project', restore: revokeAll } as const

const newLinkOf = (app: Client, { owner, storyboardId }: Studio) =>
  shareBoard(app, owner, storyboardId, { canComment: true })

const newGuestOf = async (app: Client, studio: Studio) => enterAsGuest(app, await newLinkOf(app, studio))

/** The mutations of review links, and of their guests. */
export const reviewSamples: Record<string, MutationSample> = {
  createReviewLink: { ...LINK, input: (_app, { storyboardId }) => ({ subject: { storyboardId }, title: 'Pitch' }) },
  updateReviewLink: {
    ...LINK,
    input: async (app, studio) => ({ reviewLinkId: (await newLinkOf(app, studio)).id, title: 'For the client' }),
  },
  revokeReviewLink: {
    ...LINK, input: async (app, studio) => ({ reviewLinkId: (await newLinkOf(app, studio)).id }),
  },
  openReview: {
    who: 'anybody',
    scope: null,
    log: 'project',
    input: async (app, studio) => {
      const { id, secret } = await newLinkOf(app, studio)
      return { reviewLinkId: id, secret, name: 'Client' }
    },
  },
  addReviewComment: {
    who: 'guests', scope: null, log: 'project', doneBy: newGuestOf, input: () => ({ body: 'Softer here' }),
  },
  deleteReviewComment: {
    who: 'guests',
    scope: null,
    log: 'project',
    doneBy: newGuestOf,
    input: async (app, studio, person) => {
      const isGuest = person.email === ''
      const said = await commentAsGuest(app, isGuest ? person : await newGuestOf(app, studio), { body: 'Softer' })
      return { commentId: said.data.thread.comments[0]?.commentId }
    },
  },
  noteReviewVisit: {
    who: 'guests', scope: null, log: null, doneBy: newGuestOf, input: () => ({ seconds: 20, shotsSeen: 3 }),
  },
}
