import { afterEach, beforeEach } from 'vitest'
import { askedToasts, type ToastContent } from '../ui/toaster.tsx'

/** Collects the toasts of a file's tests instead of showing them; empty when each test starts. */
export function recordToasts(): ToastContent[] {
  const toasts: ToastContent[] = []
  let unsubscribe = (): void => undefined
  beforeEach(() => {
    toasts.length = 0
    unsubscribe = askedToasts.subscribe(() => {
      const asked = askedToasts.get()
      if (asked.length === 0) return
      toasts.push(...asked)
      askedToasts.set([])
    })
  })
  afterEach(() => unsubscribe())
  return toasts
}
