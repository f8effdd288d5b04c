/** The wait before the first attempt to connect again; it doubles with every further one, in milliseconds. */
const FIRST_WAIT_MS = 500
/** The longest wait between attempts, in milliseconds. */
const LONGEST_WAIT_MS = 20_000

/** How long to wait before an attempt (0 is the first); spread by half, so that not all come back in one moment. */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 16))
  return wait * (0.5 + random() / 2)
}

/** Resolves after the wait, at once when the network returns or the page is looked at again. */
export function waitToReconnect(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      ending.abort()
      resolve()
    }
    const timer = setTimeout(end, reconnectDelay(attempt))
    window.addEventListener('online', end, { signal: ending.signal })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') end()
    }, { signal: ending.signal })
  })
}
