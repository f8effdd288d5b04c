import { AsyncLocalStorage } from 'node:async_hooks'
import type { Credential } from './permissions.ts'

/** An event that a request committed, as `extensions.events` of its response holds it. */
export interface CommittedEvent {
  log: string
  /** Whose log it is: the id of a project or an organization. */
  ownerId: string
  seq: number
  /** As `noun.verb`. */
  type: string
  subjectId: string
  payload: object
}

/** Collects the events that a request commits, without those that its token may not read. */
export interface Receipt {
  /** Who gets them: `projectId` is the one project that the token is limited to. */
  reader: Credential & { projectId: string | null }
  events: CommittedEvent[]
}

const current = new AsyncLocalStorage<Receipt>()

/** The receipt of the request this work belongs to; undefined if nobody asked for one. */
export const currentReceipt = (): Receipt | undefined => current.getStore()

/** Runs work and collects the events that it commits. */
export const withReceipt = <Result>(receipt: Receipt, work: () => Result): Result => current.run(receipt, work)
