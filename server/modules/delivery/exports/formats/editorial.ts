import type { Static, TObject } from '@sinclair/typebox'
import type { AspectRatio } from '../../../../__generated__/prisma/client.ts'
import { exportFailures } from '../../export.failures.ts'
import { writeCommentTable } from '../commentTable.ts'
import { type Cut, CutMaker, type Warn } from '../cut.ts'
import { writeEdl } from '../edl.ts'
import { declareFormat, type ExportContext, ExportFailure, type Size } from '../exportFormat.ts'
import { choice, exportOptions, flag, shortText, wholeNumber } from '../exportOption.ts'
import { previewText } from '../formatPreview.ts'
import { writeFcpxml } from '../fcpxml.ts'
import { writeFinalCut7 } from '../finalCut7.ts'
import type { ExportManifest } from '../manifest.ts'
import { CLIP_NAME, fileNameOf, templateProblem } from '../names.ts'
import { OTIOZ_VERSION, writeOtio } from '../otio.ts'
import type { ZipEntry } from '../writers/writeZip.ts'

const MOST_TEMPLATE_CHARACTERS = 200
const MOST_WIDTH = 3840

const COMMON = {
  clipName: shortText(
    MOST_TEMPLATE_CHARACTERS,
    'The template of clip names, from {project}, {board}, {scene}, {shot}, {name}, {view} and {order:04}; |word ' +
      `replaces all but letters, digits and "_". ${CLIP_NAME} if empty.`,
  ),
  views: choice(
    'CutViews',
    { FIRST: 'The first view of a shot.', CLIPS: 'A clip for each view; they share the frames of the shot.' },
    'FIRST',
    'The pictures of a shot that become clips.',
  ),
  width: wholeNumber(16, MOST_WIDTH, 1920, 'The width of pictures in pixels; the height follows from the first shot.'),
  areCommentsIncluded: flag(
    false,
    'Whether open comments come along: in a table `_comments.csv` beside each cut of a ZIP, and in an EDL as `* LOC` ' +
      'lines.',
  ),
}
const MEDIA = choice(
  'CutMedia',
  { ZIP: 'A ZIP with pictures and sounds in the folder `media`.', NONE: 'The file alone; of one board.' },
  'ZIP', 'Whether pictures and sounds come along.',
)
const DROP_FRAME = flag(false, 'Whether timecode drops frames, at 29.97 and 59.94 fps.')
const SOUNDS = flag(true, 'Whether the soundtrack and the voices are on tracks of their own.')

const OPTIONS = {
  otio: exportOptions('OtioExportInput', {
    ...COMMON,
    media: choice(
      'OtioMedia',
      {
        ZIP: 'A ZIP with pictures and sounds in the folder `media`.',
        OTIOZ: 'A bundle of OpenTimelineIO, of one board.',
        NONE: 'The file alone; of one board.',
      },
      'ZIP', 'Whether pictures and sounds come along.',
    ),
    isSoundIncluded: SOUNDS,
  }),
  edl: exportOptions('EdlExportInput', {
    ...COMMON, media: MEDIA, isDropFrame: DROP_FRAME,
    isSoundIncluded: flag(false, 'Whether the soundtrack and the voices have audio events.'),
  }),
  finalCut7: exportOptions('FinalCut7ExportInput', {
    ...COMMON, media: MEDIA, isDropFrame: DROP_FRAME, isSoundIncluded: SOUNDS,
  }),
  fcpxml: exportOptions('FcpxmlExportInput', {
    ...COMMON, media: MEDIA, isDropFrame: DROP_FRAME, isSoundIncluded: SOUNDS,
  }),
}

interface Options {
  clipName: string
  views: 'FIRST' | 'CLIPS'
  width: number
  media: 'ZIP' | 'OTIOZ' | 'NONE'
  isDropFrame?: boolean
  isSoundIncluded: boolean
  areCommentsIncluded: boolean
}

type Context = ExportContext<Options>

/** Even, as video encoders want it. */
const evenHeight = (width: number, ratio: number) => Math.max(2, 2 * Math.round(width / ratio / 2))

async function sizeOf({ boards }: ExportManifest, width: number): Promise<Size> {
  const { trueRatioOf } = await import('../paintPicture.ts')
  const first: AspectRatio = boards[0]?.shots[0]?.aspectRatio ?? 'RATIO_16_9'
  return { width, height: evenHeight(width, trueRatioOf(first)) }
}

/** The files of a cut's sounds: several stretches may be of one. */
function filesOf({ sounds }: Cut) {
  const files = new Map(sounds.map(({ name, path, sound }) => [path, { name, path, sound }]))
  return [...files.values()].flatMap(({ path, ...file }) => (path === null ? [] : [{ ...file, path }]))
}

/** Pictures and sounds of cuts, one at a time. */
async function* mediaOf(context: Context, cuts: readonly Cut[], size: Size): AsyncGenerator<ZipEntry> {
  const { paint, mediaFile, progress, warn, signal } = context
  const total = cuts.reduce((sum, { clips }) => sum + clips.length, 0)
  let done = 0
  for (const cut of cuts) {
    for (const { shot, view, path } of cut.clips) {
      signal.throwIfAborted()
      if (path === null) continue
      yield { name: path, bytes: async () => (await paint(shot, view, size)).encode('png') }
      progress('painting', (done += 1), total)
    }
    for (const { name, path, sound } of filesOf(cut)) {
      const bytes = await mediaFile(sound.mediaId)
      if (bytes === null) warn(exportFailures.EXPORT_SOUND_MISSING({ name }))
      else yield { name: path, bytes }
    }
  }
}

