import { CLIENT_ID_RULE, requireClientId, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { ViewNode } from '../board/view.graphql.ts'
import { demandOneWay } from '../projects/codePath.ts'
import { PlaylistNode } from '../review/playlist.graphql.ts'
import { PlaylistItemNode } from '../review/playlistItems.graphql.ts'
import type { PresencePlace } from './grants.service.ts'
import { LONGEST_STEP_MS } from './pace.ts'
import type { PresenceMode, WetPiece } from './person.ts'
import type { GivenPlayback, Playback } from './playback.ts'
import { followPresence, updatePresence } from './presence.service.ts'
import {
  FASTEST_PLAYBACK, HEARTBEAT_SECONDS, LONGEST_PIECE, MOST_PIECES, SILENCE_MS, UPDATES_A_SECOND,
} from './presenceLimits.ts'
import { PresenceSelectionObject, SelectionInput } from './presenceSelection.graphql.ts'
import type { PresenceChange, SentTab } from './room.ts'

/** Characters of the longest id of a presence. */
const LONGEST_ID = 120

type GlobalId = { id: string } | null | undefined

/** The place that a request names; INVALID_INPUT unless it names one. */
function placeOf({ storyboardId, playlistId }: { storyboardId?: GlobalId; playlistId?: GlobalId }): PresencePlace {
  demandOneWay({ storyboardId, playlistId })
  return storyboardId
    ? { kind: 'Storyboard', id: storyboardId.id }
    : { kind: 'Playlist', id: playlistId?.id ?? '' }
}

const MODES: Record<PresenceMode, string> = {
  LOOKING: 'Looks at the board.',
  DRAWING: 'Draws in a view.',
  PLAYING: 'Plays the board or the playlist.',
}

const PresenceModeEnum = builder.enumType('PresenceMode', {
  description: 'The mode of a person on a board or a playlist.',
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
    isMark: t.exposeBoolean('isMark', {
      description: 'Whether it marks the picture for a comment, and does not belong to the drawing.',
    }),
  }),
})

const PresencePlayback = builder.objectRef<Playback>('PresencePlayback').implement({
  description:
    'What a person plays. While it plays, the frame due is `frame` and what passed since `at` at the speed and the ' +
    'frame rate of the project; `PresenceChange.now` is the time of the server.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    itemId: t.exposeID('itemId', { nullable: true, description: 'The item of the playlist; null on a board.' }),
    shotId: t.exposeID('shotId', { description: 'The shot.' }),
    frame: t.exposeInt('frame', { description: 'The 0-based frame within the shot.' }),
    isPlaying: t.exposeBoolean('isPlaying', { description: 'Whether it plays.' }),
    speed: t.exposeFloat('speed', { description: 'The speed: 1 is usual, negative is backwards.' }),
    isReady: t.exposeBoolean('isReady', { description: 'Whether the next pictures are loaded.' }),
    at: t.field({
      type: 'DateTime',
      description: 'The time of the server at which the frame was shown.',
      resolve: ({ at }) => new Date(at),
    }),
  }),
})

const Presence = builder.objectRef<SentTab>('Presence').implement({
  description: 'A person on a board or a playlist, in one tab.',
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The key of one person in one tab.' }),
    userId: t.exposeID('userId', { description: 'The person.' }),
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
    selection: t.expose('selection', {
      type: PresenceSelectionObject,
      nullable: true,
      description: 'The lines that are selected in the view; null if there are none.',
    }),
    followingId: t.exposeString('followingId', {
      nullable: true,
      description: 'The `id` of the presence that is followed; null for none.',
    }),
    playback: t.expose('playback', {
      type: PresencePlayback, nullable: true, description: 'What the tab plays; null if nothing is open to play.',
    }),
    joinedAt: t.field({
      type: 'DateTime',
      description: 'The time at which the tab opened the board or the playlist.',
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
    now: t.field({
      type: 'DateTime',
      description: 'The time of the server at which it was sent.',
      resolve: ({ now }) => new Date(now),
    }),
    here: t.expose('here', { type: [Presence], description: 'The people who came or changed.' }),
    left: t.exposeStringList('left', { description: 'The ids of the people who left.' }),
  }),
})

