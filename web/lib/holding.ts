import { createStore } from './store.ts'

const holders = createStore(0)

/** Whether what others do has to wait, because somebody here holds something that must not jump. */
export const isHeld = (): boolean => holders.get() > 0

/** Keeps what others do back, as while a card is dragged; returns how to let it come. */
export function holdLive(): () => void {
  let isOver = false
  holders.set(holders.get() + 1)
  return () => {
    if (!isOver) holders.set(holders.get() - 1)
    isOver = true
  }
}

/** Calls back once when nothing is held any more. */
export function whenReleased(release: () => void): void {
  if (!isHeld()) return release()
  const stop = holders.subscribe(() => {
    if (isHeld()) return
    stop()
    release()
  })
}

/** Settles when nothing is held any more. */
export const released = (): Promise<void> => new Promise(whenReleased)
