import type { Page, Route } from '@playwright/test'

/** What can come between a page and the server; each operation is met once, the next time it is sent. */
export interface Interference {
  /** The server answers with this error. */
  refuse: (operation: string, extensions: Record<string, unknown>, message?: string) => void
  /** The request gets lost. */
  lose: (operation: string) => void
  /** The request waits until what this returns is called. */
  hold: (operation: string) => () => void
}

/** Stands between a page and the server's GraphQL. */
export async function interfere(page: Page): Promise<Interference> {
  const waiting = new Map<string, (route: Route) => Promise<void>>()
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    for (const [operation, meet] of waiting) {
      // Of a form with a file nothing can be read.
      if (body !== '' && !body.includes(operation)) continue
      waiting.delete(operation)
      return meet(route)
    }
    return route.fallback()
  })
  return {
    refuse: (operation, extensions, message = '') =>
      void waiting.set(operation, (route) => route.fulfill({ json: { errors: [{ message, extensions }] } })),
    lose: (operation) => void waiting.set(operation, (route) => route.abort('connectionfailed')),
    hold(operation) {
      let release = () => undefined as void
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      waiting.set(operation, async (route) => {
        await released
        await route.fallback()
      })
      return release
    },
  }
}
