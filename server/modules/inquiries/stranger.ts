import type { Caller } from '../../context.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { networkOf } from '../identity/network.ts'

const HOUR_SECONDS = 3600

/** Counts one use of a form by a network. RATE_LIMITED after `most` an hour. */
export const demandFormRate = (name: string, most: number, { address }: Caller): Promise<void> =>
  demandRate({ name, most, seconds: HOUR_SECONDS }, networkOf(address))

/** Whether the field that people do not see holds something: then a machine filled the form. */
export const isFilledByMachine = ({ website }: { website?: string | null | undefined }): boolean =>
  (website ?? '').trim() !== ''