builder.subscriptionField('presence', (t) =>
  t.field({
    type: PresenceChangeObject,
    description:
      'The people on a board or a playlist with their positions, unfinished strokes and what they play: first all, ' +
      'then the changes, at most 30 messages per second. Name one of the two; a playlist needs `REVIEWS_READ`, too. ' +
      'NOT_FOUND if it is not visible to you; ends with it when you lose access.',
    authScopes: { 'drawings:read': true },
    args: {
      storyboardId: t.arg.globalID({ for: StoryboardNode, required: false, description: 'The board.' }),
      playlistId: t.arg.globalID({ for: PlaylistNode, required: false, description: 'The playlist.' }),
      clientId: t.arg.string({
        required: false,
        description:
          'Your own tab, as in `updatePresence`. It is left out, and counts as closed when the subscription ends.',
      }),
    },
    subscribe: (_root, { clientId, ...place }, context) =>
      followPresence(requireViewer(context), placeOf(place), clientId == null ? null : requireClientId(clientId)),
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
    isMark: t.boolean({
      required: false, defaultValue: false,
      description: 'Whether it marks the picture for a comment, and does not belong to the drawing.',
    }),
  }),
})

const PlaybackInput = builder.inputType('PresencePlaybackInput', {
  description: 'What you play.',
  fields: (t) => ({
    itemId: t.globalID({
      for: PlaylistItemNode, required: false, description: 'The item of the playlist; absent on a board.',
    }),
    shotId: t.globalID({ for: ShotNode, description: 'The shot.' }),
    frame: t.int({ description: 'The 0-based frame within the shot that is shown when you send it.' }),
    isPlaying: t.boolean({ description: 'Whether it plays.' }),
    speed: t.float({
      required: false, defaultValue: 1,
      description: `The speed: 1 is usual, negative is backwards; within ±${FASTEST_PLAYBACK}.`,
    }),
    isReady: t.boolean({
      required: false, defaultValue: true, description: 'Whether the next pictures are loaded.',
    }),
  }),
})

const givenPlayback = (input: typeof PlaybackInput.$inferInput): GivenPlayback => ({
  itemId: input.itemId?.id ?? null, shotId: input.shotId.id, frame: input.frame, isPlaying: input.isPlaying,
  speed: input.speed ?? 1, isReady: input.isReady ?? true,
})

builder.relayMutationField(
  'updatePresence',
  {
    description: 'The state of a tab. An absent field means none.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, required: false, description: 'The board.' }),
      playlistId: t.globalID({
        for: PlaylistNode, required: false, description: 'The playlist, in place of a board.',
      }),
      clientId: t.string({ description: `A name for the tab: ${CLIENT_ID_RULE}.` }),
      mode: t.field({ type: PresenceModeEnum, defaultValue: 'LOOKING', required: false, description: 'The mode.' }),
      shotId: t.globalID({ for: ShotNode, required: false, description: 'The shot you are on.' }),
      viewId: t.globalID({ for: ViewNode, required: false, description: 'The view you are on.' }),
      cursor: t.field({ type: CursorInput, required: false, description: 'Your pointer in the view.' }),
      selection: t.field({
        type: SelectionInput, required: false, description: 'The lines that you have selected in the view.',
      }),
      followingId: t.string({ required: false, description: 'The `id` of the presence you follow.' }),
      playback: t.field({ type: PlaybackInput, required: false, description: 'What you play.' }),
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
      'Shares your position, your unfinished strokes and what you play with the other people on a board or a ' +
      'playlist. Nothing is stored. Send it after each change, preferably over the socket of the subscription, with ' +
      `pauses of \`pauseMs\` and at most ${UPDATES_A_SECOND} times per second, and otherwise every ` +
      `${HEARTBEAT_SECONDS} seconds: after ${SILENCE_MS / 1000} silent seconds the tab counts as closed.`,
    authScopes: { 'drawings:read': true },
    resolve: (_root, { input }, context) =>
      updatePresence(requireViewer(context), {
        place: placeOf(input),
        clientId: requireClientId(input.clientId),
        mode: input.mode ?? 'LOOKING',
        shotId: input.shotId?.id ?? null,
        viewId: input.viewId?.id ?? null,
        cursor: input.cursor ?? null,
        selection: input.selection ?? null,
        followingId: input.followingId?.slice(0, LONGEST_ID) ?? null,
        playback: input.playback ? givenPlayback(input.playback) : null,
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
