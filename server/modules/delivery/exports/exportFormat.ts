import type { Static, TObject } from '@sinclair/typebox'
import type { LayerRole } from '../../../../drawing/layer.ts'
import type { DrawingLayer } from '../../../../drawing/layering.ts'
import type { Failure } from '../../../kernel/failure.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import type { ExportManifest, ManifestShot, ManifestView } from './manifest.ts'
import type { PaintedShot, ReportMarks } from './sessionReport.ts'

/** A size in pixels. */
export interface Size {
  width: number
  height: number
}

/** A painted picture, in the memory of the painting process. */
export interface PaintedPicture extends Size {
  /** The file of the picture; JPEG with quality 92, WebP without loss, a preview as small WebP. */
  encode(kind: PictureKind): Promise<Uint8Array>
  /** Its pixels: 4 bytes each, red, green, blue and alpha, which is 255 but in layers. */
  rgba(): Uint8ClampedArray
  /** The canvas of `@napi-rs/canvas`, for what draws on or with it. */
  canvas: unknown
}

/** A view in layers; `image` and `drawing` are transparent where there is nothing. */
export interface PaintedLayers {
  /** All of them together, as `paint` gives it. */
  whole: PaintedPicture
  paper: PaintedPicture
  /** Null without a background image, or when its file is gone. */
  image: PaintedPicture | null
  drawing: PaintedPicture
  /** The pictures on its layers alone; null without one. */
  pictures: PaintedPicture | null
  /** The layers of the drawing from bottom to top, hidden ones too; none where it has no layers. */
  sheets: PaintedSheet[]
  /**
   * What can be seen of the drawing and the image by the roles of layers, from bottom to top: a layer without a role is
   * part of the role above it. None where the drawing has no layers.
   */
  byRole: () => { role: LayerRole; picture: PaintedPicture }[]
}

/** A layer of a drawing, painted without its opacity and blend. */
export interface PaintedSheet extends Pick<DrawingLayer, 'name' | 'opacity' | 'blend' | 'isHidden'> {
  drawing: PaintedPicture
}

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'preview'

/** What lies around a picture that does not fill its frame. */
export type Matte = 'black' | 'white'

/** A warning of an export: what is not as it was asked for. */
export interface ExportWarning extends Pick<Failure, 'reason' | 'params' | 'message'> {
  /** TypeID of the shot it is about; null for the whole file. */
  shotId: string | null
}

/** What a format's writer is given; it runs in a process of its own, away from the server. */
export interface ExportContext<Options = unknown> {
  manifest: ExportManifest
  options: Options
  /** Where the finished file goes, on this machine; it does not exist yet. */
  target: string
  /** A folder for what is made on the way; removed afterwards. */
  scratch: string
  /**
   * Paints a view of a shot: paper of the shot's true ratio, fitted into the size and centred on the matte; drawing and
   * image are fitted into the paper. With a camera move it is what the camera shows at first, unless all is asked for.
   * A missing image is left out with a warning. Throws a failure that names the shot when its drawing cannot be read.
   */
  paint(
    shot: PaintedShot, view: ManifestView, size: Size, options?: { matte?: Matte; isWhole?: boolean },
  ): Promise<PaintedPicture>
  /** Paints the paper of a view with a camera move, with so many pixels for each of the drawing. */
  paintPaper(shot: PaintedShot, view: ManifestView, scale: number): Promise<PaintedPicture>
  /** Paints the drawings of comments over a picture of a view without a matte. */
  paintMarks(picture: PaintedPicture, marks: readonly ReportMarks[]): Promise<void>
  /** Paints the layers of a view, each of the size. Made for sizes of the shot's ratio: there is no matte. */
  paintLayers(shot: ManifestShot, view: ManifestView, size: Size): Promise<PaintedLayers>
  /** Paints what each person drew in a view, as layers of the size, from bottom to top. */
  paintAuthors(view: ManifestView, size: Size): Promise<{ name: string; drawing: PaintedPicture }[]>
  /** The path of a kept image or sound, valid until the writer ends; null when the file is gone. */
  mediaFile(mediaId: string): Promise<string | null>
  /** Reports progress. `stage` is a name such as `painting`. Cheap enough to call after each unit. */
  progress(stage: string, done: number, total: number): void
  /** Notes that the file has another extension than its options say: `zip` where it was written in parts. */
  hasExtension(extension: string): void
  /** Notes what is not as it was asked for; the first 200 are kept. */
  warn(failure: Failure, shotId?: string): void
  /** Aborted when the export is canceled. The process is ended soon after. */
  signal: AbortSignal
}

/** What is counted of a scope before an export of it begins. */
export interface ScopeTotals {
  shots: number
  views: number
  frames: number
  frameRate: FrameRate
}

/** A page of what a file will be, for people who choose its options. */
export interface FormatPreview {
  /** 1-based; the last one where a later one was asked for. */
  page: number
  pageCount: number
  /** WebP. */
  picture: (Size & { file: Uint8Array }) | null
  /** The beginning of a file of text. */
  text: string | null
  /** The size of the whole file in bytes, estimated from this page; null when it cannot be. */
  bytes: number | null
}

/** Pictures take seconds to minutes, films minutes to hours. */
export type ExportLane = 'TEXT' | 'PICTURES' | 'FILM'

/** A format that exports are written in. Adding one is a file in `formats/` and a line in `exportFormats.ts`. */
export interface ExportFormat<Schema extends TObject = TObject> {
  /** The value of the enum `ExportFormat`. */
  format: string
  /** The field of `ExportFormatInput`. */
  field: string
  /** Of the enum value and the field. */
  description: string
  options: Schema
  /** The exports that wait for each other on a server: texts, which take seconds, by default. */
  lane?: ExportLane
  extension(options: Static<Schema>): string
  contentType(options: Static<Schema>): string
  /** Whether a file of no shots makes sense. */
  mayBeEmpty?: boolean
  /** Whether open comments come along; they do not by default. */
  hasComments?(options: Static<Schema>): boolean
  /** Why the format cannot be written on this server; null when it can. */
  unavailable?(): Failure | null
  /** Why a scope is too much for it; null when it is not. */
  refuse?(options: Static<Schema>, totals: ScopeTotals): Failure | null
  /** The number of units that `progress` counts, as known before. */
  count(manifest: ExportManifest, options: Static<Schema>): number
  /** Writes the file. Imports what is heavy only here, so that the server itself stays light. */
  write(context: ExportContext<Static<Schema>>): Promise<void>
  /** Makes one page of the file, where `write` runs. Absent: there is nothing to show. */
  preview?(context: ExportContext<Static<Schema>>, page: number): Promise<FormatPreview>
}

/** Declares a format, with the type of its options. */
export const declareFormat = <Schema extends TObject>(format: ExportFormat<Schema>): ExportFormat =>
  format as unknown as ExportFormat

/** A failure of an export that another try would not mend. */
export class ExportFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}
