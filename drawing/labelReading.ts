import type { ByteReader } from './bytes.ts'
import { DrawingFormatError } from './formatError.ts'
import { BALLOONS, hasTail, type Label, LABEL_ALIGNS } from './label.ts'
import { MAX_LABEL_LENGTH } from './limits.ts'
import { readMatrix, readShift } from './matrixReading.ts'

/** The label that writeLabel wrote. */
export function readLabel(reader: ByteReader): Label {
  const lines = Array.from({ length: reader.count('lines of a label', MAX_LABEL_LENGTH + 1, 1) }, () =>
    reader.text('text of a label', MAX_LABEL_LENGTH))
  const text = lines.join('\n')
  const align = reader.choice('alignment', LABEL_ALIGNS)
  const balloon = reader.choice('balloon', BALLOONS)
  const tail = hasTail(balloon) ? { x: readShift(reader), y: readShift(reader) } : null
  return { text, align, balloon, tail, paper: reader.unsigned(), matrix: readMatrix(reader) }
}

/** Throws DrawingFormatError for a label that an area of so many outlines cannot have. */
export function checkLabel({ text, balloon, tail, paper }: Label, rings: number, isBehind: boolean): void {
  if (text.length > MAX_LABEL_LENGTH) {
    throw new DrawingFormatError(`A label has more than ${MAX_LABEL_LENGTH} characters.`)
  }
  if (hasTail(balloon) !== (tail !== null)) {
    throw new DrawingFormatError('Balloons of speech and thought have a tail, others none.')
  }
  if (!Number.isInteger(paper) || paper < 0 || paper > rings) {
    throw new DrawingFormatError('The paper of a label lies within its first outlines.')
  }
  if (isBehind) throw new DrawingFormatError('A label does not lie behind.')
}
