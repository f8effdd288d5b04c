import { createStore, useStore } from '../lib/store.ts'
import { later } from './later.tsx'

const ToastRegion = later(async () => (await import('./ToastRegion.tsx')).ToastRegion)

/** The four kinds of toast. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

/** A short message in the corner, with at most one thing to do about it. */
export type ToastContent = {
  type: ToastKind
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
}

/** Toasts that were asked for and do not show yet. */
export const askedToasts = createStore<readonly ToastContent[]>([])

/** Shows a toast for five seconds; one that says the same gives way to it. */
export function showToast(toast: ToastContent): void {
  askedToasts.set([...askedToasts.get(), toast])
}

/** The corner in which toasts appear; mounted once. */
export function Toaster() {
  return <ToastRegion isOpen={useStore(askedToasts).length > 0} />
}
