import { inkOf, type PictureHashes } from '../../../drawing/ink.ts'
import type { Context } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { pageConnection, pageWindow, readCursor } from '../../graphql/paging.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { PICTURE_WIDTHS, pictureWidth } from '../media/files.ts'
import { soundUrl } from '../media/keptSound.service.ts'
import { mediaPath } from '../media/media.service.ts'
import { type PaintedWidth, paintingPath, statePicturePath } from '../media/painting.ts'
import { signedPath } from '../media/signature.ts'
import { pictureHashes } from './layerImage.service.ts'
import { AspectRatioEnum, MAX_SHOTS } from './shot.graphql.ts'
import { manifestOf, VersionScene } from './version.graphql.ts'
import type { VersionHead } from './versionContent.ts'
import { type KeptShot, keptShots, type KeptState, type KeptView, readStates } from './versionReading.service.ts'
import { canvasDataAt, drawingOf } from './view.graphql.ts'
import { CAMERA_URL, CameraMoveObject } from './viewCamera.graphql.ts'

const AS_IT_WAS =
  'as it was in a version, or is today where that is compared. It has no id of its own, since it never changes.'

/** States by their addresses, for each request. */
export const states = batched<string, KeptState | null>(readStates, null)

const pictureRevisions = batched<string, number>(async (ids) => {
  const views = await prisma().shotView.findMany({
    where: { id: { in: [...ids] } }, select: { id: true, pictureRevision: true },
  })
  return new Map(views.map(({ id, pictureRevision }) => [id, pictureRevision]))
}, 0)

const hashesOf = batched<string, PictureHashes>((ids) => pictureHashes(ids), {})

async function picturePath({ key, id }: KeptView, width: PaintedWidth, context: Context): Promise<string> {
  const viewId = toTypeId('View', id)
  return key === null
    ? paintingPath(viewId, await pictureRevisions(id, context), width, 'webp')
    : statePicturePath(key, viewId, width, 'webp')
}

const VersionView = builder.objectRef<KeptView>('VersionView').implement({
  description: `A view ${AS_IT_WAS}`,
  authScopes: { 'drawings:read': true },
  fields: (t) => ({
    viewId: t.id({ description: 'The id of the view.', resolve: ({ id }) => toTypeId('View', id) }),
    position: t.exposeInt('position', { description: 'The 1-based position in the shot.' }),
    name: t.exposeString('name', { description: "The name. A blank name is shown as 'View {position}'." }),
    description: t.exposeString('description', { description: 'The description; may be empty.' }),
    revision: t.exposeInt('revision', { description: 'The sequence number of the last operation of the drawing.' }),
    strokeCount: t.exposeInt('strokeCount', { description: 'The number of strokes.' }),
    width: t.exposeInt('width', { description: 'Width of the drawing space in its own pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the drawing space in its own pixels.' }),
    imageUrl: t.string({
      nullable: true,
      description: 'The path of the background image on this server, signed for seven days; null if it had none.',
      args: ABSOLUTE,
      resolve: ({ imageId }, asked) =>
        imageId === null ? null : asAsked(signedPath(mediaPath(imageId, 'original')), asked),
    }),
    imageSha256: t.exposeString('image', {
      nullable: true, description: 'SHA-256 of the background image in hexadecimal digits; null if it had none.',
    }),
    pictureUrl: t.string({
      description: 'The path of a picture of the view on this server, signed for seven days. It never changes.',
      args: {
        ...ABSOLUTE,
        width: t.arg.int({ defaultValue: 840, description: `Width in pixels: ${PICTURE_WIDTHS.join(', ')}.` }),
      },
      resolve: async (view, { width, absolute }, context) =>
        asAsked(signedPath(await picturePath(view, pictureWidth(width), context)), { absolute }),
    }),
    camera: t.field({
      type: CameraMoveObject, nullable: true, description: 'The camera move; null if it had none.',
      resolve: ({ camera }) => camera ?? null,
    }),
    cameraUrl: t.string({
      nullable: true, description: CAMERA_URL, args: ABSOLUTE,
      resolve: async (view, asked, context) =>
        view.camera ? asAsked(signedPath(await picturePath(view, 'camera', context)), asked) : null,
    }),
    canvasData: t.field({
      type: 'JSON',
      description: 'The drawing as canvasData: lines of points with brushColor and brushRadius.',
      resolve: (view, _arguments, context) => canvasDataAt(view, context),
    }),
    ink: t.field({
      type: 'JSON',
      description:
        'The drawing as seals are made of it: width and height, then each stroke: 1 for the eraser or 0, the color, ' +
        'the radius in hundredths of a pixel, the opacity in per cent, and x, y and pressure of each point.',
      resolve: async (view, _arguments, context) =>
        inkOf(await drawingOf(view, context), await hashesOf(view.id, context)),
    }),
  }),
})

