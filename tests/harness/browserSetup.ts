import createCache from '@emotion/cache'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'

/** What jsdom lacks and the component library asks for on mount. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', SilentObserver)
vi.stubGlobal('IntersectionObserver', SilentObserver)
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
}))
// Dates are written as the browser's locale does.
Object.defineProperty(navigator, 'languages', { get: () => ['en-GB', 'en'], configurable: true })
// jsdom looks through every rule of the page whenever a name, a role or a press asks for the style of an element.
const { sheet } = createCache({ key: 'none' })
Object.assign(Object.getPrototypeOf(sheet) as object, { insert: () => {} })
// React keeps the stack of each element's maker for its warnings, up to 10,000 a second: no test reads them.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
Object.assign(document, { timeline: { currentTime: 0 } })
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

// A second, the library's own, is too short for a machine that runs other tests beside.
// Files of a shared worker change defaultHidden.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false })
afterEach(() => {
  cleanup()
  // Drafts of forms.
  sessionStorage.clear()
})
