import type { Approval } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { prisma } from '../../platform/database/client.ts'
import { sealIn, sealVersions } from '../board/versionSeal.service.ts'
import { ApprovalDecisionEnum } from './approval.graphql.ts'
import { ReviewObject } from './review.graphql.ts'
import { GUESTS } from './reviewThread.graphql.ts'

/** The reading of a version, in rows. */
const SEAL_COST = 500

const ReviewAnswer = builder.objectRef<Approval & { boardVersion: { number: number } }>('ReviewAnswer').implement({
  description: 'What a guest decided about a version.',
  authScopes: GUESTS,
  fields: (t) => ({
    decision: t.expose('decision', { type: ApprovalDecisionEnum, description: 'The decision.' }),
    note: t.exposeString('note', { description: 'The note; may be empty.' }),
    versionNumber: t.int({
      description: 'The number of the version that it is about.', resolve: ({ boardVersion }) => boardVersion.number,
    }),
    seal: t.string({
      description: 'The seal of what was shown: 64 hexadecimal digits.',
      resolve: ({ seal }) => Buffer.from(seal).toString('hex'),
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime', nullable: true, description: 'The time at which you withdrew it; null if you did not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the decision.' }),
  }),
})

builder.objectFields(ReviewObject, (t) => ({
  canApprove: t.boolean({
    description: 'Whether you are asked to approve the version or to request changes.',
    resolve: ({ link, isArchived }) => link.canApprove && !isArchived,
  }),
  seal: t.string({
    nullable: true,
    description:
      'The seal of what is shown, for `answerReview`; null while it is prepared (ask again in a few seconds), and ' +
      'where you are not asked for approval.',
    extensions: { cost: SEAL_COST },
    resolve: async ({ link, version }) => {
      if (!link.canApprove) return null
      const sealed = (await sealVersions([version])).get(version.id)
      return sealed ? sealIn(sealed, link.shotIds) : null
    },
  }),
  answer: t.field({
    type: ReviewAnswer, nullable: true,
    description: 'What you decided last, maybe about an earlier version; null if you did not decide yet.',
    resolve: ({ link, guest }) => prisma().approval.findFirst({
      where: { reviewLinkId: link.id, userId: guest.userId },
      orderBy: { id: 'desc' },
      include: { boardVersion: { select: { number: true } } },
    }),
  }),
}))
