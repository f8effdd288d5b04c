import type { CameraMove } from '../../../../drawing/cameraMove.ts'
import type { AspectRatio, AssetType, FrameNumbering } from '../../../__generated__/prisma/client.ts'
import type { FrameRate } from '../../../kernel/frames.ts'

/**
 * What leaves the product with an export, read in one short snapshot. Times are whole frames, lists are in board order,
 * ids are TypeIDs; nothing in the trash is in it.
 */
export interface ExportManifest {
  /** The number of the project's log that the manifest is true for. */
  seq: number
  /** ISO 8601. */
  exportedAt: string
  project: ManifestProject
  /** Boards with at least one shot in the scope. */
  boards: ManifestBoard[]
  /** Open threads of comments on the shots, in the order of their numbers; none where the export leaves them out. */
  comments: ManifestComment[]
}

/** An open thread of comments on a shot or one of its views. */
export interface ManifestComment {
  shotId: string
  number: number
  author: string
  /** Its first text; empty where only drawings are left. */
  text: string
  replies: number
  /** The frames it is about, from the first of the shot; null for all of it. */
  frames: { from: number; to: number } | null
  /** ISO 8601. */
  createdAt: string
}

export interface ManifestProject {
  id: string
  code: string
  name: string
  frameRate: FrameRate
  /** The number of the first frame of each shot, or of each board; see `frameNumbering`. */
  firstFrame: number
  frameNumbering: FrameNumbering
  /** Of its organization; null for none. */
  logo: ManifestImage | null
  /** In the project's order. */
  statuses: ManifestStatus[]
  /** All its assets, whatever the scope is, ordered by type and name. */
  assets: ManifestAsset[]
}

export interface ManifestAsset {
  id: string
  code: string
  name: string
  type: AssetType
  description: string
  /** Ids of the assets it depends on. */
  uses: string[]
}

export interface ManifestStatus {
  name: string
  /** `#rrggbb`. */
  color: string
}

export interface ManifestBoard {
  id: string
  code: string
  name: string
  description: string
  /** The start timecode in frames from midnight. */
  startFrame: number
  /** The scenes of the board, those without a shot in the scope too. */
  scenes: ManifestScene[]
  /** The scripts that the board was made of. */
  scripts: ManifestScript[]
  /** Null without one. A part of the board has the parts of it that belong to its shots; see `stretchesOf`. */
  soundtrack: ManifestSoundtrack | null
  shots: ManifestShot[]
}

export interface ManifestScene {
  id: string
  /** The number as written in the script; empty for none. */
  number: string
  heading: string
  scriptId: string | null
  /** 1-based line of the heading in its script. */
  line: number | null
}

export interface ManifestScript {
  id: string
  title: string | null
  authors: string | null
  /** The Fountain source as it was imported. */
  text: string
}

/** A kept sound or image; `mediaId` names its file. */
export interface ManifestMedia {
  mediaId: string
  contentType: string
  bytes: number
}

export interface ManifestImage extends ManifestMedia {
  width: number
  height: number
}

export interface ManifestSound extends ManifestMedia {
  seconds: number
}

export interface ManifestSoundtrack extends ManifestSound {
  /** The name of the uploaded file. */
  name: string
  /** Frames from the board's first frame to the sound's beginning; negative if its beginning is cut off. */
  offset: number
  /** 0 is silent, 1 as loud as the file. */
  volume: number
}

export interface ManifestShot {
  id: string
  code: string
  name: string
  /** 1-based place on its board. */
  position: number
  sceneId: string | null
  description: string
  dialogue: string
  notes: string
  cameraNote: string
  status: ManifestStatus | null
  /** Frames of the exported shots before it on its board: the shots of a scope follow each other without gaps. */
  start: number
  /** Frames of all shots before it on its board, exported or not. */
  boardStart: number
  /** Its length, at least 1. */
  frames: number
  /** The number of its first frame by `frameNumbering`. */
  firstFrame: number
  aspectRatio: AspectRatio
  /** 1-based line of the script it was imported from. */
  scriptLine: number | null
  voice: ManifestSound | null
  /** The cast, ordered by type and name. */
  assets: ManifestCasting[]
  /** At least one. */
  views: ManifestView[]
}

export interface ManifestCasting {
  id: string
  code: string
  name: string
  type: AssetType
  occurrences: number
  label: string
}

export interface ManifestView {
  id: string
  name: string
  description: string
  /** The number of its last drawing operation: with the id it names a drawing for ever. 0 for an empty one. */
  revision: number
  /** The drawing space, in pixels, at this revision. */
  width: number
  height: number
  /** The drawing space before the first operation. */
  initialWidth: number
  initialHeight: number
  /** The background image. */
  image: ManifestImage | null
  /** In the drawing space. */
  camera: CameraMove | null
}

/** Shots that follow each other on their board without one between them that is not exported. */
export interface BoardStretch {
  /** Frames of the exported shots before it. */
  start: number
  /** Frames of all shots before it on the board. */
  boardStart: number
  frames: number
}

/** The stretches of a board that are exported; one of a whole board. */
export function stretchesOf({ shots }: Pick<ManifestBoard, 'shots'>): BoardStretch[] {
  const stretches: BoardStretch[] = []
  for (const { start, boardStart, frames } of shots) {
    const last = stretches.at(-1)
    if (last && last.boardStart + last.frames === boardStart) last.frames += frames
    else stretches.push({ start, boardStart, frames })
  }
  return stretches
}

/** The frames of a board, or of the part of it that is exported. */
export const framesOf = ({ shots }: Pick<ManifestBoard, 'shots'>): number =>
  shots.reduce((sum, { frames }) => sum + frames, 0)
