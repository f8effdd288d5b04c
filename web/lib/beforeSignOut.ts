import { createStore } from './store.ts'

/** Signing out waits no longer than this for unsaved work, in milliseconds. */
export const SIGN_OUT_PATIENCE_MS = 4_000

const callbacks = createStore<readonly (() => Promise<unknown>)[]>([])

/** Has the callback run, and waited for, while the person is still signed in; returns how to take it back. */
export function beforeSignOut(callback: () => Promise<unknown>): () => void {
  callbacks.set([...callbacks.get(), callback])
  return () => callbacks.set(callbacks.get().filter((each) => each !== callback))
}

/** Runs what is to be done before signing out. Resolves when all of it is over or patience has ended; never rejects. */
export async function runBeforeSignOut(): Promise<void> {
  if (callbacks.get().length === 0) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SIGN_OUT_PATIENCE_MS)
  })
  await Promise.race([Promise.allSettled(callbacks.get().map(async (callback) => callback())), late])
  clearTimeout(timer)
}
