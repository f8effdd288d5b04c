import type { ReviewSession } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { ReviewDecisionKindEnum, StoryboardNode } from '../board/storyboard.graphql.ts'
import { demandOneWay } from '../projects/codePath.ts'
import { PlaylistNode } from './playlist.graphql.ts'
import { PlaylistItemNode } from './playlistItems.graphql.ts'
import { ReviewSessionNode } from './reviewSession.graphql.ts'
import {
  decideItem, endReviewSession, joinReviewSession, startReviewSession, takeLead, takeNotes,
} from './reviewSession.service.ts'

const sessionFields = (t: PayloadFields<ReviewSession>) => ({
  reviewSession: t.prismaField({
    type: ReviewSessionNode,
    description: 'The session after the change.',
    resolve: (query, { id }) => prisma().reviewSession.findUniqueOrThrow({ ...query, where: { id } }),
  }),
  playlist: t.prismaField({
    type: PlaylistNode,
    nullable: true,
    description: 'Its playlist; null for a review of a board.',
    resolve: (query, { playlistId }) =>
      (playlistId === null ? null : prisma().playlist.findUnique({ ...query, where: { id: playlistId } })),
  }),
  storyboard: t.prismaField({
    type: StoryboardNode,
    nullable: true,
    description: 'Its board; null for a review of a playlist.',
    resolve: (query, { storyboardId }) =>
      (storyboardId === null ? null : prisma().storyboard.findUnique({ ...query, where: { id: storyboardId } })),
  }),
})

builder.relayMutationField(
  'startReviewSession',
  {
    description: 'What to review: exactly one of the two.',
    inputFields: (t) => ({
      playlistId: t.globalID({ for: PlaylistNode, required: false, description: 'A playlist.' }),
      storyboardId: t.globalID({ for: StoryboardNode, required: false, description: 'A board as it is.' }),
    }),
  },
  {
    description:
      'Starts a review session of a playlist or a board, which you lead, and whose notes you take. ' +
      'CONFLICT while another one of it is open.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { playlistId, storyboardId } }, context) => {
      demandOneWay({ playlistId, storyboardId })
      return startReviewSession(
        requireViewer(context),
        playlistId ? { playlistId: playlistId.id } : { storyboardId: storyboardId?.id ?? '' },
      )
    },
  },
  { description: 'The new session.', outputFields: sessionFields },
)

builder.relayMutationField(
  'joinReviewSession',
  {
    description: 'The session.',
    inputFields: (t) => ({
      reviewSessionId: t.globalID({ for: ReviewSessionNode, description: 'The session.' }),
    }),
  },
  {
    description:
      'Says that you are there while a review session is open; nothing changes the second time. CONFLICT when the ' +
      'session has ended.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { reviewSessionId } }, context) =>
      joinReviewSession(requireViewer(context), reviewSessionId.id),
  },
  { description: 'The session.', outputFields: sessionFields },
)

const CHANGES = {
  takeLead: {
    run: takeLead,
    description:
      'Leads an open review session from here on, in the page that the header `Framewright-Client` names. The ' +
      'players of the others follow it. CONFLICT when the session has ended.',
  },
  takeNotes: {
    run: takeNotes,
    description:
      'Takes the notes of an open review session from here on: one person does. CONFLICT when the session has ended.',
  },
  endReviewSession: {
    run: endReviewSession,
    description: 'Ends a review session for good; its decisions stay. CONFLICT when it has ended.',
  },
} as const

for (const [name, { run, description }] of Object.entries(CHANGES)) {
  builder.relayMutationField(
    name as keyof typeof CHANGES,
    {
      description: 'The session.',
      inputFields: (t) => ({
        reviewSessionId: t.globalID({ for: ReviewSessionNode, description: 'The session.' }),
        expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      resolve: (_root, { input: { reviewSessionId, expectedVersion } }, context) =>
        run(requireViewer(context), reviewSessionId.id, expectedVersion),
    },
    { description: 'The changed session.', outputFields: sessionFields },
  )
}

builder.relayMutationField(
  'decideItem',
  {
    description: 'The decision.',
    inputFields: (t) => ({
      reviewSessionId: t.globalID({ for: ReviewSessionNode, description: 'The session.' }),
      itemId: t.globalID({ for: PlaylistItemNode, required: false, description: 'An item of its playlist.' }),
      shotId: t.globalID({ for: ShotNode, required: false, description: 'A shot of its board, in place of an item.' }),
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
      'Decides on an item of the playlist, or on a shot of the board, of an open review session, over an earlier ' +
      'decision. The shots get the status of the project that has the kind as its `decision`. CONFLICT when the ' +
      'session has ended.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { reviewSessionId, itemId, shotId, kind, note, expectedVersion } }, context) => {
      demandOneWay({ itemId, shotId })
      return decideItem(requireViewer(context), reviewSessionId.id, {
        thing: itemId ? { itemId: itemId.id } : { shotId: shotId?.id ?? '' }, kind: kind ?? null, note: note ?? '',
        expectedVersion,
      })
    },
  },
  { description: 'The changed session.', outputFields: sessionFields },
)
