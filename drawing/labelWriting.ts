import type { ByteWriter } from './byteWriter.ts'
import { BALLOONS, type Label, LABEL_ALIGNS } from './label.ts'
import { MAX_LABEL_LENGTH } from './limits.ts'
import { writeMatrix, writeShift } from './matrixWriting.ts'

/** Appends a label that checkLabel lets pass. Throws DrawingFormatError for one that is too large or small. */
export function writeLabel(writer: ByteWriter, { text, align, balloon, tail, paper, matrix }: Label): void {
  const lines = text.split('\n')
  writer.count('lines of a label', lines.length, MAX_LABEL_LENGTH + 1)
  for (const line of lines) writer.text('text of a label', line, MAX_LABEL_LENGTH)
  writer.choice('alignment', align, LABEL_ALIGNS)
  writer.choice('balloon', balloon, BALLOONS)
  for (const shift of tail ? [tail.x, tail.y] : []) writeShift(writer, shift)
  writer.unsigned(paper)
  writeMatrix(writer, matrix)
}
