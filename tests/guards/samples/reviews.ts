import { answerAsGuest, decide, guestSealOf, sealOf } from '../../api/review/approvalCalls.ts'
import { commentAsGuest, enterAsGuest, shareBoard } from '../../api/review/reviewCalls.ts'
import type { Client } from '../../harness/client.ts'
import type { Studio } from '../../harness/fixtures.ts'
import { prisma } from '../../harness/running.ts'
import { save } from '../../api/versions/boardVersions.ts'
import type { MutationSample } from '../mutationSample.ts'

/** Links of other samples count among the open ones of the project. */
const revokeAll = () => prisma.reviewLink.updateMany({ data: { revokedAt: new Date() } })

const LINK = { who: 'editors', scope: 'reviews:write', log: 'project', restore: revokeAll } as const

const newLinkOf = (app: Client, { owner, storyboardId }: Studio) =>
  shareBoard(app, owner, storyboardId, {
    canComment: true, canApprove: true, recipientName: 'Client', recipientEmail: 'client@example.com',
  })

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
  giveApproval: {
    ...LINK,
    who: 'administrators',
    input: async (app, { owner, storyboardId }) => {
      const { id: storyboardVersionId } = await save(app, owner, storyboardId)
      return { storyboardVersionId, decision: 'APPROVED', seal: await sealOf(app, owner, storyboardVersionId) }
    },
  },
  withdrawApproval: {
    ...LINK,
    who: 'administrators',
    input: async (app, { owner, admin, storyboardId }, person) =>
      ({ approvalId: (await decide(app, person.id === admin.id ? admin : owner, storyboardId)).id }),
  },
  answerReview: {
    who: 'guests',
    scope: null,
    log: 'project',
    doneBy: newGuestOf,
    input: async (app, studio, person) => {
      const guest = person.email === '' ? person : await newGuestOf(app, studio)
      return { decision: 'APPROVED', seal: await guestSealOf(app, guest) }
    },
  },
  withdrawReviewAnswer: {
    who: 'guests',
    scope: null,
    log: 'project',
    doneBy: newGuestOf,
    input: async (app, studio, person) => {
      const guest = person.email === '' ? person : await newGuestOf(app, studio)
      const seal = await guestSealOf(app, guest)
      await answerAsGuest(app, guest, { seal })
      return { seal }
    },
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
