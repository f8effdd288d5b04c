/** The clock fields of an audio context. */
export type TimedContext = Pick<AudioContext, 'currentTime' | 'state' | 'outputLatency' | 'getOutputTimestamp'>

/** What a device may lag behind what is rendered, in seconds; more is taken for a fault of its timestamps. */
const LONGEST_LATENCY = 1

/**
 * The second of a context's clock that is heard now, latency taken off. A device without a believable timestamp is
 * read by its clock alone.
 */
export function heardTime(context: TimedContext, now: number = performance.now()): number {
  const { currentTime } = context
  const latency = Number.isFinite(context.outputLatency) ? context.outputLatency : 0
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp?.() ?? {}
  const heard = contextTime + (now - performanceTime) / 1_000
  const isBelievable = contextTime > 0 && performanceTime > 0 && heard <= currentTime + 0.1 &&
    heard >= currentTime - LONGEST_LATENCY
  return isBelievable ? heard : Math.max(0, currentTime - latency)
}
