/** What is done for the work on a page. */
export interface PageCare {
  /** The page is hidden or goes: send what can be sent now. */
  readonly onLeaving: () => void
  /** The network is back. */
  readonly onOnline: () => void
}

/** Watches the page go and the network come; returns how to stop. */
export function watchPage({ onLeaving, onOnline }: PageCare): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') onLeaving()
  }
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', onLeaving)
  window.addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', onLeaving)
    window.removeEventListener('online', onOnline)
  }
}
