import { enqueueAlone, LOW_PRIORITY } from '../../platform/jobs/queue.ts'

/** The name of the job that paints views. */
export const PAINT_TASK = 'paintViews'

/** A burst of changes is painted once, this long after its first: by then its transaction is over. */
const GATHERING_MS = 1000
const VIEWS_PER_JOB = 20

const due = new Set<string>()

async function queueDue(): Promise<void> {
  const viewIds = [...due]
  due.clear()
  for (let from = 0; from < viewIds.length; from += VIEWS_PER_JOB) {
    await enqueueAlone({ name: PAINT_TASK }, { viewIds: viewIds.slice(from, from + VIEWS_PER_JOB) }, LOW_PRIORITY)
  }
}

/**
 * Has the pictures of a view painted before somebody asks for them; called by whatever raises its pictureRevision. It
 * costs the change nothing, and what a server that stops forgets is painted when it is asked for.
 */
export function paintSoon(viewId: string): void {
  if (due.size === 0) setTimeout(() => void queueDue().catch(() => {}), GATHERING_MS).unref()
  due.add(viewId)
}
