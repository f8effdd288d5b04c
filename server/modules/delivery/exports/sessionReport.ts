import type { ReviewDecisionKind } from '../../../__generated__/prisma/client.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import type { ExportManifest, ManifestShot, ManifestView } from './manifest.ts'

/** What of a shot is needed to paint its views. */
export type PaintedShot = Pick<ManifestShot, 'id' | 'code' | 'aspectRatio'>

/** The drawing of a comment over a picture, in a drawing space of its own. */
export interface ReportMarks {
  commentId: string
  width: number
  height: number
}

/** A picture of a report: a view as it was looked at, with what was drawn over it. */
export interface ReportPicture {
  shot: PaintedShot
  view: ManifestView
  marks: ReportMarks[]
  /** `SH0010_v7_note42.png`. */
  file: string
}

/** A note of a review. */
export interface ReportNote {
  number: number
  shotCode: string
  /** The frame it is about, from midnight; null for none. */
  frame: number | null
  rate: FrameRate
  /** Whose note it is; empty for none. */
  noteOf: string
  author: string
  text: string
  /** What was answered: who, and what. */
  replies: { author: string; text: string }[]
  isResolved: boolean
  picture: ReportPicture | null
}

/** An item of a playlist, or a shot of a board, with what was decided and noted. */
export interface ReportItem {
  title: string
  boardName: string
  /** The number of the version; null for the board as it is. */
  version: number | null
  /** Its first frame, from midnight; null for notes on nothing that was played. */
  frame: number | null
  rate: FrameRate
  decision: ReviewDecisionKind | null
  decisionNote: string
  decidedBy: string
  /** Its first picture. */
  picture: ReportPicture | null
  notes: ReportNote[]
}

/** The manifest that a report is written from. */
export interface ReportManifest extends ExportManifest {
  report: SessionReport
}

/** The pictures of a report. */
export const picturesIn = ({ items }: SessionReport): ReportPicture[] =>
  items.flatMap(({ picture, notes }) => [picture, ...notes.map((note) => note.picture)])
    .filter((picture) => picture !== null)

/** What a review came to. */
export interface SessionReport {
  /** The playlist or the board. */
  title: string
  /** ISO 8601. */
  startedAt: string
  endedAt: string | null
  /** Who was there, by their names. */
  people: string[]
  items: ReportItem[]
}
