import { CLIENT_ID_RULE, requireClientId, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { ShotNode } from '../shots/shot.graphql.ts'
import { StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import { ViewNode } from '../views/view.graphql.ts'
import type { PresenceChange, ToldTab } from './board.ts'
import type { PresenceMode, WetPiece } from './person.ts'
import { LONGEST_STEP_MS } from './pace.ts'
import { followPresence, updatePresence } from './presence.service.ts'
import { HEARTBEAT_SECONDS, LONGEST_PIECE, MOST_PIECES, SILENCE_MS, UPDATES_A_SECOND } from './presenceLimits.ts'

/** Characters of the longest id of a presence. */
const LONGEST_ID = 120

const MODES: Record<PresenceMode, string> = {
  LOOKING: 'Looks at it.',
  DRAWING: 'Has the pen on a view.',
  PLAYING: 'Plays the board.',
}

const PresenceModeEnum = builder.enumType('PresenceMode', {
  description: 'What somebody does on a board.',
  values: Object.fromEntries(
    Object.entries(MODES).map(([value, description]) => [value, { value, description }]),
  ) as Record<PresenceMode, { value: PresenceMode; description: string }>,
})

const PresenceCursor = builder.objectRef<{ x: number; y: number }>('PresenceCursor').implement({
  description: 'Where somebody points at, in the drawing space of the view.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'From the left, to an eighth of a pixel.' }),
    y: t.exposeFloat('y', { description: 'From the top, to an eighth of a pixel.' }),
  }),
})

const WetStrokePiece = builder.objectRef<WetPiece>('WetStrokePiece').implement({
  description:
    'A part of a stroke that is being drawn. What there is of a stroke may be shown until a step of the drawing ' +
    'brings the stroke itself; when none has five seconds after the last piece, it was given up.',
  fields: (t) => ({
    strokeId: t.exposeString('strokeId', { description: 'The id the stroke will have.' }),
    viewId: t.exposeID('viewId', { description: 'The view it is drawn in.' }),
    from: t.exposeInt('from', {
      description: 'The place of its first point in the stroke, from 0. Pieces that were left out leave a gap.',
    }),
    stroke: t.exposeString('stroke', {
      description: 'Base64 of the stroke as in an ADD_STROKES step, with the points of this piece alone.',
    }),
  }),
})

const Presence = builder.objectRef<ToldTab>('Presence').implement({
  description: 'A tab somebody has open on a board, as it is now.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its key: of one person in one tab.' }),
    userId: t.exposeID('userId', { description: 'Whose it is.' }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    clientId: t.exposeString('clientId', { description: 'The tab, as it names itself; as in events.' }),
    mode: t.expose('mode', { type: PresenceModeEnum, description: 'What the person does.' }),
    shotId: t.exposeID('shotId', { nullable: true, description: 'The shot the person is on; null for none.' }),
    viewId: t.exposeID('viewId', { nullable: true, description: 'The view the person is on; null for none.' }),
    cursor: t.expose('cursor', {
      type: PresenceCursor,
      nullable: true,
      description: 'Where in the view the person points at; null for nowhere.',
    }),
    followingId: t.exposeString('followingId', {
      nullable: true,
      description: 'The `id` of the presence that is followed; null for none.',
    }),
    joinedAt: t.field({
      type: 'DateTime',
      description: 'When the tab came to the board.',
      resolve: ({ joinedAt }) => new Date(joinedAt),
    }),
    wet: t.expose('wet', {
      type: [WetStrokePiece],
      description: 'The pieces of strokes you have not been told of yet, in order.',
    }),
  }),
})

const PresenceChangeObject = builder.objectRef<PresenceChange>('PresenceChange').implement({
  description: 'What changed since the message before.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    isWhole: t.exposeBoolean('isWhole', {
      description: 'True of the first message of a subscription: what was known before is over.',
    }),
    here: t.expose('here', { type: [Presence], description: 'Who came or changed, as they are now.' }),
    left: t.exposeStringList('left', { description: 'The `id`s of those who are gone.' }),
  }),
})

builder.subscriptionField('presence', (t) =>
  t.field({
    type: PresenceChangeObject,
    description:
      'Who is on a board, where and what they draw: all of them at first, then those who change, at most thirty ' +
      'messages a second and fewer to whoever reads slowly. NOT_FOUND when you may not see the board; ends with it ' +
      'when that happens later.',
    authScopes: { signedIn: true },
    args: {
      storyboardId: t.arg.globalID({ for: StoryboardNode, description: 'Which board.' }),
      clientId: t.arg.string({
        required: false,
        description: 'Your own tab, as in `updatePresence`: of it you are told nothing, and it ends with this.',
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
    x: t.float({ description: 'From the left.' }),
    y: t.float({ description: 'From the top.' }),
  }),
})

const WetPieceInput = builder.inputType('WetStrokePieceInput', {
  description: 'A part of a stroke that is being drawn.',
  fields: (t) => ({
    from: t.int({ description: 'The place of its first point in the stroke, from 0.' }),
    stroke: t.string({
      description:
        'Base64 of the stroke as in an ADD_STROKES step, with the points of this piece alone and the id it will ' +
        `have; at most ${LONGEST_PIECE} characters.`,
    }),
  }),
})

builder.relayMutationField(
  'updatePresence',
  {
    description: 'How a tab is now: all of it, what is not given is nowhere and nothing.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board it is on.' }),
      clientId: t.string({ description: `The tab, as it names itself: ${CLIENT_ID_RULE}.` }),
      mode: t.field({ type: PresenceModeEnum, defaultValue: 'LOOKING', required: false, description: 'What you do.' }),
      shotId: t.globalID({ for: ShotNode, required: false, description: 'The shot you are on.' }),
      viewId: t.globalID({ for: ViewNode, required: false, description: 'The view you are on.' }),
      cursor: t.field({ type: CursorInput, required: false, description: 'Where in it you point at.' }),
      followingId: t.string({ required: false, description: 'The `id` of the presence you follow.' }),
      wet: t.field({
        type: [WetPieceInput],
        required: false,
        description: `What you have drawn in the view since the last update: at most ${MOST_PIECES} pieces.`,
      }),
      isLeaving: t.boolean({ required: false, defaultValue: false, description: 'Whether the tab is gone with this.' }),
    }),
  },
  {
    description:
      'Tells the others on a board where you are and what you draw just now. Nothing of it is stored. Send it when ' +
      'something changes, best over the socket of the subscription, `pauseMs` apart and at most ' +
      `${UPDATES_A_SECOND} times a second, and every ${HEARTBEAT_SECONDS} seconds when nothing does: a tab that is ` +
      `silent for ${SILENCE_MS / 1000} is gone.`,
    authScopes: { signedIn: true },
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
    description: 'Whether the others are told, and when they are told of more.',
    outputFields: (t) => ({
      pauseMs: t.exposeInt('pauseMs', {
        description:
          'Milliseconds to wait before the next update: longer the more people are on the board and the busier the ' +
          `server is, at most ${LONGEST_STEP_MS}. What comes sooner is told together.`,
      }),
      isTaken: t.exposeBoolean('isTaken', {
        description: 'False where it came too fast, or too many tabs are there: nobody is told, and nothing is wrong.',
      }),
    }),
  },
)
