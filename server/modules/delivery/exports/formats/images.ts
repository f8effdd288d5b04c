import type { Static } from '@sinclair/typebox'
import { exportFailures } from '../../export.failures.ts'
import { cameraText } from '../cameraText.ts'
import { viewStarts } from '../cut.ts'
import { declareFormat, type ExportContext, type PictureKind, type Size } from '../exportFormat.ts'
import { choice, exportOptions, flag, shortText, wholeNumber } from '../exportOption.ts'
import { pageWithin, previewPicture } from '../formatPreview.ts'
import type { ExportManifest, ManifestBoard, ManifestShot, ManifestView } from '../manifest.ts'
import { FileNames, nameBy, PICTURE_NAME, templateProblem, UniqueNames, fileNameOf } from '../names.ts'

/** Files of one export. */
export const MOST_FILES = 20_000
const MOST_WIDTH = 7680
const MOST_HEIGHT = 7680
/** Pixels across a preview. */
const PREVIEW_WIDTH = 1920

const OPTIONS = exportOptions('ImageExportInput', {
  kind: choice(
    'ImageExportKind', { PNG: 'PNG.', JPEG: 'JPEG, quality 92.', WEBP: 'WebP without loss.' }, 'PNG',
    'The file type of the pictures.',
  ),
  of: choice(
    'ImageExportUnit',
    { SHOTS: 'The first view of each shot.', VIEWS: 'Each view.', FRAMES: 'Each frame; 48 files for 48 frames.' },
    'SHOTS',
    'The unit that gets a picture of its own.',
  ),
  width: wholeNumber(16, MOST_WIDTH, 1920, 'The width of each picture in pixels; its height follows from the ratio.'),
  nameTemplate: shortText(
    200,
    'The names of the files, with the fields {project}, {board}, {scene}, {shot}, {name}, {view}, {order} and ' +
      '{frame}; ' +
      '`{order:04}_{shot}_{view}` by default, with the frame instead of the view for frames.',
  ),
  isManifestIncluded: flag(true, 'Whether `manifest.csv` lists the files with their shots.'),
})

type Options = Static<typeof OPTIONS>

const EXTENSIONS = { PNG: 'png', JPEG: 'jpg', WEBP: 'webp' } as const
const ENCODINGS: Readonly<Record<Options['kind'], PictureKind>> = { PNG: 'png', JPEG: 'jpeg', WEBP: 'webp' }

/** A file of the ZIP: a view for some frames of its shot. */
interface PictureFile {
  name: string
  board: ManifestBoard
  shot: ManifestShot
  view: ManifestView
  /** 1-based. */
  viewNumber: number
  /** Frames from the board's first to the first of this file. */
  frame: number
  frames: number
}

/** The views of a shot with the frames they show; those without a frame are left out. */
function viewFrames({ views, frames }: Pick<ManifestShot, 'views' | 'frames'>) {
  const starts = viewStarts(frames, views.length)
  return views.slice(0, starts.length).map((view, index) => {
    const start = starts[index] ?? 0
    return { view, viewNumber: index + 1, start, frames: (starts[index + 1] ?? frames) - start }
  })
}

function filesOfShot(board: ManifestBoard, shot: ManifestShot, of: Options['of']) {
  const [first] = shot.views
  const whole = { board, shot, frame: shot.boardStart, frames: shot.frames }
  if (of === 'SHOTS') return first ? [{ ...whole, view: first, viewNumber: 1 }] : []
  if (of === 'VIEWS') return shot.views.map((view, index) => ({ ...whole, view, viewNumber: index + 1 }))
  return viewFrames(shot).flatMap(({ view, viewNumber, start, frames }) =>
    Array.from({ length: frames }, (_, index) => {
      return { board, shot, view, viewNumber, frame: shot.boardStart + start + index, frames: 1 }
    }))
}

const FRAME_NAME = '{order:04}_{shot}_{frame}'

/** The files in the order of the boards; those of several boards lie in a folder each. */
function* filesOf({ project, boards }: ExportManifest, { of, kind, nameTemplate }: Options): Generator<PictureFile> {
  const folders = new UniqueNames()
  const template = nameTemplate || (of === 'FRAMES' ? FRAME_NAME : PICTURE_NAME)
  for (const board of boards) {
    const folder = boards.length > 1 ? `${folders.take(fileNameOf(board.code))}/` : ''
    const names = new FileNames()
    let order = 0
    for (const shot of board.shots) {
      for (const file of filesOfShot(board, shot, of)) {
        order += 1
        const name = nameBy(template, {
          ...{ project: project.code, board: board.code, shot: shot.code, name: shot.name },
          ...{ view: file.view.name || file.viewNumber, order, frame: file.frame - shot.boardStart + shot.firstFrame },
          scene: board.scenes.find(({ id }) => id === shot.sceneId)?.number ?? '',
        })
        yield { ...file, name: folder + names.take(name, EXTENSIONS[kind]) }
      }
    }
  }
}

