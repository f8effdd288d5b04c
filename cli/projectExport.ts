import {
  CancelExportDocument, FramewrightError, ProjectExportDocument, type ProjectExportRowFragment,
} from '../client/public.ts'
import { pause } from '../client/retries.ts'
import { note, showProgress } from './output.ts'
import type { Session } from './session.ts'

const FIRST_LOOK_MS = 200
const LONGEST_LOOK_MS = 2_000
const LONGEST_CANCEL_MS = 5_000

/** An export as it is now. */
export async function readExport({ client, signal }: Session, id: string): Promise<ProjectExportRowFragment> {
  const { node } = await client.run(ProjectExportDocument, { id }, { signal })
  if (node?.__typename === 'ProjectExport') return node
  throw new FramewrightError('NOT_FOUND', 'The export is not there any more')
}

/** Ends an export on the server. */
async function cancelExport({ client }: Session, exportId: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_CANCEL_MS)
  await client.run(CancelExportDocument, { input: { exportId } }, { signal }).catch((error: unknown) => {
    // It may have been finished meanwhile.
    if (error instanceof FramewrightError && error.code === 'CONFLICT') return
    note(`framewright: The export ${exportId} goes on, because it could not be canceled: ${String(error)}`)
  })
}

/** Waits until an export is done, printing its progress. Cancels it when a signal ends it; throws why it failed. */
export async function awaitExport(
  session: Session,
  begun: ProjectExportRowFragment,
  onProgress: (now: ProjectExportRowFragment) => void,
): Promise<ProjectExportRowFragment> {
  let now = begun
  try {
    for (let wait = FIRST_LOOK_MS; now.status !== 'DONE'; wait = Math.min(wait * 1.5, LONGEST_LOOK_MS)) {
      const { failure, status } = now
      if (status === 'CANCELED') throw new FramewrightError('CONFLICT', 'The export was canceled')
      if (status === 'FAILED') {
        throw new FramewrightError('INTERNAL', failure?.message ?? 'The export failed', { reason: failure?.reason })
      }
      onProgress(now)
      await pause(wait, session.signal)
      now = await readExport(session, begun.id)
    }
    return now
  } catch (error) {
    if (session.signal.aborted) await cancelExport(session, begun.id)
    throw error
  } finally {
    showProgress('')
  }
}
