import { type Static, Type } from '@sinclair/typebox'
import { BURN_IN_CORNERS, BURN_INS } from '../../../../../drawing/film/burnIns.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { secondsFor } from '../../../../kernel/frames.ts'
import { exportFailures } from '../../export.failures.ts'
import { declareFormat, ExportFailure, type ScopeTotals } from '../exportFormat.ts'
import { choice, exportOptions, flag, listOf, share, shortText, wholeNumber } from '../exportOption.ts'
import { framesOf } from '../manifest.ts'
import { videoProblem } from '../videoPackage.ts'

/** Hours of video of one export. */
export const MOST_HOURS = 6
const MOST_SECONDS = MOST_HOURS * 3_600
const MOST_SIDE = 3840
/** 3840 × 2160, upright or not. */
const MOST_PIXELS = MOST_SIDE * 2160
const MOST_BURN_INS = 12

const side = (byDefault: number, description: string) =>
  Type.Integer({
    minimum: 16, maximum: MOST_SIDE, multipleOf: 2, default: byDefault,
    description: `${description} An even number, 16 to 3,840; ${byDefault} by default.`,
  })

const BURN_IN = exportOptions('VideoBurnInInput', {
  what: choice('VideoBurnInKind', BURN_INS, 'SHOT_CODE', 'What is burnt in.'),
  text: shortText(100, 'The text of the kind TEXT.'),
  corner: choice('VideoBurnInCorner', BURN_IN_CORNERS, 'BOTTOM_LEFT', 'Where it stands.'),
  size: wholeNumber(1, 20, 4, "The height of the letters, or of the logo, in percent of the picture's height."),
  opacity: share(1, 'The opacity.'),
})

const OPTIONS = exportOptions('VideoExportInput', {
  container: choice(
    'VideoExportContainer',
    { MP4: 'MP4.', MOV: 'QuickTime, for editing programs.', WEBM: 'WebM, with royalty-free codecs.' },
    'MP4',
    'The file type.',
  ),
  codec: choice(
    'VideoExportCodec',
    {
      AUTO: 'H264 in MP4 and MOV, VP9 in WEBM.',
      H264: 'H.264 with AAC sound, in MP4 and MOV.',
      PRORES_422_HQ: 'Apple ProRes 422 HQ with uncompressed sound, in MOV.',
      VP9: 'VP9 with Opus sound, in WEBM.',
    },
    'AUTO',
    'How pictures and sound are coded.',
  ),
  width: side(1920, 'The width in pixels.'),
  height: side(1080, 'The height in pixels. Width and height have at most as many pixels as 3840 × 2160.'),
  quality: choice(
    'VideoExportQuality',
    {
      DRAFT: 'Small, for mail.', REVIEW: 'For watching.', MASTER: 'As good as the eye can see.',
    },
    'REVIEW',
    'The quality of the pictures; PRORES_422_HQ has one of its own.',
  ),
  views: choice(
    'VideoExportViews',
    { ALL: 'The views of a shot share its frames in their order.', FIRST: 'The first view of each shot.' },
    'ALL',
    'Which views are shown.',
  ),
  isSoundtrackIncluded: flag(true, 'Whether the soundtracks of the boards are heard, cut with the shots.'),
  areVoicesIncluded: flag(true, 'Whether the voices of the shots are heard.'),
  burnIns: listOf(BURN_IN, MOST_BURN_INS, 'Texts in each picture. The first of a corner is nearest to the edge.'),
  watermark: shortText(40, 'A text across each picture.'),
  slateFrames: wholeNumber(0, 240, 0, 'Frames of a slate before the first shot. They come before the start timecode.'),
  isDropFrame: flag(false, 'Whether timecode drops frames, at 29.97 and 59.94 fps.'),
})

export type VideoOptions = Static<typeof OPTIONS>

const CONTAINERS = {
  MP4: { extension: 'mp4', contentType: 'video/mp4', codecs: ['H264'] },
  MOV: { extension: 'mov', contentType: 'video/quicktime', codecs: ['H264', 'PRORES_422_HQ'] },
  WEBM: { extension: 'webm', contentType: 'video/webm', codecs: ['VP9'] },
} as const

/** The codec that AUTO stands for. */
export const codecOf = ({ container, codec }: Pick<VideoOptions, 'container' | 'codec'>) =>
  codec === 'AUTO' ? CONTAINERS[container].codecs[0] : codec

function refuse(options: VideoOptions, { frames, frameRate }: ScopeTotals): Failure | null {
  const { container, width, height, slateFrames } = options
  const codec = codecOf(options)
  const codecs: readonly string[] = CONTAINERS[container].codecs
  if (!codecs.includes(codec)) return exportFailures.EXPORT_CODEC_NOT_IN_CONTAINER({ codec, container })
  if (width * height > MOST_PIXELS) return exportFailures.EXPORT_PICTURE_TOO_LARGE({ width, height })
  const isTooLong = secondsFor(frames + slateFrames, frameRate) > MOST_SECONDS
  return isTooLong ? exportFailures.EXPORT_VIDEO_TOO_LONG({ most: MOST_HOURS }) : null
}

/** Videos of boards, one after another. */
export const video = declareFormat({
  format: 'VIDEO',
  field: 'video',
  description: 'A video with sound as MP4, MOV or WebM.',
  options: OPTIONS,
  lane: 'FILM',
  extension: ({ container }) => CONTAINERS[container].extension,
  contentType: ({ container }) => CONTAINERS[container].contentType,
  unavailable: () => videoProblem(),
  refuse,
  count: ({ boards }, { slateFrames }) => boards.reduce((sum, board) => sum + framesOf(board), slateFrames),
  async write(context) {
    const { writeVideo } = await import('../writers/writeVideo.ts').catch(() => {
      throw new ExportFailure(exportFailures.EXPORT_VIDEO_UNAVAILABLE({ package: 'node-av' }))
    })
    await writeVideo(context)
  },
  async preview(context, page) {
    const { previewVideo } = await import('../writers/previewVideo.ts')
    return previewVideo(context, page)
  },
})
