import type { RequestRates } from '../platform/limiter/requestRate.ts'

/** The facts of this server that the pages show. */
export interface Installation {
  /** The address people reach the server by, without a trailing slash. */
  publicUrl: string
  requestRates: RequestRates
}
