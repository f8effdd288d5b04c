import { timecodeOf } from '../../../../drawing/film/timecode.ts'
import { type CsvColumn, writeCsv } from '../csvText.ts'
import type { Cut } from './cut.ts'

const COLUMNS: readonly CsvColumn[] = [
  'Timecode', 'Length', 'Shot', 'Frame', 'Thread', 'Author', 'Comment', 'Replies', 'Written',
].map((name) => ({ name }))

/**
 * The open comments of a cut as a table for spreadsheets: timecodes of the cut, lengths in frames, and the first frames
 * as the project numbers them. What looks like a formula gets an apostrophe in front.
 */
export function writeCommentTable({ rate, start, isDropFrame, comments }: Cut): string {
  return writeCsv(COLUMNS, comments.map(({ comment, shot, start: frame, frames }) => [
    timecodeOf(start + frame, rate, isDropFrame), String(frames), shot.code,
    String(shot.firstFrame + frame - shot.start), `#${comment.number}`, comment.author, comment.text,
    String(comment.replies), comment.createdAt,
  ]))
}
