import type { Page, Request } from '@playwright/test'

/** Without a request for so long, a page has what it asked for, in milliseconds. */
const QUIET_MS = 80
/** No page takes so long, in milliseconds. */
const LONGEST_MS = 15_000

/** The graphics card that Chromium imitates complains about itself, and about nothing a page could change. */
const isOfDriver = (text: string) => /GPU stall due to ReadPixels|GL Driver Message|swiftshader/i.test(text)

/** What goes wrong in a page that nobody sees. */
export interface PageWatch {
  /** Waits until nothing is being loaded. */
  settle: () => Promise<void>
  /** What went wrong since this was asked last. */
  takeProblems: () => string[]
}

/** Listens to a page's console and requests. */
export function watchPage(page: Page): PageWatch {
  let problems: string[] = []
  const underWay = new Set<Request>()
  let changedAt = Date.now()
  const end = (request: Request) => {
    underWay.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    underWay.add(request)
    changedAt = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', (request) => {
    end(request)
    const reason = request.failure()?.errorText ?? ''
    // A navigation to another page cancels the wait for this one.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    const isWrong = message.type() === 'error' || message.type() === 'warning'
    if (isWrong && !isOfDriver(message.text())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))

  return {
    async settle() {
      const startedAt = Date.now()
      while (underWay.size > 0 || Date.now() - changedAt < QUIET_MS) {
        if (Date.now() - startedAt > LONGEST_MS) {
          problems.push(`still loading: ${[...underWay].map((request) => request.url()).join(' ')}`)
          return
        }
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4))
      }
    },
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
  }
}
