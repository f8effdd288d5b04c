import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { versionOf } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { soundUrl } from './keptSound.service.ts'
import { visibleSoundtrack, visibleVoice } from './sound.policy.ts'

const URL_RULE =
  'Its address, signed for seven days; below the address of the API. It answers requests for a range of its bytes, ' +
  'and what it leads to never changes.'
const CONTENT_TYPE = 'What the file is: audio/wav, audio/mpeg, audio/mp4 or audio/ogg.'
const BYTES = 'Bytes of the file.'
const DURATION = 'How long it is, in seconds, as the file says.'
const OF_SOUND = { sound: { select: { contentType: true, bytes: true, seconds: true } } } as const

export const SoundtrackNode = builder.prismaNode('Soundtrack', {
  id: { field: 'id' },
  description: 'The sound a board is played with.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleSoundtrack(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the file was called.' }),
    offset: t.exposeInt('offset', {
      description:
        'Frames from the first frame of the board to the beginning of the sound; negative where the beginning is ' +
        'before it and is not heard.',
    }),
    volume: t.exposeFloat('volume', { description: '0 is silent, 1 as loud as the file.' }),
    version: t.exposeInt('version', { description: versionOf('updateSoundtrack') }),
    url: t.string({ description: URL_RULE, select: { soundId: true }, resolve: ({ soundId }) => soundUrl(soundId) }),
    contentType: t.string({
      description: CONTENT_TYPE,
      select: OF_SOUND,
      resolve: ({ sound }) => sound.contentType,
    }),
    bytes: t.int({ description: BYTES, select: OF_SOUND, resolve: ({ sound }) => sound.bytes }),
    duration: t.float({ description: DURATION, select: OF_SOUND, resolve: ({ sound }) => sound.seconds ?? 0 }),
    storyboard: t.relation('storyboard', { description: 'The board it is of.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

export const ShotVoiceNode = builder.prismaNode('ShotVoice', {
  id: { field: 'id' },
  description: 'A scratch voice: what somebody recorded for a shot. It is heard from the first frame of the shot on.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleVoice(requireViewer(context)), id }),
  fields: (t) => ({
    url: t.string({ description: URL_RULE, select: { soundId: true }, resolve: ({ soundId }) => soundUrl(soundId) }),
    contentType: t.string({
      description: CONTENT_TYPE,
      select: OF_SOUND,
      resolve: ({ sound }) => sound.contentType,
    }),
    bytes: t.int({ description: BYTES, select: OF_SOUND, resolve: ({ sound }) => sound.bytes }),
    duration: t.float({ description: DURATION, select: OF_SOUND, resolve: ({ sound }) => sound.seconds ?? 0 }),
    shot: t.relation('shot', { description: 'The shot it is of.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
  }),
})

const soundtrackIds = batched<string, string | null>(async (ids) => {
  const where = { storyboardId: { in: [...ids] }, deletedAt: null }
  const rows = await prisma.soundtrack.findMany({ where, select: { id: true, storyboardId: true } })
  return new Map(rows.map(({ id, storyboardId }) => [storyboardId, id]))
}, null)

const soundtracks = selectedRows('Soundtrack', (query, ids) =>
  prisma.soundtrack.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

const voiceIds = batched<string, string | null>(async (ids) => {
  const where = { shotId: { in: [...ids] }, deletedAt: null }
  const rows = await prisma.shotVoice.findMany({ where, select: { id: true, shotId: true } })
  return new Map(rows.map(({ id, shotId }) => [shotId, id]))
}, null)

const voices = selectedRows('ShotVoice', (query, ids) =>
  prisma.shotVoice.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

builder.prismaObjectField('Storyboard', 'soundtrack', (t) =>
  t.field({
    type: SoundtrackNode,
    nullable: true,
    description: 'The sound it is played with; null without one.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context, info) => {
      const found = await soundtrackIds(id, context)
      return found === null ? null : (await soundtracks([found], context, info))[0] ?? null
    },
  }),
)

builder.prismaObjectField('Shot', 'voice', (t) =>
  t.field({
    type: ShotVoiceNode,
    nullable: true,
    description: 'Its scratch voice; null without one.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context, info) => {
      const found = await voiceIds(id, context)
      return found === null ? null : (await voices([found], context, info))[0] ?? null
    },
  }),
)
