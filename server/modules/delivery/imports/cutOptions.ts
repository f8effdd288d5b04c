import { Type } from '@sinclair/typebox'
import { choice, exportOptions, listOf, shortText, wholeNumber } from '../exports/exportOption.ts'
import { CLIP_NAME } from '../exports/names.ts'

const MOST_TRACKS = 99
const MOST_MATCHES = 500
const MOST_CLIPS = 20_000

/** How a cut is read and compared with its board. */
export const cutOptions = exportOptions('CutReaderInput', {
  frameRate: shortText(
    20, 'The frame rate of an EDL, which names none: "25", "23.976", "30000/1001"; if empty, that of the project.',
  ),
  track: wholeNumber(
    0, MOST_TRACKS, 0, 'The video track, 1 for the lowest; 0 for the lowest of those with the most clips.',
  ),
  gaps: choice('CutGaps', {
    LENGTHEN: 'The shot before gets longer; at the beginning the first one.',
    SHOT: 'New shots without a picture.',
    DROP: 'Nothing: the cut gets shorter.',
  }, 'LENGTHEN', 'What becomes of gaps.'),
  clipName: shortText(200, `The template of clip names, as in exports; ${CLIP_NAME} if empty.`),
  matches: listOf(
    Type.Object({
      clip: wholeNumber(1, MOST_CLIPS, 1, 'The number of the clip in the cut, as in `ImportItem.sourceLine`.'),
      shot: shortText(32, 'The code of its shot on the board; empty for a new shot.'),
    }, {
      inputName: 'CutMatchInput', description: 'The shot that a clip of a cut is.', additionalProperties: false,
    }),
    MOST_MATCHES, 'The shots of clips that are UNMATCHED, or matched otherwise.',
  ),
})
