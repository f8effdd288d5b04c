import { beforeEach, vi } from 'vitest'
import { toaster, type ToastContent } from '../ui/toaster.tsx'

/** Collects the toasts of a file's tests instead of showing them; empty when each test starts. */
export function recordToasts(): ToastContent[] {
  const toasts: ToastContent[] = []
  beforeEach(() => {
    toasts.length = 0
    vi.spyOn(toaster, 'create').mockImplementation(({ closable: _, ...toast }) => {
      toasts.push(toast as ToastContent)
      return ''
    })
  })
  return toasts
}