/** The size of a picture: the width asked for, and the height that the ratio gives it. */
function sizeOf(ratio: number, width: number): Size {
  const height = Math.max(1, Math.round(width / ratio))
  return height <= MOST_HEIGHT ? { width, height } : { width: Math.round(MOST_HEIGHT * ratio), height: MOST_HEIGHT }
}

const COLUMNS = [
  'File', 'Board', 'Shot', 'Shot name', 'View', 'View name', 'Frame', 'Frames', 'First frame', 'Description',
  'Camera note', 'Notes', 'Camera move',
]

/** A cell after RFC 4180. */
const cell = (value: string | number) => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const rowOf = ({ board, shot, view, viewNumber, frame, frames }: PictureFile, file: string) => [
  file, board.code, shot.code, shot.name, viewNumber, view.name, board.startFrame + frame, frames,
  shot.firstFrame + frame - shot.boardStart, shot.description, shot.cameraNote, shot.notes,
  view.camera ? cameraText(view.camera) : '',
]

async function write({ manifest, options, target, paint, progress, warn, signal }: ExportContext<Options>) {
  const { writeZip } = await import('../writers/writeZip.ts')
  const { trueRatioOf } = await import('../paintPicture.ts')
  const total = count(manifest, options)
  const rows: (readonly (string | number)[])[] = [COLUMNS]
  let done = 0
  let last: { key: string; bytes: Uint8Array } | undefined

  async function bytesOf({ shot, view }: PictureFile): Promise<Uint8Array> {
    // The frames of a view are one picture.
    if (last?.key !== view.id) {
      const picture = await paint(shot, view, sizeOf(trueRatioOf(shot.aspectRatio), options.width))
      last = { key: view.id, bytes: await picture.encode(ENCODINGS[options.kind]) }
    }
    return last.bytes
  }

  async function* entries() {
    for (const file of filesOf(manifest, options)) {
      signal.throwIfAborted()
      rows.push(rowOf(file, file.name))
      yield { name: file.name, bytes: () => bytesOf(file) }
      progress('painting', (done += 1), total)
    }
    const text = rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
    if (options.isManifestIncluded) {
      yield { name: 'manifest.csv', compress: true, bytes: async () => Buffer.from(text) }
    }
  }

  if (options.of === 'FRAMES') {
    const crowded = manifest.boards.flatMap(({ shots }) => shots).filter(({ views, frames }) => views.length > frames)
    for (const { id, code } of crowded) warn(exportFailures.EXPORT_VIEWS_LEFT_OUT({ shot: code }), id)
  }
  await writeZip(target, new Date(manifest.exportedAt), entries())
}

/** The n-th file. */
function fileAt(manifest: ExportManifest, options: Options, page: number): PictureFile {
  let passed = 0
  for (const file of filesOf(manifest, options)) {
    passed += 1
    if (passed === page) return file
  }
  throw new Error('There is no such file')
}

async function preview({ manifest, options, paint }: ExportContext<Options>, asked: number) {
  const { trueRatioOf } = await import('../paintPicture.ts')
  const pageCount = count(manifest, options)
  const page = pageWithin(asked, pageCount)
  const { shot, view } = fileAt(manifest, options, page)
  const width = Math.min(options.width, PREVIEW_WIDTH)
  const picture = await paint(shot, view, sizeOf(trueRatioOf(shot.aspectRatio), width))
  const { byteLength } = await picture.encode(ENCODINGS[options.kind])
  const bytes = Math.round(byteLength * (options.width / width) ** 2 * pageCount)
  return previewPicture(picture, { page, pageCount, bytes })
}

function count({ boards }: ExportManifest, { of }: Options): number {
  const shots = boards.flatMap((board) => board.shots)
  if (of === 'SHOTS') return shots.length
  return shots.reduce((sum, { views, frames }) => sum + (of === 'VIEWS' ? views.length : frames), 0)
}

/** Pictures of shots, views or frames in a ZIP. */
export const images = declareFormat({
  format: 'IMAGES',
  field: 'images',
  description: 'Pictures in a ZIP, with a CSV file that lists them.',
  options: OPTIONS,
  lane: 'PICTURES',
  extension: () => 'zip',
  contentType: () => 'application/zip',
  refuse({ of, nameTemplate }, { shots, views, frames }) {
    const problem = nameTemplate === '' ? null : templateProblem(nameTemplate)
    if (problem) return problem
    const files = { SHOTS: shots, VIEWS: views, FRAMES: frames }[of]
    return files > MOST_FILES ? exportFailures.EXPORT_TOO_MANY_FILES({ files, most: MOST_FILES }) : null
  },
  count,
  write,
  preview,
})
