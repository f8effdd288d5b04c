import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { SOUND_RULE, streamOf } from '../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { receiveSound } from '../media/keptSound.service.ts'
import { ShotNode } from './shot.graphql.ts'
import { demandEditableShot, removeShotVoice, restoreShotVoice, setShotVoice } from './shotVoice.service.ts'
import { ShotVoiceNode, SoundtrackNode } from './sound.graphql.ts'
import {
  demandEditableBoard,
  FURTHEST_OFFSET,
  removeSoundtrack,
  restoreSoundtrack,
  setSoundtrack,
  updateSoundtrack,
} from './soundtrack.service.ts'
import { StoryboardNode } from './storyboard.graphql.ts'

const boardFields = (t: PayloadFields<{ storyboardId: string }>) => ({
  storyboard: t.prismaField({
    type: StoryboardNode,
    description: 'The board after the change.',
    resolve: (query, { storyboardId }) =>
      prisma().storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
  }),
})

const soundtrackFields = (t: PayloadFields<{ id: string; storyboardId: string }>) => ({
  ...boardFields(t),
  soundtrack: t.prismaField({
    type: SoundtrackNode,
    description: 'The soundtrack after the change.',
    resolve: (query, { id }) => prisma().soundtrack.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

const shotFields = (t: PayloadFields<{ shotId: string }>) => ({
  shot: t.prismaField({
    type: ShotNode,
    description: 'The shot after the change.',
    resolve: (query, { shotId }) => prisma().shot.findUniqueOrThrow({ ...query, where: { id: shotId } }),
  }),
})

const SOUNDTRACK_ID = 'The soundtrack.'
const VOICE_ID = 'The voice.'

builder.relayMutationField(
  'setSoundtrack',
  {
    description: 'The board and its new soundtrack.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      file: t.field({ type: 'Upload', description: SOUND_RULE }),
    }),
  },
  {
    description:
      'Sets the soundtrack of a board, which begins with its first frame. The previous soundtrack moves to the ' +
      'trash; `restoreSoundtrack` restores it within 30 days. PLAN_LIMIT if the storage is full.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await demandEditableBoard(viewer, input.storyboardId.id)
      const received = await receiveSound(await streamOf(input.file, 'file'))
      return setSoundtrack(viewer, input.storyboardId.id, { received, fileName: (await input.file).filename })
    },
  },
  { description: 'The result of the change.', outputFields: soundtrackFields },
)

builder.relayMutationField(
  'updateSoundtrack',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      soundtrackId: t.globalID({ for: SoundtrackNode, description: SOUNDTRACK_ID }),
      offset: t.int({
        required: false,
        description: `The offset in frames: at most ${FURTHEST_OFFSET.toLocaleString('en-US')} in either direction.`,
      }),
      volume: t.float({ required: false, description: 'The volume: 0 to 1.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Changes the offset or volume of a soundtrack.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { soundtrackId, ...change } }, context) =>
      updateSoundtrack(requireViewer(context), soundtrackId.id, change),
  },
  { description: 'The result of the change.', outputFields: soundtrackFields },
)

builder.relayMutationField(
  'removeSoundtrack',
  {
    description: 'The sound to remove.',
    inputFields: (t) => ({
      soundtrackId: t.globalID({ for: SoundtrackNode, description: SOUNDTRACK_ID }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Moves a soundtrack to the trash. `restoreSoundtrack` restores it within 30 days.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { soundtrackId, expectedVersion } }, context) => {
      const { storyboardId } = await removeSoundtrack(requireViewer(context), soundtrackId.id, expectedVersion)
      return { id: soundtrackId.id, storyboardId }
    },
  },
  {
    description: 'The removed soundtrack.',
    outputFields: (t) => ({
      removedSoundtrackId: t.id({
        description: 'The id of the soundtrack.',
        resolve: ({ id }) => toTypeId('Soundtrack', id),
      }),
      ...boardFields(t),
    }),
  },
)

builder.relayMutationField(
  'restoreSoundtrack',
  {
    description: 'The soundtrack to restore.',
    inputFields: (t) => ({ soundtrackId: t.globalID({ for: SoundtrackNode, description: SOUNDTRACK_ID }) }),
  },
  {
    description: 'Restores a soundtrack from the trash. A soundtrack that the board has by then moves to the trash.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreSoundtrack(requireViewer(context), input.soundtrackId.id),
  },
  { description: 'The restored soundtrack.', outputFields: soundtrackFields },
)

builder.relayMutationField(
  'setShotVoice',
  {
    description: 'The shot and its new voice.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: 'The shot.' }),
      file: t.field({ type: 'Upload', description: SOUND_RULE }),
    }),
  },
  {
    description:
      'Sets the scratch voice of a shot. The previous voice moves to the trash; `restoreShotVoice` restores it ' +
      'within 30 days. PLAN_LIMIT if the storage is full.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await demandEditableShot(viewer, input.shotId.id)
      return setShotVoice(viewer, input.shotId.id, await receiveSound(await streamOf(input.file, 'file')))
    },
  },
  { description: 'The result of the change.', outputFields: shotFields },
)

builder.relayMutationField(
  'removeShotVoice',
  {
    description: 'The sound to remove.',
    inputFields: (t) => ({ voiceId: t.globalID({ for: ShotVoiceNode, description: VOICE_ID }) }),
  },
  {
    description: 'Moves a voice to the trash. `restoreShotVoice` restores it within 30 days.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { voiceId } }, context) => {
      const { shotId } = await removeShotVoice(requireViewer(context), voiceId.id)
      return { id: voiceId.id, shotId }
    },
  },
  {
    description: 'The removed voice.',
    outputFields: (t) => ({
      removedVoiceId: t.id({ description: 'The id of the voice.', resolve: ({ id }) => toTypeId('ShotVoice', id) }),
      ...shotFields(t),
    }),
  },
)

builder.relayMutationField(
  'restoreShotVoice',
  {
    description: 'The voice to restore.',
    inputFields: (t) => ({ voiceId: t.globalID({ for: ShotVoiceNode, description: VOICE_ID }) }),
  },
  {
    description: 'Restores a voice from the trash. A voice that the shot has by then moves to the trash.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreShotVoice(requireViewer(context), input.voiceId.id),
  },
  { description: 'The restored voice.', outputFields: shotFields },
)
