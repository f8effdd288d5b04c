import type { DescriptionRow, JournalRow } from './journal.ts'
import { NO_VIEW } from './journal.ts'
import { batchesOf, newestDescription } from './saveBatches.ts'
import type { SendableBatch } from './saveBatches.ts'

/** The server's receipt for one operation. */
export interface Acknowledgement {
  readonly opId: string
  readonly seq: number
  readonly actorId: string
}

/** How to send: `keepalive` asks for a request that outlives the page. */
export interface SendOptions {
  readonly keepalive: boolean
}

/**
 * Sends a batch and resolves with what the server has stored. Rejects with SaveRefusedError when sending it again would
 * be refused again; any other rejection is retried.
 */
export type Send = (batch: SendableBatch, options: SendOptions) => Promise<readonly Acknowledgement[]>

/**
 * Sends a shot's description, which is stored only where the saved text is `base`. Rejects as `Send` does, with
 * DescriptionConflictError where another text is saved.
 */
export type SendDescription = (
  draft: { readonly shotId: string; readonly description: string; readonly base?: string },
  options: SendOptions,
) => Promise<void>

/** The server will never take this; the work stays journaled and is sent again only on demand. */
export class SaveRefusedError extends Error {
  override readonly name: string = 'SaveRefusedError'
}

/** Another person has saved another description; nothing was written. */
export class DescriptionConflictError extends SaveRefusedError {
  override readonly name = 'DescriptionConflictError'
  /** The text that is saved. */
  readonly saved: string

  constructor(saved: string) {
    super('Another description is saved')
    this.saved = saved
  }
}

/** What is sent of a journaled description. */
export function draftOf({ shotId, text, base }: DescriptionRow): Parameters<SendDescription>[0] {
  return { shotId, description: text, base }
}

/** How a shot's work is sent. Each resolves when the server's answer has been taken in. */
export interface SendingWays {
  readonly sendBatch: (batch: SendableBatch) => Promise<void>
  readonly sendDescription: (row: DescriptionRow) => Promise<void>
}

/**
 * Sends a shot's rows, one request after another. A refusal holds back only its own view; the first is thrown when
 * all are through. Any other failure is thrown at once.
 */
export async function sendRows(rows: readonly JournalRow[], ways: SendingWays): Promise<void> {
  const refusals = new Map<string, SaveRefusedError>()
  const attempt = async (viewId: string, sending: () => Promise<void>): Promise<void> => {
    if (refusals.has(viewId)) return
    await sending().catch((error: unknown) => {
      if (!(error instanceof SaveRefusedError)) throw error
      refusals.set(viewId, error)
    })
  }
  for (const batch of batchesOf(rows)) await attempt(batch.viewId, () => ways.sendBatch(batch))
  const description = newestDescription(rows)
  if (description) await attempt(NO_VIEW, () => ways.sendDescription(description))
  for (const refusal of refusals.values()) throw refusal
}
