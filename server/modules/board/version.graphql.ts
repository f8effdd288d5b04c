import { timecodeOf } from '../../../drawing/film/timecode.ts'
import { VersionKind } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { versionOf } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { soundUrl } from '../media/keptSound.service.ts'
import { FrameRateObject } from '../projects/project.graphql.ts'
import { StoryboardNode } from './storyboard.graphql.ts'
import { visibleTo } from './version.policy.ts'
import type { VersionHead } from './versionContent.ts'
import { type KeptManifest, readManifests } from './versionReading.service.ts'

export const VersionKindEnum = builder.enumType('StoryboardVersionKind', {
  description: 'Why a version of a board was made.',
  values: {
    [VersionKind.MANUAL]: { description: 'Somebody saved it.' },
    [VersionKind.DAILY]: { description: 'Made at night, after a day with changes.' },
    [VersionKind.BEFORE_IMPORT]: { description: 'Made before a script or a CSV file was imported.' },
    [VersionKind.BEFORE_RESTORE]: { description: 'Made before an older version was restored.' },
    [VersionKind.BEFORE_RESET]: { description: 'Made before the project was reset.' },
    [VersionKind.BEFORE_BATCH]: {
      description:
        'Made before a change of many shots: a deletion of 20 or more, a new frame rate, the deletion of a status.',
    },
  },
})

const maker = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const manifests = batched<string, KeptManifest | null>((ids) => readManifests(ids), null)

/** The manifest of a version, read once for each request. NOT_FOUND without one. */
export async function manifestOf(versionId: string, context: Parameters<typeof manifests>[1]): Promise<KeptManifest> {
  const manifest = await manifests(versionId, context)
  if (!manifest) throw notFound('Version')
  return manifest
}

export const VersionScene = builder.objectRef<VersionHead['scenes'][number]>('VersionScene').implement({
  description: 'A scene of a board as it was in a version.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    sceneId: t.id({ description: 'The id that the scene had.', resolve: ({ id }) => toTypeId('Scene', id) }),
    number: t.exposeString('number', { description: 'The number; may be empty.' }),
    heading: t.exposeString('heading', { description: 'The scene heading.' }),
  }),
})

type KeptSoundtrack = NonNullable<VersionHead['soundtrack']> & { soundId: string; seconds: number }

const VersionSoundtrack = builder.objectRef<KeptSoundtrack>('VersionSoundtrack').implement({
  description: 'The soundtrack of a board as it was in a version.',
  authScopes: { 'media:read': true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the file.' }),
    offset: t.exposeInt('offset', { description: 'The offset in frames from the first frame of the board.' }),
    volume: t.exposeFloat('volume', { description: 'The volume: 0 to 1.' }),
    sha256: t.exposeString('sound', { description: 'SHA-256 of the file in hexadecimal digits.' }),
    duration: t.exposeFloat('seconds', { description: 'The length of the file in seconds.' }),
    url: t.string({
      description: 'The path of the file on this server, signed for seven days. Supports range requests.',
      args: ABSOLUTE,
      resolve: ({ soundId }, asked) => asAsked(soundUrl(soundId), asked),
    }),
  }),
})

const RATE = { frameRateNumerator: true, frameRateDenominator: true } as const

