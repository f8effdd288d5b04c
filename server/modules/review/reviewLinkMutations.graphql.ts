import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder, type InputFields, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { VersionNode } from '../board/version.graphql.ts'
import { ReviewPartEnum } from './review.graphql.ts'
import { ReviewLinkEdge, ReviewLinkNode } from './reviewLink.graphql.ts'
import {
  createReviewLink, MOST_REVIEW_LINKS, REVIEW_DAYS, revokeReviewLink, type ReviewSubject, updateReviewLink,
} from './reviewLink.service.ts'

const SubjectInput = builder.inputType('ReviewSubjectInput', {
  isOneOf: true,
  description: 'What a review link shows: exactly one field is given.',
  fields: (t) => ({
    storyboardId: t.globalID({
      for: StoryboardNode, required: false,
      description: 'A storyboard as it is now, which is saved as a version unless its newest version equals it.',
    }),
    storyboardVersionId: t.globalID({ for: VersionNode, required: false, description: 'A version of a storyboard.' }),
  }),
})

const readSubject = ({ storyboardId, storyboardVersionId }: typeof SubjectInput.$inferInput): ReviewSubject =>
  (storyboardId ? { storyboardId: storyboardId.id } : { storyboardVersionId: storyboardVersionId?.id ?? '' })

const detailInput = (t: InputFields) => ({
  title: t.string({
    required: false, description: 'The title: at most 200 characters; the name of the board if empty.',
  }),
  shotIds: t.globalIDList({
    for: ShotNode, required: false, description: 'The shots of the version to show; empty for all, the default.',
  }),
  shows: t.field({
    type: [ReviewPartEnum], required: false,
    description: 'What guests see besides pictures and lengths; nothing by default.',
  }),
  canComment: t.boolean({ required: false, description: 'Whether guests may comment; false by default.' }),
  canApprove: t.boolean({
    required: false,
    description:
      'Whether guests approve the version or request changes; false by default. Needs a name and an address of the ' +
      'recipient.',
  }),
  canDownload: t.boolean({ required: false, description: 'Whether guests may save pictures; false by default.' }),
  hasWatermark: t.boolean({
    required: false, description: 'Whether pictures bear the name of the guest and the day; false by default.',
  }),
  isIsolated: t.boolean({
    required: false,
    description: 'Whether guests read only threads that they started, with the answers of the team; false by default.',
  }),
  recipientName: t.string({
    required: false, description: 'The name of the person it is for: at most 200 characters.',
  }),
  recipientEmail: t.string({ required: false, description: 'The address of that person.' }),
  password: t.string({ required: false, description: 'A password: 8 to 200 characters; none by default.' }),
  expiresAt: t.field({
    type: 'DateTime', required: false,
    description: `The time at which it ends, within ${REVIEW_DAYS.most} days; ${REVIEW_DAYS.usual} days by default.`,
  }),
})

/** The ids of the shots, of an input that names them. */
const withShots = <Input extends { shotIds?: readonly { id: string }[] | null }>({ shotIds, ...input }: Input) =>
  ({ ...input, shotIds: shotIds?.map(({ id }) => id) ?? null })

const linkFields = (t: PayloadFields<{ id: string }>) => ({
  reviewLink: t.prismaField({
    type: ReviewLinkNode,
    description: 'The link after the change.',
    resolve: (query, { id }) => prisma().reviewLink.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

builder.relayMutationField(
  'createReviewLink',
  {
    description: 'The new link.',
    inputFields: (t) => ({
      subject: t.field({ type: SubjectInput, description: 'What it shows.' }),
      ...detailInput(t),
    }),
  },
  {
    description:
      'Creates a link by which people without an account see a version of a board. At most ' +
      `${MOST_REVIEW_LINKS} links of a project are open at a time.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { subject, ...details } }, context) =>
      createReviewLink(requireViewer(context), readSubject(subject), withShots(details)),
  },
  {
    description: 'The new link with its address.',
    outputFields: (t) => ({
      url: t.string({
        description: 'The address to hand out. It cannot be read again.', resolve: ({ url }) => url,
      }),
      reviewLink: t.prismaField({
        type: ReviewLinkNode,
        description: 'The new link.',
        resolve: (query, { link: { id } }) => prisma().reviewLink.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      reviewLinkEdge: t.field({
        type: ReviewLinkEdge,
        description: 'The link as an edge of `Storyboard.reviewLinks`.',
        resolve: ({ link }) => ({ cursor: formatPrismaCursor(link, 'id'), node: link }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateReviewLink',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      reviewLinkId: t.globalID({ for: ReviewLinkNode, description: 'The link.' }),
      subject: t.field({
        type: SubjectInput, required: false, description: 'The same board as it is now, or another version of it.',
      }),
      ...detailInput(t),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Changes a review link for all who have it. Another `password` ends the access of its guests until they give ' +
      'it; null takes the password away. CONFLICT for a revoked link.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { reviewLinkId, subject, ...wished } }, context) =>
      updateReviewLink(requireViewer(context), reviewLinkId.id, {
        ...withShots(wished), subject: subject ? readSubject(subject) : null,
      }),
  },
  { description: 'The changed link.', outputFields: linkFields },
)

builder.relayMutationField(
  'revokeReviewLink',
  {
    description: 'The link to revoke.',
    inputFields: (t) => ({
      reviewLinkId: t.globalID({ for: ReviewLinkNode, description: 'The link.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Revokes a review link for good. Its guests lose it within ten seconds; their comments stay. CONFLICT if it is ' +
      'revoked already.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { reviewLinkId, expectedVersion } }, context) =>
      revokeReviewLink(requireViewer(context), reviewLinkId.id, expectedVersion),
  },
  { description: 'The revoked link.', outputFields: linkFields },
)
