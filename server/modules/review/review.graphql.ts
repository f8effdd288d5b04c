import { ReviewPart } from '../../__generated__/prisma/client.ts'
import { requireGuest } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { pageConnection, pageWindow, readCursor } from '../../graphql/paging.ts'
import { notFound } from '../../kernel/errors.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { AspectRatioEnum, MAX_SHOTS } from '../board/shot.graphql.ts'
import { CameraMoveObject } from '../board/viewCamera.graphql.ts'
import { type KeptManifest, type KeptState, readManifests, readStates } from '../board/versionReading.service.ts'
import { pictureWidth, PICTURE_WIDTHS } from '../media/files.ts'
import { DOWNLOAD, guestPicturePath, guestSoundPath } from '../media/guestMedia.ts'
import { pictureFile } from '../media/painting.ts'
import { signedPath } from '../media/signature.ts'
import { FrameRateObject } from '../projects/project.graphql.ts'
import { followReview } from './reviewFollowing.service.ts'
import { readReview, type ShownReview } from './reviewGuest.service.ts'
import { type ReviewShotRow, type ReviewViewRow, shownShots } from './reviewReading.service.ts'
import { MOST_REVIEW_THREADS, readThreads } from './reviewThreads.service.ts'
import { GUESTS, ReviewThread } from './reviewThread.graphql.ts'

export const ReviewPartEnum = builder.enumType('ReviewPart', {
  description: 'What guests of a review link see besides pictures and lengths.',
  values: {
    [ReviewPart.DESCRIPTIONS]: { description: 'The names and descriptions of shots and views.' },
    [ReviewPart.DIALOGUE]: { description: 'The dialogue.' },
    [ReviewPart.CODES]: { description: 'The codes of shots.' },
    [ReviewPart.STATUSES]: { description: 'The statuses of shots.' },
    [ReviewPart.SOUND]: { description: 'The soundtrack and the scratch voices.' },
  },
})

const ABSENT = 'null where the link does not show it'

const manifests = batched<string, KeptManifest | null>((ids) => readManifests(ids), null)
const states = batched<string, KeptState | null>(readStates, null)

const shows = ({ link }: ShownReview, part: ReviewPart) => link.shows.includes(part)
const ifShown = <Value>(review: ShownReview, part: ReviewPart, value: Value) => (shows(review, part) ? value : null)

const mediaGuestOf = ({ link, guest, version }: ShownReview) =>
  ({ linkId: link.id, guestId: guest.id, versionNumber: version.number })

const addressOfPicture = ({ view, review }: ReviewViewRow, file: string) =>
  signedPath(guestPicturePath(mediaGuestOf(review), view.key ?? '', view.id, file))

const addressOfSound = (review: ShownReview, soundId: string) =>
  signedPath(guestSoundPath(mediaGuestOf(review), soundId))

const ReviewView = builder.objectRef<ReviewViewRow>('ReviewView').implement({
  description: 'A view of a shot, as a guest sees it.',
  authScopes: GUESTS,
  fields: (t) => ({
    viewId: t.id({ description: 'The id, for `addReviewComment`.', resolve: ({ view }) => toTypeId('View', view.id) }),
    position: t.int({ description: 'The 1-based position in the shot.', resolve: ({ view }) => view.position }),
    name: t.string({
      nullable: true, description: `The name; ${ABSENT}.`,
      resolve: ({ view, review }) => ifShown(review, 'DESCRIPTIONS', view.name),
    }),
    description: t.string({
      nullable: true, description: `The description; ${ABSENT}.`,
      resolve: ({ view, review }) => ifShown(review, 'DESCRIPTIONS', view.description),
    }),
    width: t.int({
      description: 'Width of the drawing space in its own pixels.', resolve: ({ view }) => view.width,
    }),
    height: t.int({
      description: 'Height of the drawing space in its own pixels.', resolve: ({ view }) => view.height,
    }),
    pictureUrl: t.string({
      description: 'The path of a picture on this server, for this guest alone and until the link ends.',
      args: { width: t.arg.int({ defaultValue: 840, description: `Width in pixels: ${PICTURE_WIDTHS.join(', ')}.` }) },
      resolve: (row, { width }) => addressOfPicture(row, `w${pictureWidth(width)}.webp`),
    }),
    camera: t.field({
      type: CameraMoveObject, nullable: true, description: 'The camera move; null for none.',
      resolve: ({ view }) => view.camera ?? null,
    }),
    cameraUrl: t.string({
      nullable: true,
      description: 'The path of a picture of the paper, for players, as `View.cameraUrl`; null without a camera move.',
      resolve: (row) => (row.view.camera ? addressOfPicture(row, pictureFile('camera', 'webp')) : null),
    }),
    downloadUrl: t.string({
      nullable: true,
      description: 'The path of a PNG of 1,920 pixels to save; null where the link allows no downloads.',
      resolve: (row) => (row.review.link.canDownload ? addressOfPicture(row, DOWNLOAD) : null),
    }),
  }),
})

