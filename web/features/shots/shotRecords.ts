import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import { secondsAt, type FrameRate } from '../../lib/frameRates.ts'

/** What of a shot is changed; what is absent stays. A length is in whole frames, a status of null is none. */
export type ShotChange = {
  readonly name?: string
  readonly description?: string
  readonly aspectRatio?: AspectRatio
  readonly frames?: number
  readonly statusId?: string | null
}

function numberOf(record: RecordProxy, field: string): number {
  const value = record.getValue(field)
  return typeof value === 'number' ? value : 0
}

/** Adds a length to the board's running time. */
function lengthen(store: RecordSourceProxy, storyboardId: string, frames: number, seconds: number): void {
  const board = store.get(storyboardId)
  board?.setValue(numberOf(board, 'frames') + frames, 'frames')
  board?.setValue(numberOf(board, 'duration') + seconds, 'duration')
}

/** Changes what the store holds of a shot, and with its length the board's; a shot nobody loaded stays unknown. */
export function changeShotRecord(
  store: RecordSourceProxy,
  storyboardId: string,
  shotId: string,
  { frames, statusId, ...texts }: ShotChange,
  rate: FrameRate,
): void {
  const shot = store.get(shotId)
  if (!shot) return
  for (const [field, value] of Object.entries(texts)) shot.setValue(value, field)
  if (frames !== undefined) {
    const seconds = secondsAt(frames, rate)
    lengthen(store, storyboardId, frames - numberOf(shot, 'frames'), seconds - numberOf(shot, 'duration'))
    shot.setValue(frames, 'frames')
    shot.setValue(seconds, 'duration')
  }
  if (statusId === undefined) return
  const status = statusId === null ? null : store.get(statusId)
  if (status) shot.setLinkedRecord(status, 'status')
  else shot.setValue(null, 'status')
}

/** Takes the lengths of shots off the board's running time, as far as they are known. */
export function subtractShotLengths(store: RecordSourceProxy, storyboardId: string, shotIds: readonly string[]): void {
  for (const shotId of shotIds) {
    const shot = store.get(shotId)
    if (shot) lengthen(store, storyboardId, -numberOf(shot, 'frames'), -numberOf(shot, 'duration'))
  }
}
