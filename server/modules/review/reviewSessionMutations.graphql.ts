import type { ReviewSession } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { PlaylistNode } from './playlist.graphql.ts'
import { PlaylistItemNode } from './playlistItems.graphql.ts'
import { ReviewDecisionKindEnum, ReviewSessionNode } from './reviewSession.graphql.ts'
import { decideItem, endReviewSession, startReviewSession } from './reviewSession.service.ts'

const sessionFields = (t: PayloadFields<ReviewSession>) => ({
  reviewSession: t.prismaField({
    type: ReviewSessionNode,
    description: 'The session after the change.',
    resolve: (query, { id }) => prisma().reviewSession.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  playlist: t.prismaField({
    type: PlaylistNode,
    description: 'Its playlist.',
    resolve: (query, { playlistId }) => prisma().playlist.findUniqueOrThrow({ ...query, where: { id: playlistId } }),
  }),
})

builder.relayMutationField(
  'startReviewSession',
  {
    description: 'The session to start.',
    inputFields: (t) => ({ playlistId: t.globalID({ for: PlaylistNode, description: 'The playlist.' }) }),
  },
  {
    description: 'Starts a review session of a playlist. CONFLICT while another one of it is open.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { playlistId } }, context) => startReviewSession(requireViewer(context), playlistId.id),
  },
  { description: 'The new session.', outputFields: sessionFields },
)

builder.relayMutationField(
  'endReviewSession',
  {
    description: 'The session to end.',
    inputFields: (t) => ({
      reviewSessionId: t.globalID({ for: ReviewSessionNode, description: 'The session.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Ends a review session for good; its decisions stay. CONFLICT when it has ended.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { reviewSessionId, expectedVersion } }, context) =>
      endReviewSession(requireViewer(context), reviewSessionId.id, expectedVersion),
  },
  { description: 'The ended session.', outputFields: sessionFields },
)

builder.relayMutationField(
  'decideItem',
  {
    description: 'The decision.',
    inputFields: (t) => ({
      reviewSessionId: t.globalID({ for: ReviewSessionNode, description: 'The session.' }),
      itemId: t.globalID({ for: PlaylistItemNode, description: 'The item of its playlist.' }),
      kind: t.field({
        type: ReviewDecisionKindEnum, required: false,
        description: 'What is decided; without it an earlier decision is taken back.',
      }),
      note: t.string({
        required: false, defaultValue: '', description: 'Why, in words: at most 20,000 characters.',
      }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Decides on an item of the playlist of an open review session, over an earlier decision. CONFLICT when the ' +
      'session has ended.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { reviewSessionId, itemId, kind, note, expectedVersion } }, context) =>
      decideItem(requireViewer(context), reviewSessionId.id, {
        itemId: itemId.id, kind: kind ?? null, note: note ?? '', expectedVersion,
      }),
  },
  { description: 'The changed session.', outputFields: sessionFields },
)
