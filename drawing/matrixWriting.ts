import type { ByteWriter } from './byteWriter.ts'
import type { TransformMatrix } from './drawingContext.ts'
import { MATRIX_STEPS, MAX_MATRIX_FACTOR, MAX_SHIFT, SHIFT_STEPS } from './limits.ts'
import { checkMatrix, FACTOR, SHIFT } from './matrixReading.ts'
import { toSteps } from './steps.ts'

/** Appends a shift. Throws DrawingFormatError for one past limits.ts. */
export const writeShift = (writer: ByteWriter, shift: number): void =>
  writer.signed(toSteps(SHIFT, shift, -MAX_SHIFT, MAX_SHIFT, SHIFT_STEPS))

/** Appends a matrix. Throws DrawingFormatError for numbers past limits.ts, and for one under which things vanish. */
export function writeMatrix(writer: ByteWriter, { a, b, c, d, e, f }: TransformMatrix): void {
  checkMatrix({ a, b, c, d, e, f })
  for (const factor of [a, b, c, d]) {
    writer.signed(toSteps(FACTOR, factor, -MAX_MATRIX_FACTOR, MAX_MATRIX_FACTOR, MATRIX_STEPS))
  }
  for (const shift of [e, f]) writeShift(writer, shift)
}
