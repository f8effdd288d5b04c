import type { RequestRates } from '../platform/limiter/requestRate.ts'

/** What the pages tell of this server. */
export interface Installation {
  /** The address people reach the server by, without a trailing slash. */
  publicUrl: string
  requestRates: RequestRates
}
