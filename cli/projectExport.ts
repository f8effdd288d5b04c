import { FramewrightError, ProjectExportDocument, type ProjectExportRowFragment } from '../client/public.ts'
import { pause } from '../client/retries.ts'
import type { Session } from './session.ts'

const FIRST_LOOK_MS = 200
const LONGEST_LOOK_MS = 2_000

/** An export as it is now. */
export async function readExport({ client, signal }: Session, id: string): Promise<ProjectExportRowFragment> {
  const { node } = await client.run(ProjectExportDocument, { id }, { signal })
  if (node?.__typename === 'ProjectExport') return node
  throw new FramewrightError('NOT_FOUND', 'The export is not there any more')
}

/** Waits until an export is done, telling how far it is; throws why it failed. */
export async function awaitExport(
  session: Session,
  begun: ProjectExportRowFragment,
  onProgress: (now: ProjectExportRowFragment) => void,
): Promise<ProjectExportRowFragment> {
  let now = begun
  for (let wait = FIRST_LOOK_MS; now.status !== 'DONE'; wait = Math.min(wait * 1.5, LONGEST_LOOK_MS)) {
    if (now.status === 'FAILED') throw new FramewrightError('INTERNAL', now.failure?.message ?? 'The export failed')
    onProgress(now)
    await pause(wait, session.signal)
    now = await readExport(session, begun.id)
  }
  return now
}
