import { ownedByResources } from '../../kernel/resources.ts'
import { enqueueAlone, LOW_PRIORITY } from '../../platform/jobs/queue.ts'

/** The name of the job that paints views. */
export const PAINT_TASK = 'paintViews'

/** How often the queue looks for drawings that rest, and how long a drawing has rested before it is painted. */
const LOOK_MS = 1_000
const REST_MS = 2_000
const VIEWS_PER_JOB = 20

/** When each view that is to be painted was changed last. */
const changes = ownedByResources(() => new Map<string, number>())

async function queueRested(): Promise<void> {
  const changedAt = changes()
  const rested = [...changedAt].filter(([, at]) => Date.now() - at >= REST_MS).map(([viewId]) => viewId)
  for (const viewId of rested) changedAt.delete(viewId)
  if (changedAt.size > 0) lookLater()
  for (let from = 0; from < rested.length; from += VIEWS_PER_JOB) {
    await enqueueAlone({ name: PAINT_TASK }, { viewIds: rested.slice(from, from + VIEWS_PER_JOB) }, LOW_PRIORITY)
  }
}

function lookLater(): void {
  setTimeout(() => void queueRested().catch(() => {}), LOOK_MS).unref()
}

/**
 * Has the pictures of a view painted once it rests, before somebody asks for them; called by whatever raises its
 * pictureRevision. A picture of a drawing that grows would be painted in vain. It costs the change nothing, and what a
 * server that stops forgets is painted when it is asked for.
 */
export function paintSoon(viewId: string): void {
  const changedAt = changes()
  if (changedAt.size === 0) lookLater()
  changedAt.set(viewId, Date.now())
}
