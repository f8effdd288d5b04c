import { afterAll, vi } from 'vitest'
import { storeToken } from '../../web/lib/session.ts'
import { startEnvironment } from '../../web/relay/environment.ts'
import { toaster } from '../../web/ui/ToastRegion.tsx'
import { askedToasts } from '../../web/ui/toaster.tsx'

// Test files share the page and the modules of their worker: each leaves them as it found them.
startEnvironment()
afterAll(() => {
  // Another person's sign-in ends the live connection and empties the Relay store.
  storeToken('next file', { remember: true })
  vi.useRealTimers()
  vi.unstubAllGlobals()
  askedToasts.set([])
  toaster.remove()
  localStorage.clear()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  document.title = ''
  history.replaceState(null, '', '/')
})
