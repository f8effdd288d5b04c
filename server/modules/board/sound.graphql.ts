import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { selectedRows } from '../../graphql/selectedRows.ts'
import { versionOf } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { soundUrl } from '../media/keptSound.service.ts'
import { visibleSoundtrack, visibleVoice } from './sound.policy.ts'

const URL_RULE =
  'The path of the file on this server, signed for seven days. Supports range requests; the contents never change.'
const CONTENT_TYPE = 'The media type: audio/wav, audio/mpeg, audio/mp4 or audio/ogg.'
const BYTES = 'The size of the file in bytes.'
const DURATION = 'The length of the file in seconds.'
const OF_SOUND = { sound: { select: { contentType: true, bytes: true, seconds: true } } } as const

export const SoundtrackNode = builder.prismaNode('Soundtrack', {
  id: { field: 'id' },
  description: 'The sound of a board.',
  authScopes: { 'media:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleSoundtrack(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the file.' }),
    offset: t.exposeInt('offset', {
      description:
        'The offset in frames from the first frame of the board to the start of the sound. If negative, the ' +
        'beginning of the sound is cut.',
    }),
    volume: t.exposeFloat('volume', { description: 'The volume: 0 is silent, 1 is the volume of the file.' }),
    version: t.exposeInt('version', { description: versionOf('updateSoundtrack') }),
    url: t.string({
      description: URL_RULE,
      args: ABSOLUTE,
      select: { soundId: true },
      resolve: ({ soundId }, asked) => asAsked(soundUrl(soundId), asked),
    }),
    contentType: t.string({
      description: CONTENT_TYPE,
      select: OF_SOUND,
      resolve: ({ sound }) => sound.contentType,
    }),
    bytes: t.field({ type: 'Long', description: BYTES, select: OF_SOUND, resolve: ({ sound }) => sound.bytes }),
    duration: t.float({ description: DURATION, select: OF_SOUND, resolve: ({ sound }) => sound.seconds ?? 0 }),
    storyboard: t.relation('storyboard', { description: 'The board.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of upload.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

export const ShotVoiceNode = builder.prismaNode('ShotVoice', {
  id: { field: 'id' },
  description: 'A voice recorded for a shot. It starts with the first frame of the shot.',
  authScopes: { 'media:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleVoice(requireViewer(context)), id }),
  fields: (t) => ({
    url: t.string({
      description: URL_RULE,
      args: ABSOLUTE,
      select: { soundId: true },
      resolve: ({ soundId }, asked) => asAsked(soundUrl(soundId), asked),
    }),
    contentType: t.string({
      description: CONTENT_TYPE,
      select: OF_SOUND,
      resolve: ({ sound }) => sound.contentType,
    }),
    bytes: t.field({ type: 'Long', description: BYTES, select: OF_SOUND, resolve: ({ sound }) => sound.bytes }),
    duration: t.float({ description: DURATION, select: OF_SOUND, resolve: ({ sound }) => sound.seconds ?? 0 }),
    shot: t.relation('shot', { description: 'The shot.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of upload.' }),
  }),
})

const soundtrackIds = batched<string, string | null>(async (ids) => {
  const where = { storyboardId: { in: [...ids] }, deletedAt: null }
  const rows = await prisma().soundtrack.findMany({ where, select: { id: true, storyboardId: true } })
  return new Map(rows.map(({ id, storyboardId }) => [storyboardId, id]))
}, null)

const soundtracks = selectedRows('Soundtrack', (query, ids) =>
  prisma().soundtrack.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

const voiceIds = batched<string, string | null>(async (ids) => {
  const where = { shotId: { in: [...ids] }, deletedAt: null }
  const rows = await prisma().shotVoice.findMany({ where, select: { id: true, shotId: true } })
  return new Map(rows.map(({ id, shotId }) => [shotId, id]))
}, null)

const voices = selectedRows('ShotVoice', (query, ids) =>
  prisma().shotVoice.findMany({ ...query, where: { id: { in: [...ids] } } }),
)

builder.prismaObjectField('Storyboard', 'soundtrack', (t) =>
  t.field({
    type: SoundtrackNode,
    nullable: true,
    description: 'The soundtrack; null if it has none.',
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
    description: 'The scratch voice; null if it has none.',
    select: { id: true },
    resolve: async ({ id }, _arguments, context, info) => {
      const found = await voiceIds(id, context)
      return found === null ? null : (await voices([found], context, info))[0] ?? null
    },
  }),
)
