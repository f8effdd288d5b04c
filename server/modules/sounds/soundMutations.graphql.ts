import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { SOUND_RULE, streamOf } from '../../graphql/uploads.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { ShotNode } from '../shots/shot.graphql.ts'
import { StoryboardNode } from '../storyboards/storyboard.graphql.ts'
import { receiveSound } from './keptSound.service.ts'
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

const boardFields = (t: PayloadFields<{ storyboardId: string }>) => ({
  storyboard: t.prismaField({
    type: StoryboardNode,
    description: 'The board with its sound as it is now.',
    resolve: (query, { storyboardId }) =>
      prisma.storyboard.findUniqueOrThrow({ ...query, where: { id: storyboardId } }),
  }),
})

const soundtrackFields = (t: PayloadFields<{ id: string; storyboardId: string }>) => ({
  ...boardFields(t),
  soundtrack: t.prismaField({
    type: SoundtrackNode,
    description: 'The soundtrack as it is now.',
    resolve: (query, { id }) => prisma.soundtrack.findUniqueOrThrow({ ...query, where: { id } }),
  }),
})

const shotFields = (t: PayloadFields<{ shotId: string }>) => ({
  shot: t.prismaField({
    type: ShotNode,
    description: 'The shot with its voice as it is now.',
    resolve: (query, { shotId }) => prisma.shot.findUniqueOrThrow({ ...query, where: { id: shotId } }),
  }),
})

const SOUNDTRACK_ID = 'Which soundtrack.'
const VOICE_ID = 'Which voice.'

builder.relayMutationField(
  'setSoundtrack',
  {
    description: 'Which sound goes with which board.',
    inputFields: (t) => ({
      storyboardId: t.globalID({ for: StoryboardNode, description: 'The board.' }),
      file: t.field({ type: 'Upload', description: SOUND_RULE }),
    }),
  },
  {
    description:
      'Gives a board a soundtrack that begins with its first frame. The one before goes to the trash, from where ' +
      '`restoreSoundtrack` brings it back for 30 days. PLAN_LIMIT when the organization has no room for it.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await demandEditableBoard(viewer, input.storyboardId.id)
      const received = await receiveSound(await streamOf(input.file, 'file'))
      return setSoundtrack(viewer, input.storyboardId.id, { received, fileName: (await input.file).filename })
    },
  },
  { description: 'What changed.', outputFields: soundtrackFields },
)

builder.relayMutationField(
  'updateSoundtrack',
  {
    description: 'What to change; what is not given stays.',
    inputFields: (t) => ({
      soundtrackId: t.globalID({ for: SoundtrackNode, description: SOUNDTRACK_ID }),
      offset: t.int({
        required: false,
        description: `Frames; at most ${FURTHEST_OFFSET.toLocaleString('en-US')} either way.`,
      }),
      volume: t.float({ required: false, description: '0 to 1.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description: 'Moves a soundtrack against the pictures, or changes its volume.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { soundtrackId, ...change } }, context) =>
      updateSoundtrack(requireViewer(context), soundtrackId.id, change),
  },
  { description: 'What changed.', outputFields: soundtrackFields },
)

builder.relayMutationField(
  'removeSoundtrack',
  {
    description: 'What to take away.',
    inputFields: (t) => ({ soundtrackId: t.globalID({ for: SoundtrackNode, description: SOUNDTRACK_ID }) }),
  },
  {
    description: 'Moves a soundtrack to the trash, from where `restoreSoundtrack` brings it back for 30 days.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { soundtrackId } }, context) => {
      const { storyboardId } = await removeSoundtrack(requireViewer(context), soundtrackId.id)
      return { id: soundtrackId.id, storyboardId }
    },
  },
  {
    description: 'What is gone.',
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
    description: 'What to bring back.',
    inputFields: (t) => ({ soundtrackId: t.globalID({ for: SoundtrackNode, description: SOUNDTRACK_ID }) }),
  },
  {
    description: 'Takes a soundtrack out of the trash. The one its board has meanwhile goes there.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreSoundtrack(requireViewer(context), input.soundtrackId.id),
  },
  { description: 'What is back.', outputFields: soundtrackFields },
)

builder.relayMutationField(
  'setShotVoice',
  {
    description: 'Which voice goes with which shot.',
    inputFields: (t) => ({
      shotId: t.globalID({ for: ShotNode, description: 'The shot.' }),
      file: t.field({ type: 'Upload', description: SOUND_RULE }),
    }),
  },
  {
    description:
      'Gives a shot a scratch voice. The one before goes to the trash, from where `restoreShotVoice` brings it back ' +
      'for 30 days. PLAN_LIMIT when the organization has no room for it.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context)
      await demandEditableShot(viewer, input.shotId.id)
      return setShotVoice(viewer, input.shotId.id, await receiveSound(await streamOf(input.file, 'file')))
    },
  },
  { description: 'What changed.', outputFields: shotFields },
)

builder.relayMutationField(
  'removeShotVoice',
  {
    description: 'What to take away.',
    inputFields: (t) => ({ voiceId: t.globalID({ for: ShotVoiceNode, description: VOICE_ID }) }),
  },
  {
    description: 'Moves a voice to the trash, from where `restoreShotVoice` brings it back for 30 days.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { voiceId } }, context) => {
      const { shotId } = await removeShotVoice(requireViewer(context), voiceId.id)
      return { id: voiceId.id, shotId }
    },
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      removedVoiceId: t.id({ description: 'The id of the voice.', resolve: ({ id }) => toTypeId('ShotVoice', id) }),
      ...shotFields(t),
    }),
  },
)

builder.relayMutationField(
  'restoreShotVoice',
  {
    description: 'What to bring back.',
    inputFields: (t) => ({ voiceId: t.globalID({ for: ShotVoiceNode, description: VOICE_ID }) }),
  },
  {
    description: 'Takes a voice out of the trash. The one its shot has meanwhile goes there.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => restoreShotVoice(requireViewer(context), input.voiceId.id),
  },
  { description: 'What is back.', outputFields: shotFields },
)
