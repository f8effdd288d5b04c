import { CLIENT_ID_RULE, requireClientId, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { ViewNode } from '../board/view.graphql.ts'
import type { PresenceChange, SentTab } from './board.ts'
import type { PresenceMode, WetPiece } from './person.ts'
import { LONGEST_STEP_MS } from './pace.ts'
import { followPresence, updatePresence } from './presence.service.ts'
import { HEARTBEAT_SECONDS, LONGEST_PIECE, MOST_PIECES, SILENCE_MS, UPDATES_A_SECOND } from './presenceLimits.ts'

/** Characters of the longest id of a presence. */
const LONGEST_ID = 120

const MODES: Record<PresenceMode, string> = {
  LOOKING: 'Looks at the board.',
  DRAWING: 'Draws in a view.',
  PLAYING: 'Plays the board.',
}

const PresenceModeEnum = builder.enumType('PresenceMode', {
  description: 'The mode of a person on a board.',
  values: Object.fromEntries(
    Object.entries(MODES).map(([value, description]) => [value, { value, description }]),
  ) as Record<PresenceMode, { value: PresenceMode; description: string }>,
})

const PresenceCursor = builder.objectRef<{ x: number; y: number }>('PresenceCursor').implement({
  description: 'A pointer in the drawing space of a view.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'The distance from the left in pixels, rounded to 1/8.' }),
    y: t.exposeFloat('y', { description: 'The distance from the top in pixels, rounded to 1/8.' }),
  }),
})

const WetStrokePiece = builder.objectRef<WetPiece>('WetStrokePiece').implement({
  description:
    'A part of an unfinished stroke. Show it until an operation brings the finished stroke, or for five seconds ' +
    'after the last part.',
  fields: (t) => ({
    strokeId: t.exposeString('strokeId', { description: 'The id the stroke will have.' }),
    viewId: t.exposeID('viewId', { description: 'The view.' }),
    from: t.exposeInt('from', {
      description: 'The 0-based index of its first point in the stroke. Skipped parts leave gaps.',
    }),
    stroke: t.exposeString('stroke', {
      description: 'The stroke with the points of this part only, encoded as in an ADD_STROKES operation, in base64.',
    }),
  }),
})

const Presence = builder.objectRef<SentTab>('Presence').implement({
  description: 'A person on a board, in one tab.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The key of one person in one tab.' }),
    userId: t.exposeID('userId', { description: 'Its organization.' }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    clientId: t.exposeString('clientId', {
      description: 'The tab, by the name it gave itself. See `ProjectEvent.clientId`.',
    }),
    mode: t.expose('mode', { type: PresenceModeEnum, description: 'The mode.' }),
    shotId: t.exposeID('shotId', { nullable: true, description: 'The shot the person is on; null for none.' }),
    viewId: t.exposeID('viewId', { nullable: true, description: 'The view the person is on; null for none.' }),
    cursor: t.expose('cursor', {
      type: PresenceCursor,
      nullable: true,
      description: 'The pointer in the view; null if there is none.',
    }),
    followingId: t.exposeString('followingId', {
      nullable: true,
      description: 'The `id` of the presence that is followed; null for none.',
    }),
    joinedAt: t.field({
      type: 'DateTime',
      description: 'The time at which the tab opened the board.',
      resolve: ({ joinedAt }) => new Date(joinedAt),
    }),
    wet: t.expose('wet', {
      type: [WetStrokePiece],
      description: 'The parts of unfinished strokes that were not sent to you yet, in order.',
    }),
  }),
})

const PresenceChangeObject = builder.objectRef<PresenceChange>('PresenceChange').implement({
  description: 'The changes since the previous message.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    isComplete: t.exposeBoolean('isComplete', {
      description: 'True for the first message of a subscription, which holds everybody.',
    }),
    here: t.expose('here', { type: [Presence], description: 'The people who came or changed.' }),
    left: t.exposeStringList('left', { description: 'The ids of the people who left.' }),
  }),
})

