import type { ByteReader } from './bytes.ts'
import type { TransformMatrix } from './drawingContext.ts'
import { DrawingFormatError } from './formatError.ts'
import { MATRIX_STEPS, MAX_MATRIX_FACTOR, MAX_SHIFT, MIN_MATRIX_DETERMINANT, SHIFT_STEPS } from './limits.ts'
import { fromSteps } from './steps.ts'

/** Names in what is said of numbers past their limits. */
export const [FACTOR, SHIFT] = ['factor of a placement', 'shift of a placement']

const readFactor = (reader: ByteReader): number =>
  fromSteps(FACTOR, reader.signed(), -MAX_MATRIX_FACTOR, MAX_MATRIX_FACTOR, MATRIX_STEPS)

/** The shift that writeShift wrote. */
export const readShift = (reader: ByteReader): number =>
  fromSteps(SHIFT, reader.signed(), -MAX_SHIFT, MAX_SHIFT, SHIFT_STEPS)

/** The matrix that writeMatrix wrote. */
export function readMatrix(reader: ByteReader): TransformMatrix {
  const [a = 0, b = 0, c = 0, d = 0] = Array.from({ length: 4 }, () => readFactor(reader))
  const matrix = { a, b, c, d, e: readShift(reader), f: readShift(reader) }
  checkMatrix(matrix)
  return matrix
}

/** Throws DrawingFormatError for a matrix under which things vanish. */
export function checkMatrix(matrix: TransformMatrix): void {
  if (isTiny(matrix)) throw new DrawingFormatError('A placement would make things too small to be seen.')
}

/** As matrices are kept, so that what is written can be read. */
function isTiny(matrix: TransformMatrix): boolean {
  const [a, b, c, d] = [matrix.a, matrix.b, matrix.c, matrix.d]
    .map((factor) => Math.round(factor * MATRIX_STEPS) / MATRIX_STEPS) as [number, number, number, number]
  return Math.abs(a * d - b * c) < MIN_MATRIX_DETERMINANT
}

/** Whether a matrix can be written. */
export const isHeld = (matrix: TransformMatrix): boolean =>
  [matrix.a, matrix.b, matrix.c, matrix.d].every((factor) => Math.abs(factor) <= MAX_MATRIX_FACTOR) &&
  [matrix.e, matrix.f].every((shift) => Math.abs(shift) <= MAX_SHIFT) && !isTiny(matrix)
