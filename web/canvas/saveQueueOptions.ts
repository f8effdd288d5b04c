import type { Operation } from '../../drawing/operation.ts'
import type { JournalStorage } from './journal.ts'
import type { Acknowledgement, Send, SendDescription } from './sending.ts'
import type { TabChannel } from './tabChannel.ts'

/** Where work is done. */
export interface Place {
  readonly shotId: string
  readonly viewId: string
}

/** What a queue is made of. */
export interface SaveQueueOptions {
  readonly userId: string
  readonly journal: JournalStorage
  readonly send: Send
  readonly sendDescription: SendDescription
  /** The person's other tabs: what they journal is taken over, what they have stored is let go of. */
  readonly tabs?: TabChannel
  /** Called for every operation that another tab has journaled. */
  readonly onAdopted?: (place: Place, operation: Operation) => void
  /** Called for every description that another tab has stored. */
  readonly onDescribed?: (shotId: string, description: string) => void
  /** Called for every stored batch; the owner hands it to the view's model. */
  readonly onAcknowledged?: (viewId: string, acknowledgements: readonly Acknowledgement[]) => void
  /** Called once when saving begins to fail, not again before a save has succeeded. */
  readonly onSaveFailed?: (failure: { readonly shotId: string; readonly error: unknown }) => void
}
