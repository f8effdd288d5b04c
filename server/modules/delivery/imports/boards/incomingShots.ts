import type { AspectRatio } from '../../../../../drawing/aspectRatio.ts'
import type { LayerFields } from '../../../../../drawing/layer.ts'
import type { Failure } from '../../../../kernel/failure.ts'

/** A picture of a file that becomes a layer. */
export interface IncomingSheet extends Pick<LayerFields, 'name' | 'opacity' | 'blend' | 'isHidden'> {
  /** The name of the picture in the file. */
  media: string
  /** Where it lies in the picture of the view, in pixels. */
  left: number
  top: number
}

/** The picture of a view: behind the drawing, or in layers from bottom to top. */
export type IncomingPicture =
  | { kind: 'IMAGE'; media: string }
  | {
      kind: 'LAYERS'
      sheets: IncomingSheet[]
      /** Of the whole picture, in pixels; null for that of the first sheet. */
      size: { width: number; height: number } | null
    }

/** A view of a file. */
export interface IncomingView {
  /** Names it in the file: no other has the same. */
  key: string
  /** By what the next file finds the view again; null for names alone. */
  ref: string | null
  /** The name of a view that is made. */
  name: string
  /** Empty leaves the one that is there. */
  description: string
  picture: IncomingPicture | null
  /** Whether Framewright wrote the file and the picture is as it was then. */
  isUntouched: boolean
  /** Whether it is nothing without its picture. */
  isPictureNeeded: boolean
  /** Why it cannot be taken; null if it can. */
  refusal: Failure | null
}

/** A shot of a file, with its views. Empty texts leave those that are there. */
export interface IncomingShot {
  key: string
  /** The code of one that is made, if it was never given; null for one that fits its place. */
  code: string | null
  /** What people call it: "1A", a file name. */
  label: string
  name: string
  description: string
  dialogue: string
  notes: string
  /** Frames of the project; null leaves the length. */
  frames: number | null
  /** Of one that is made. */
  aspectRatio: AspectRatio
  views: IncomingView[]
  /** The name of its sound in the file; null for none. */
  voice: string | null
  /** Its 1-based number in the file. */
  number: number
  /** The number of its scene among those of the file, from 0; null without scenes. */
  scene: number | null
  /** What to look at before it is accepted. */
  warnings: Failure[]
}

/** A scene of a file. */
export interface IncomingScene {
  heading: string
  /** Null for one that fits its place. */
  number: string | null
}

/** An incoming shot with the shot and the views of the board that it is; null for new ones. */
export interface MatchedShot {
  shot: IncomingShot
  shotId: string | null
  /** In the order of its views. */
  viewIds: (string | null)[]
}