export const VersionNode = builder.prismaNode('StoryboardVersion', {
  id: { field: 'id' },
  description:
    'A board as it was at a moment: its shots with texts, lengths, drawings, images and sounds. It never changes, ' +
    'whatever happens to the board; nothing it shows is purged from the trash.',
  authScopes: { 'boards:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number: 1, 2, 3, … on each board, never reused.' }),
    kind: t.expose('kind', { type: VersionKindEnum, description: 'Why it was made.' }),
    name: t.exposeString('name', { description: 'The name; may be empty.' }),
    note: t.exposeString('note', { description: 'A note; may be empty.' }),
    madeBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who saved it or made the change; null for nightly versions and for people you cannot see.',
      select: { madeById: true },
      resolve: ({ madeById }, _arguments, context) => (madeById === null ? null : maker(madeById, context)),
    }),
    seq: t.exposeInt('seq', { description: "The `seq` of the project's log up to which the board was so." }),
    shotCount: t.exposeInt('shotCount', { description: 'The number of shots.' }),
    frames: t.exposeInt('frames', { description: 'The length of all shots in frames of `frameRate`.' }),
    duration: t.float({
      description: 'The length of all shots in seconds.',
      select: { frames: true, ...RATE },
      resolve: (row) => secondsFor(row.frames, frameRateOf(row)),
    }),
    frameRate: t.field({
      type: FrameRateObject,
      description: 'The frame rate of the project at that time.',
      select: RATE,
      resolve: frameRateOf,
    }),
    startTimecode: t.string({
      description: 'The timecode of the first frame: 01:00:00:00.',
      select: { startTimecode: true, ...RATE },
      resolve: (row) => timecodeOf(row.startTimecode, frameRateOf(row), false),
    }),
    storyboardId: t.id({
      description: 'The id of the board, which may be in the trash.',
      select: { storyboardId: true },
      resolve: ({ storyboardId }) => toTypeId('Storyboard', storyboardId),
    }),
    storyboard: t.field({
      type: StoryboardNode,
      nullable: true,
      description: 'The board; null if it is in the trash.',
      select: { storyboard: true },
      resolve: ({ storyboard }) => (storyboard.deletedAt === null ? storyboard : null),
    }),
    storyboardName: t.string({
      description: 'The name of the board today, also of one in the trash.',
      select: { storyboard: { select: { name: true } } },
      resolve: ({ storyboard }) => storyboard.name,
    }),
    scenes: t.field({
      type: [VersionScene],
      description: 'The scenes in order.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await manifestOf(id, context)).head.scenes,
    }),
    soundtrack: t.field({
      type: VersionSoundtrack,
      nullable: true,
      description: 'The soundtrack; null if it had none.',
      select: { id: true, soundId: true, sound: { select: { seconds: true } } },
      resolve: async ({ id, soundId, sound }, _arguments, context) => {
        const { head } = await manifestOf(id, context)
        if (soundId === null || !head.soundtrack) return null
        return { ...head.soundtrack, soundId, seconds: sound?.seconds ?? 0 }
      },
    }),
    version: t.exposeInt('version', { description: versionOf('updateVersion') }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which it was made.' }),
  }),
})

export const { Edge: VersionEdge, Connection: VersionConnection } =
  listTypes(VersionNode, 'StoryboardVersion', 'A version', 'versions')

/** The input of kinds, in every filter. */
export const KINDS = { required: false, description: 'Versions of these kinds.' } as const

const VersionFilter = builder.inputType('StoryboardVersionFilter', {
  description: 'A filter for versions of a board.',
  fields: (t) => ({ kinds: t.field({ type: [VersionKindEnum], ...KINDS }) }),
})

/** The versions of some kinds; all of them by default. */
export const ofKinds = (kinds: readonly VersionKind[] | null | undefined) => (kinds ? { kind: { in: [...kinds] } } : {})

builder.prismaObjectField('Storyboard', 'versions', (t) =>
  t.relatedConnection(
    'versions',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its versions, newest first.',
      args: { filter: t.arg({ type: VersionFilter, required: false, description: 'A filter; by default all.' }) },
      query: ({ filter, ...page }) => {
        checkPage(page)
        return { where: ofKinds(filter?.kinds), orderBy: { number: 'desc' } }
      },
    },
    VersionConnection,
  ),
)

const VersionLookup = builder.inputType('StoryboardVersionLookup', {
  isOneOf: true,
  description: 'The key of a version of a board.',
  fields: (t) => ({
    number: t.int({ required: false, description: 'The number.' }),
    asOf: t.field({ type: 'DateTime', required: false, description: 'The newest that was made by this time.' }),
  }),
})

builder.prismaObjectField('Storyboard', 'savedVersion', (t) =>
  t.prismaField({
    type: VersionNode,
    nullable: true,
    description: 'A version of it by its number or by a time; null if there is none.',
    select: { id: true },
    args: { by: t.arg({ type: VersionLookup, required: true, description: 'The number or time.' }) },
    resolve: (query, { id }, { by: { number, asOf } }) =>
      prisma().storyboardVersion.findFirst({
        ...query,
        where: { storyboardId: id, ...(number == null ? { createdAt: { lte: asOf ?? new Date() } } : { number }) },
        orderBy: { number: 'desc' },
      }),
  }),
)
