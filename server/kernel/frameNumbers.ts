import { declareFailures, type Failure } from './failure.ts'

/** How the frames of a project's shots are numbered. */
export interface FrameNumbers {
  firstFrame: number
  /** From `firstFrame` on in each shot, or along the board from its start timecode on. */
  frameNumbering: 'PER_SHOT' | 'BOARD'
}

/** The largest number that a project's first frame may have. */
export const MOST_FIRST_FRAME = 1_000_000

/** The largest number that GraphQL's Int can hold. */
const MAX_INT = 2_147_483_647

const frameNumberFailures = declareFailures({
  FIRST_FRAME_OUT_OF_RANGE: ['INVALID_INPUT', 'The number of the first frame must be 0 to {most, number}'],
})

/** Why a number cannot be that of a first frame; null when it can. */
export const firstFrameProblem = (firstFrame: number): Failure | null =>
  firstFrame >= 0 && firstFrame <= MOST_FIRST_FRAME
    ? null
    : frameNumberFailures.FIRST_FRAME_OUT_OF_RANGE({ most: MOST_FIRST_FRAME })

/** The number of a shot's first frame. `start` counts the frames of the shots before it on its board. */
export const firstFrameOf = (
  { firstFrame, frameNumbering }: FrameNumbers,
  { startTimecode }: { startTimecode: number },
  start: number,
): number => (frameNumbering === 'PER_SHOT' ? firstFrame : Math.min(MAX_INT, startTimecode + start + firstFrame))
