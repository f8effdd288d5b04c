/** So many operations may be one step of undo. */
const MOST_IN_STEP = 256
const LAST_BYTE = -2

/** Ids for operations that are one step of undo: they differ in their last byte alone. */
export function idsOfStep(newId: () => string): () => string {
  let [first, count] = ['', 0]
  return () => {
    if (count % MOST_IN_STEP === 0) first = newId()
    const byte = (Number.parseInt(first.slice(LAST_BYTE), 16) + count) % MOST_IN_STEP
    count += 1
    return first.slice(0, LAST_BYTE) + byte.toString(16).padStart(2, '0')
  }
}

/** Whether two operations of a person are one step of undo, by their ids. */
export const areOneStep = (one: string, other: string): boolean =>
  one.slice(0, LAST_BYTE) === other.slice(0, LAST_BYTE)