builder.subscriptionField('presence', (t) =>
  t.field({
    type: PresenceChangeObject,
    description:
      'The people on a board with their positions and unfinished strokes: first all, then the changes, at most 30 ' +
      'messages per second. NOT_FOUND if the board is not visible to you; ends with it when you lose access.',
    authScopes: { 'drawings:read': true },
    args: {
      storyboardId: t.arg.globalID({ for: StoryboardNode, description: 'The board.' }),
      clientId: t.arg.string({
        required: false,
        description:
          'Your own tab, as in `updatePresence`. It is left out, and counts as closed when the subscription ends.',
      }),
    },
    subscribe: (_root, { storyboardId, clientId }, context) =>
      followPresence(requireViewer(context), storyboardId.id, clientId == null ? null : requireClientId(clientId)),
    resolve: (change) => change,
  }),
)

const CursorInput = builder.inputType('PresenceCursorInput', {
  description: 'A place in the drawing space of a view.',
  fields: (t) => ({
    x: t.float({ description: 'The distance from the left in pixels.' }),
    y: t.float({ description: 'The distance from the top in pixels.' }),
  }),
})

const WetPieceInput = builder.inputType('WetStrokePieceInput', {
  description: 'A part of an unfinished stroke.',
  fields: (t) => ({
    from: t.int({ description: 'The 0-based index of its first point in the stroke.' }),
    stroke: t.string({
      description:
        'The stroke with the points of this part only and its future id, encoded as in an ADD_STROKES operation, in ' +
        `base64; at most ${LONGEST_PIECE} characters.`,
    }),
  }),
})

builder.relayMutationField(
  'updatePresence',
  {
    description: 'The state of a tab. An absent field means none.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      clientId: t.string({ description: `A name for the tab: ${CLIENT_ID_RULE}.` }),
      mode: t.field({ type: PresenceModeEnum, defaultValue: 'LOOKING', required: false, description: 'The mode.' }),
      shotId: t.globalID({ for: ShotNode, required: false, description: 'The shot you are on.' }),
      viewId: t.globalID({ for: ViewNode, required: false, description: 'The view you are on.' }),
      cursor: t.field({ type: CursorInput, required: false, description: 'Your pointer in the view.' }),
      followingId: t.string({ required: false, description: 'The `id` of the presence you follow.' }),
      wet: t.field({
        type: [WetPieceInput],
        required: false,
        description: `The parts of strokes drawn since the last update: at most ${MOST_PIECES}.`,
      }),
      isLeaving: t.boolean({ required: false, defaultValue: false, description: 'Whether the tab is closing.' }),
    }),
  },
  {
    description:
      'Shares your position and your unfinished strokes with the other people on a board. Nothing is stored. Send it ' +
      'after each change, preferably over the socket of the subscription, with pauses of `pauseMs` and at most ' +
      `${UPDATES_A_SECOND} times per second, and otherwise every ${HEARTBEAT_SECONDS} seconds: after ` +
      `${SILENCE_MS / 1000} silent seconds the tab counts as closed.`,
    authScopes: { 'drawings:read': true },
    resolve: (_root, { input }, context) =>
      updatePresence(requireViewer(context), {
        storyboardId: input.storyboardId.id,
        clientId: requireClientId(input.clientId),
        mode: input.mode ?? 'LOOKING',
        shotId: input.shotId?.id ?? null,
        viewId: input.viewId?.id ?? null,
        cursor: input.cursor ?? null,
        followingId: input.followingId?.slice(0, LONGEST_ID) ?? null,
        wet: input.wet ?? [],
        isLeaving: input.isLeaving ?? false,
      }),
  },
  {
    description: 'The effect of the update.',
    outputFields: (t) => ({
      pauseMs: t.exposeInt('pauseMs', {
        description:
          `The time to wait before the next update, in milliseconds: at most ${LONGEST_STEP_MS}, depending on the ` +
          'number of people and the load of the server.',
      }),
      isTaken: t.exposeBoolean('isTaken', {
        description:
          'False if the update was dropped because updates came too fast or too many tabs are open. No error.',
      }),
    }),
  },
)