const VersionStatus = builder.objectRef<VersionHead['statuses'][number]>('VersionStatus').implement({
  description: `A status of shots ${AS_IT_WAS}`,
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    statusId: t.id({ description: 'The id that the status had.', resolve: ({ id }) => toTypeId('ShotStatus', id) }),
    name: t.exposeString('name', { description: 'The name.' }),
    color: t.exposeString('color', { description: 'The color as `#rrggbb`.' }),
  }),
})

export const VersionShot = builder.objectRef<KeptShot>('VersionShot').implement({
  description: `A shot ${AS_IT_WAS}`,
  authScopes: { 'shots:read': true },
  fields: (t) => ({
    shotId: t.id({ description: 'The id of the shot.', resolve: ({ id }) => toTypeId('Shot', id) }),
    stateKey: t.exposeString('key', {
      description: 'SHA-256 of its content: shots of two versions with the same key are equal.',
    }),
    position: t.exposeInt('position', { description: 'The 1-based position on the board.' }),
    code: t.string({ description: 'The code.', resolve: ({ content }) => content.code }),
    name: t.string({ description: 'The name.', resolve: ({ content }) => content.name }),
    description: t.string({
      description: 'The description; may be empty.', resolve: ({ content }) => content.description,
    }),
    dialogue: t.string({ description: 'The dialogue; may be empty.', resolve: ({ content }) => content.dialogue }),
    notes: t.string({ description: 'The notes; may be empty.', resolve: ({ content }) => content.notes }),
    cameraNote: t.string({
      description: 'The camera note; may be empty.', resolve: ({ content }) => content.cameraNote,
    }),
    frames: t.int({
      description: 'The length in frames of the frame rate of the version.',
      resolve: ({ content }) => content.frames,
    }),
    duration: t.float({
      description: 'The length in seconds.',
      resolve: ({ content, board }) => secondsFor(content.frames, frameRateOf(board)),
    }),
    aspectRatio: t.field({
      type: AspectRatioEnum, description: 'The aspect ratio.', resolve: ({ content }) => content.aspectRatio,
    }),
    scene: t.expose('scene', { type: VersionScene, nullable: true, description: 'The scene; null for none.' }),
    status: t.expose('status', { type: VersionStatus, nullable: true, description: 'The status; null for none.' }),
    voiceUrl: t.string({
      nullable: true,
      description: 'The path of the scratch voice on this server, signed for seven days; null if it had none.',
      args: ABSOLUTE,
      resolve: ({ voiceId }, asked) => (voiceId === null ? null : asAsked(soundUrl(voiceId), asked)),
    }),
    voiceSha256: t.string({
      nullable: true,
      description: 'SHA-256 of the scratch voice in hexadecimal digits; null if it had none.',
      resolve: ({ content }) => content.voice,
    }),
    voiceDuration: t.exposeFloat('voiceSeconds', {
      nullable: true, description: 'The length of the scratch voice in seconds; null if it had none.',
    }),
    views: t.expose('views', { type: [VersionView], description: 'The views in order.' }),
  }),
})

export const { Connection: VersionShotConnection } =
  listTypes(VersionShot, 'VersionShot', 'A shot of a version', 'shots of a version')

/** What a cursor says, before Base64: the 1-based place, which never changes in a version. */
const CURSOR = /^shot:(\d{1,9})$/

const cursorOf = ({ position }: KeptShot) => Buffer.from(`shot:${position}`).toString('base64')

builder.prismaObjectField('StoryboardVersion', 'shots', (t) =>
  t.connection(
    {
      type: VersionShot,
      description: `The shots in order; up to ${MAX_SHOTS} per page.`,
      select: { id: true, storyboardId: true, shotCount: true, frameRateNumerator: true, frameRateDenominator: true },
      resolve: async (version, args, context) => {
        const window = pageWindow(args, MAX_SHOTS)
        const start = Number(readCursor(args, 'after', CURSOR) ?? 0)
        const end = Math.min(version.shotCount, Number(readCursor(args, 'before', CURSOR) ?? version.shotCount + 1) - 1)
        const take = window.size + 1
        const from = window.isForwards ? start : Math.max(start, end - take)
        const to = window.isForwards ? Math.min(end, start + take) : end
        const manifest = await manifestOf(version.id, context)
        const stretch: [number, number] = [from, Math.max(from, to)]
        const shots = await keptShots(version, manifest, stretch, (address) => states(address, context))
        const rows = window.isForwards ? shots : shots.reverse()
        return pageConnection(args, window, rows, cursorOf, version.shotCount)
      },
    },
    VersionShotConnection,
  ),
)