const ReviewShot = builder.objectRef<ReviewShotRow>('ReviewShot').implement({
  description: 'A shot of a version, as a guest sees it.',
  authScopes: GUESTS,
  fields: (t) => ({
    shotId: t.id({ description: 'The id, for `addReviewComment`.', resolve: ({ shot }) => toTypeId('Shot', shot.id) }),
    position: t.int({
      description: 'The 1-based position among the shots that are shown.', resolve: ({ place }) => place,
    }),
    code: t.string({
      nullable: true, description: `The code; ${ABSENT}.`,
      resolve: ({ shot, review }) => ifShown(review, 'CODES', shot.content.code),
    }),
    name: t.string({
      nullable: true, description: `The name; ${ABSENT}.`,
      resolve: ({ shot, review }) => ifShown(review, 'DESCRIPTIONS', shot.content.name),
    }),
    description: t.string({
      nullable: true, description: `The description; ${ABSENT}.`,
      resolve: ({ shot, review }) => ifShown(review, 'DESCRIPTIONS', shot.content.description),
    }),
    dialogue: t.string({
      nullable: true, description: `The dialogue; ${ABSENT}.`,
      resolve: ({ shot, review }) => ifShown(review, 'DIALOGUE', shot.content.dialogue),
    }),
    status: t.string({
      nullable: true, description: `The name of the status; null without one, and ${ABSENT}.`,
      resolve: ({ shot, review }) => ifShown(review, 'STATUSES', shot.status?.name ?? null),
    }),
    statusColor: t.string({
      nullable: true, description: `The color of the status as \`#rrggbb\`; null without one, and ${ABSENT}.`,
      resolve: ({ shot, review }) => ifShown(review, 'STATUSES', shot.status?.color ?? null),
    }),
    frames: t.int({
      description: 'The length in frames of `Review.frameRate`.', resolve: ({ shot }) => shot.content.frames,
    }),
    duration: t.float({
      description: 'The length in seconds.',
      resolve: ({ shot, review }) => secondsFor(shot.content.frames, frameRateOf(review.version)),
    }),
    aspectRatio: t.field({
      type: AspectRatioEnum, description: 'The aspect ratio.', resolve: ({ shot }) => shot.content.aspectRatio,
    }),
    voiceUrl: t.string({
      nullable: true, description: `The path of the scratch voice; null without one, and ${ABSENT}.`,
      resolve: ({ shot, review }) =>
        (shot.voiceId === null ? null : ifShown(review, 'SOUND', addressOfSound(review, shot.voiceId))),
    }),
    voiceDuration: t.float({
      nullable: true, description: `The length of the scratch voice in seconds; null without one, and ${ABSENT}.`,
      resolve: ({ shot, review }) => ifShown(review, 'SOUND', shot.voiceSeconds),
    }),
    views: t.field({
      type: [ReviewView], description: 'The views in order.',
      resolve: ({ shot, review }) => shot.views.map((view) => ({ view, review })),
    }),
  }),
})

const ReviewSoundtrack = builder
  .objectRef<{ url: string; offset: number; volume: number; seconds: number }>('ReviewSoundtrack')
  .implement({
    description: 'The soundtrack of a version, as a guest hears it.',
    authScopes: GUESTS,
    fields: (t) => ({
      url: t.exposeString('url', { description: 'The path of the file on this server. Supports range requests.' }),
      offset: t.exposeInt('offset', { description: 'The offset in frames from the first frame of the version.' }),
      volume: t.exposeFloat('volume', { description: 'The volume: 0 to 1.' }),
      duration: t.exposeFloat('seconds', { description: 'The length of the file in seconds.' }),
    }),
  })

const CURSOR = /^shot:(\d{1,9})$/
const cursorOf = ({ place }: ReviewShotRow) => Buffer.from(`shot:${place}`).toString('base64')

async function manifestOf({ version }: ShownReview, context: Parameters<typeof manifests>[1]): Promise<KeptManifest> {
  const manifest = await manifests(version.id, context)
  if (!manifest) throw notFound('Review')
  return manifest
}