async function* files(context: Context, cuts: readonly Cut[], size: Size, extension: string, write: CutWriter) {
  const { options, warn } = context
  const entry = (name: string, text: string): ZipEntry =>
    ({ name, compress: true, bytes: async () => Buffer.from(text) })
  if (options.media === 'OTIOZ') yield entry('version.txt', OTIOZ_VERSION)
  for (const cut of cuts) {
    const name = options.media === 'OTIOZ' ? 'content.otio' : `${fileNameOf(cut.name)}.${extension}`
    yield entry(name, write(cut, warn))
    if (options.areCommentsIncluded && options.media === 'ZIP') {
      yield entry(`${fileNameOf(cut.name)}_comments.csv`, writeCommentTable(cut))
    }
  }
  yield* mediaOf(context, cuts, size)
}

type CutWriter = (cut: Cut, warn: Warn) => string

/** The cuts of the boards, and the size of their pictures. */
async function cutsOf({ manifest, options, warn }: Context): Promise<{ cuts: Cut[]; size: Size }> {
  const { media, clipName, views, isSoundIncluded: hasSounds, isDropFrame = false } = options
  if (media !== 'ZIP' && manifest.boards.length > 1) throw new ExportFailure(exportFailures.EXPORT_ONE_BOARD())
  const size = await sizeOf(manifest, options.width)
  const shown = { clipName: clipName || CLIP_NAME, views, hasMedia: media !== 'NONE', hasSounds }
  const maker = new CutMaker(manifest, { ...shown, isDropFrame, ...size }, warn)
  return { cuts: manifest.boards.map((board) => maker.make(board)), size }
}

async function writeCuts(context: Context, extension: string, write: CutWriter): Promise<void> {
  const { manifest, options: { media }, target, warn } = context
  const { cuts, size } = await cutsOf(context)
  const { writeZip, writeText } = await import('../writers/writeZip.ts')
  const [only] = cuts
  if (media === 'NONE' && only) return writeText(target, write(only, warn))
  await writeZip(target, new Date(manifest.exportedAt), files(context, cuts, size, extension, write))
}

/** The bytes of the pictures and sounds that come along, as many as the first picture has for each. */
async function mediaBytes({ paint }: Context, cuts: readonly Cut[], size: Size): Promise<number> {
  const clips = cuts.flatMap((cut) => cut.clips).filter(({ path }) => path !== null)
  const sounds = cuts.flatMap(filesOf)
  const [first] = clips
  const each = first ? (await (await paint(first.shot, first.view, size)).encode('png')).byteLength : 0
  return sounds.reduce((sum, { sound }) => sum + sound.bytes, each * clips.length)
}

async function previewCuts(context: Context, page: number, write: CutWriter) {
  const { cuts, size } = await cutsOf(context)
  return previewText(cuts.map((cut) => write(cut, context.warn)), page, await mediaBytes(context, cuts, size))
}

/** What the four formats have in common. */
function cutFormat<Schema extends TObject>(
  given: { format: string; field: string; description: string; options: Schema },
  file: { extension: string; contentType: string },
  write: CutWriter,
) {
  const mediaOf = (options: Static<Schema>) => (options as unknown as Options).media
  return declareFormat<Schema>({
    ...given,
    extension: (options) => ({ ZIP: 'zip', OTIOZ: 'otioz', NONE: file.extension })[mediaOf(options)],
    contentType: (options) => (mediaOf(options) === 'NONE' ? file.contentType : 'application/zip'),
    refuse(options) {
      const { clipName } = options as unknown as Options
      return clipName === '' ? null : templateProblem(clipName)
    },
    count: ({ boards }, options) => {
      const { views } = options as unknown as Options
      const shots = boards.flatMap((board) => board.shots)
      return shots.reduce((sum, shot) => sum + (views === 'FIRST' ? 1 : Math.min(shot.frames, shot.views.length)), 0)
    },
    hasComments: (options) => (options as unknown as Options).areCommentsIncluded,
    write: (context) => writeCuts(context as unknown as Context, file.extension, write),
    preview: (context, page) => previewCuts(context as unknown as Context, page, write),
  })
}

export const otio = cutFormat(
  { format: 'OTIO', field: 'otio', description: 'A cut for OpenTimelineIO.', options: OPTIONS.otio },
  { extension: 'otio', contentType: 'application/vnd.pixar.opentimelineio+json' },
  writeOtio,
)

export const edl = cutFormat(
  { format: 'EDL', field: 'edl', description: 'An edit decision list after CMX3600.', options: OPTIONS.edl },
  { extension: 'edl', contentType: 'text/plain; charset=utf-8' },
  writeEdl,
)

export const finalCut7 = cutFormat(
  {
    format: 'FINAL_CUT_7', field: 'finalCut7', options: OPTIONS.finalCut7,
    description: 'A sequence as Final Cut Pro 7 XML, for Premiere, Resolve and Avid.',
  },
  { extension: 'xml', contentType: 'application/xml' },
  writeFinalCut7,
)

export const fcpxml = cutFormat(
  {
    format: 'FCPXML', field: 'fcpxml', options: OPTIONS.fcpxml,
    description: 'A project of Final Cut Pro (FCPXML 1.10).',
  },
  { extension: 'fcpxml', contentType: 'application/xml' },
  writeFcpxml,
)
