import type { IEnvironment } from 'relay-runtime'
import { inTurn } from '../../canvas/browserLock.ts'
import { readSelectedOrganization, selectOrganization } from '../../lib/selectedOrganization.ts'
import { commonMessages } from '../../messages/common.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { readError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'
import { isFinalFailure } from '../../relay/finalFailure.ts'
import { carryFrame, type CarryEnd } from './carryFrame.ts'
import { carryServerOf } from './carryServer.ts'
import { forgetKeptFrame, putKeptFrame, readKeptFrame, type CarryProgress, type KeptFrame } from './keptFrame.ts'

const words = tryOutMessages
const MINUTE_MS = 60_000
/** Who signs in so soon after a frame was kept is who kept it; anybody later is asked first. */
const FRESH_MS = 60 * MINUTE_MS
/** A frame nobody has come back for is forgotten after so long. */
const FORGOTTEN_MS = 7 * 24 * 60 * MINUTE_MS
const ASKED_KEY = 'framewright.keptFrameAsked'
const LOCK_NAME = 'framewright.keptFrame'

/** Where a frame is brought over: who is signed in, and the page around. */
export interface Surroundings {
  readonly environment: IEnvironment
  /** Goes to an address. */
  readonly open: (path: string) => void
  /** Refetches the page. */
  readonly refresh: () => void
}

/** Says a thing about the frame that wants an answer; `isOnce`: not again until the browser's tab is closed. */
function ask(toast: Parameters<typeof showToast>[0], isOnce: boolean): void {
  if (isOnce) sessionStorage.setItem(ASKED_KEY, '1')
  showToast(toast)
}

function tellCarried(end: Extract<CarryEnd, { kind: 'carried' }>, { open, refresh }: Surroundings): void {
  const { projectId, projectName, newOrganizationId, imageProblem } = end
  if (newOrganizationId !== null) selectOrganization(newOrganizationId)
  refresh()
  showToast({
    type: imageProblem === null ? 'success' : 'warning',
    title: words.carried,
    description: imageProblem === null ? words.carriedLine(projectName) : words.imageLeftOut(imageProblem),
    action: { label: words.openBoard, onClick: () => open(`/dashboard/projects/${projectId}/storyboard`) },
  })
}

async function carry(frame: KeptFrame, surroundings: Surroundings): Promise<void> {
  let kept = frame
  const note = (progress: CarryProgress): Promise<void> => {
    kept = { ...kept, progress }
    return putKeptFrame(kept)
  }
  try {
    const server = carryServerOf(surroundings.environment)
    const end = await carryFrame(frame, server, { selectedId: readSelectedOrganization(), note })
    if (end.kind === 'not-theirs') return
    await forgetKeptFrame()
    if (end.kind === 'carried') tellCarried(end, surroundings)
  } catch (error) {
    ask({
      type: 'error', title: words.carryFailed, description: words.carryFailedLine(readError(error).message),
      action: { label: commonMessages.tryAgain, onClick: () => bringFrame(surroundings, true) },
    }, isFinalFailure(error))
  }
}

async function begin(surroundings: Surroundings, isAsked: boolean): Promise<void> {
  // Another tab may have brought it over while this one waited for its turn.
  const frame = await readKeptFrame()
  if (frame === null || frame.keptAt < Date.now() - FORGOTTEN_MS) return forgetKeptFrame()
  if (!isAsked && sessionStorage.getItem(ASKED_KEY) !== null) return
  const isTheirs = frame.progress.userId !== undefined || frame.keptAt >= Date.now() - FRESH_MS
  if (isAsked || isTheirs) return carry(frame, surroundings)
  ask({
    type: 'info', title: words.offer, description: words.offerLine,
    action: { label: words.accept, onClick: () => bringFrame(surroundings, true) },
  }, true)
}

/**
 * Brings the frame kept in this browser into a project of who has signed in, one tab at a time, and says what became of
 * it. A frame kept long ago is offered first, once; `isAsked` is for who has said yes.
 */
export function bringFrame(surroundings: Surroundings, isAsked = false): void {
  // Where the storage cannot be read there is nothing to bring.
  inTurn(LOCK_NAME, () => begin(surroundings, isAsked)).catch(() => undefined)
}