export const ReviewObject = builder.objectRef<ShownReview>('Review').implement({
  description: 'A version of a board, as a review link shows it to a guest.',
  authScopes: GUESTS,
  fields: (t) => ({
    title: t.string({ description: 'The title of the link.', resolve: ({ link }) => link.title }),
    sharedBy: t.string({ description: 'The name of the organization that shares it.', resolve: ({ by }) => by }),
    guestName: t.string({ description: 'Your name.', resolve: ({ guest }) => guest.name }),
    linkVersion: t.int({
      description: 'Rises when the link changes: which shots it shows, and what of them, may be other then.',
      resolve: ({ link }) => link.version,
    }),
    versionNumber: t.int({ description: 'The number of the version.', resolve: ({ version }) => version.number }),
    versionMadeAt: t.field({
      type: 'DateTime', description: 'The time at which the version was made.',
      resolve: ({ version }) => version.createdAt,
    }),
    frameRate: t.field({
      type: FrameRateObject, description: 'The frame rate.', resolve: ({ version }) => frameRateOf(version),
    }),
    canComment: t.boolean({
      description: 'Whether you may comment.', resolve: ({ link, isArchived }) => link.canComment && !isArchived,
    }),
    canDownload: t.boolean({ description: 'Whether you may save pictures.', resolve: ({ link }) => link.canDownload }),
    shows: t.field({
      type: [ReviewPartEnum], description: 'What the link shows besides pictures and lengths.',
      resolve: ({ link }) => link.shows,
    }),
    isIsolated: t.boolean({
      description: 'Whether you read only threads that you started or that ask you.',
      resolve: ({ link }) => link.isIsolated,
    }),
    expiresAt: t.field({
      type: 'DateTime', description: 'The time at which the link ends.', resolve: ({ link }) => link.expiresAt,
    }),
    soundtrack: t.field({
      type: ReviewSoundtrack, nullable: true,
      description: `The soundtrack; null without one, where only some shots are shown, and ${ABSENT}.`,
      resolve: async (review, _arguments, context) => {
        const { soundtrack } = (await manifestOf(review, context)).head
        const { soundId, sound } = review.version
        if (soundId === null || !soundtrack || review.link.shotIds.length > 0) return null
        const { offset, volume } = soundtrack
        const seconds = sound?.seconds ?? 0
        return ifShown(review, 'SOUND', { offset, volume, seconds, url: addressOfSound(review, soundId) })
      },
    }),
    threads: t.field({
      type: [ReviewThread],
      description: `The threads of comments that you read, newest first; at most ${MOST_REVIEW_THREADS}.`,
      extensions: { mostItems: 50 },
      resolve: async (review) => (await readThreads(review)).map((thread) => ({ thread, review })),
    }),
    shots: t.connection(
      {
        type: ReviewShot,
        description: `The shots that are shown, in order; up to ${MAX_SHOTS} per page.`,
        resolve: async (review, args, context) => {
          const window = pageWindow(args, MAX_SHOTS)
          const manifest = await manifestOf(review, context)
          const bounds = { after: readCursor(args, 'after', CURSOR), before: readCursor(args, 'before', CURSOR) }
          const { rows, total } = await shownShots(review, manifest, { ...window, ...bounds }, (address) =>
            states(address, context))
          return pageConnection(args, window, rows, cursorOf, total)
        },
      },
      { name: 'ReviewShotConnection', description: 'A page of shots that a review link shows.', authScopes: GUESTS },
      { name: 'ReviewShotEdge', description: 'A shot that a review link shows, in a list.' },
    ),
  }),
})

builder.queryField('review', (t) =>
  t.field({
    type: ReviewObject,
    nullable: true,
    description:
      'What the review link of the guest shows. UNAUTHENTICATED for all who are no guests; NOT_FOUND when the link ' +
      'has ended, FORBIDDEN when its password was changed.',
    authScopes: { guest: true },
    resolve: (_root, _arguments, context) => readReview(requireGuest(context)),
  }),
)

builder.subscriptionField('reviewChanged', (t) =>
  t.field({
    type: ReviewObject,
    description:
      'The review of the guest: once at the start, then after each change of the link or of its comments. Ends with ' +
      'NOT_FOUND within ten seconds after the link has.',
    authScopes: { guest: true },
    subscribe: (_root, _arguments, context) => followReview(requireGuest(context)),
    resolve: (review) => review,
  }),
)
