import { formatPrismaCursor } from '@pothos/plugin-prisma'
import type { Approval } from '../../__generated__/prisma/client.ts'
import { requireGuest, requireViewer } from '../../context.ts'
import { builder, type InputFields, type PayloadFields } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { VersionNode } from '../board/version.graphql.ts'
import { ApprovalDecisionEnum, ApprovalEdge, ApprovalNode } from './approval.graphql.ts'
import { answerReview, giveApproval, GUEST_ANSWERS, withdrawAnswer, withdrawApproval } from './approval.service.ts'
import { PlaylistItemNode } from './playlistItems.graphql.ts'
import { ReviewObject } from './review.graphql.ts'
import { readReview, type ShownReview } from './reviewGuest.service.ts'
import { ReviewSessionNode } from './reviewSession.graphql.ts'

const decisionInput = (t: InputFields) => ({
  decision: t.field({ type: ApprovalDecisionEnum, required: true, description: 'The decision.' }),
  note: t.string({ required: false, description: 'A note: at most 5,000 characters; none by default.' }),
})

const approvalFields = (t: PayloadFields<Approval>) => ({
  approval: t.prismaField({
    type: ApprovalNode,
    description: 'The decision.',
    resolve: (query, { id }) => prisma().approval.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

const reviewFields = (t: PayloadFields<{ review: ShownReview }>) => ({
  review: t.field({ type: ReviewObject, description: 'The review.', resolve: ({ review }) => review }),
})

builder.relayMutationField(
  'giveApproval',
  {
    description: 'The decision, and what it is about.',
    inputFields: (t) => ({
      storyboardVersionId: t.globalID({ for: VersionNode, description: 'The version.' }),
      shotIds: t.globalIDList({
        for: ShotNode, required: false, description: 'Some of its shots; empty for all of it, the default.',
      }),
      ...decisionInput(t),
      seal: t.string({ description: '`StoryboardVersion.seal` of these shots, as it was shown.' }),
      reviewSessionId: t.globalID({
        for: ReviewSessionNode, required: false,
        description: 'The review, which you lead, in which all of it was approved; none by default.',
      }),
      itemId: t.globalID({
        for: PlaylistItemNode, required: false,
        description: 'The approved item, in a review of a playlist: the version and the shots are those of the item.',
      }),
    }),
  },
  {
    description:
      'Approves a version or some of its shots, or requests changes, as an ADMIN, the OWNER or an approver of the ' +
      'project. It is kept for good. CONFLICT for another seal than that of the shots. With a review session it ' +
      'seals what was approved there: FORBIDDEN for who does not lead it. Both sides get a mail with the seal.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { storyboardVersionId, shotIds, reviewSessionId, itemId, ...decision } }, context) =>
      giveApproval(requireViewer(context), {
        ...decision, versionId: storyboardVersionId.id, shotIds: (shotIds ?? []).map(({ id }) => id),
        review: reviewSessionId ? { reviewSessionId: reviewSessionId.id, itemId: itemId?.id ?? null } : null,
      }),
  },
  {
    description: 'The decision.',
    outputFields: (t) => ({
      ...approvalFields(t),
      approvalEdge: t.field({
        type: ApprovalEdge,
        description: 'The decision as an edge of `Storyboard.approvals`.',
        resolve: (approval) => ({ cursor: formatPrismaCursor(approval, 'id'), node: approval }),
      }),
    }),
  },
)

builder.relayMutationField(
  'withdrawApproval',
  {
    description: 'The decision to withdraw.',
    inputFields: (t) => ({ approvalId: t.globalID({ for: ApprovalNode, description: 'The decision.' }) }),
  },
  {
    description:
      'Withdraws a decision of your own, which stays in the lists. FORBIDDEN for those of others, CONFLICT if it is ' +
      'withdrawn already.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { approvalId } }, context) => withdrawApproval(requireViewer(context), approvalId.id),
  },
  { description: 'The withdrawn decision.', outputFields: approvalFields },
)

builder.relayMutationField(
  'answerReview',
  {
    description: 'The decision of a guest about all that the review link shows.',
    inputFields: (t) => ({
      ...decisionInput(t),
      seal: t.string({ description: '`Review.seal`, as it was shown.' }),
      versionNumber: t.int({
        required: false,
        description: '`Review.versionNumber`: CONFLICT if the link shows another version by now.',
      }),
    }),
  },
  {
    description:
      'Approves what a review link shows, or requests changes, as its guest. FORBIDDEN where it does not ask for ' +
      'approval, CONFLICT for another seal. Both sides get a mail with the seal. Deciding again supersedes it. At ' +
      `most ${GUEST_ANSWERS.most} decisions and withdrawals by one link in ten minutes.`,
    authScopes: { guest: true },
    resolve: async (_root, { input }, context) => {
      const guest = requireGuest(context)
      await answerReview(guest, input)
      return { review: await readReview(guest) }
    },
  },
  { description: 'The review with the decision.', outputFields: reviewFields },
)

builder.relayMutationField(
  'withdrawReviewAnswer',
  {
    description: 'The decision to withdraw.',
    inputFields: (t) => ({ seal: t.string({ description: '`ReviewAnswer.seal` of `Review.answer`.' }) }),
  },
  {
    description:
      'Withdraws what a guest of a review link decided last; it stays in the lists of the team. NOT_FOUND for ' +
      'another decision, CONFLICT if it is withdrawn already, FORBIDDEN where the link does not ask for approval.',
    authScopes: { guest: true },
    resolve: async (_root, { input: { seal } }, context) => {
      const guest = requireGuest(context)
      await withdrawAnswer(guest, seal)
      return { review: await readReview(guest) }
    },
  },
  { description: 'The review with the withdrawn decision.', outputFields: reviewFields },
)
