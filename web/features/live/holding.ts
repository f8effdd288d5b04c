let holders = 0
const waiting = new Set<() => void>()

/** Whether what others do has to wait, because somebody here holds something that must not jump. */
export function isHeld(): boolean {
  return holders > 0
}

/** Keeps what others do back, as while a card is dragged; returns how to let it come. */
export function holdLive(): () => void {
  let isOver = false
  holders += 1
  return () => {
    if (isOver) return
    isOver = true
    holders -= 1
    if (holders > 0) return
    const released = [...waiting]
    waiting.clear()
    for (const release of released) release()
  }
}

/** Calls back once when nothing is held any more. */
export function whenReleased(release: () => void): void {
  if (holders === 0) release()
  else waiting.add(release)
}

/** Settles when nothing is held any more. */
export const released = (): Promise<void> => new Promise(whenReleased)
