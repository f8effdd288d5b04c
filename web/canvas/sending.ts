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

/** Sends a shot's description; rejects as `Send` does. */
export type SendDescription = (
  draft: { readonly shotId: string; readonly description: string },
  options: SendOptions,
) => Promise<void>

/** The server will never take this; the work stays journaled and is sent again only on demand. */
export class SaveRefusedError extends Error {
  override readonly name = 'SaveRefusedError'
}
