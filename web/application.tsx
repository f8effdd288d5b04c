import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { connectionWatch } from './lib/connectionState.ts'
import { readToken, startSession } from './lib/session.ts'
import { tellCaughtError } from './relay/caughtErrors.ts'
import { startEnvironment } from './relay/environment.ts'
import { EnvironmentProvider } from './relay/EnvironmentProvider.tsx'
import { routes } from './routes.tsx'
import { AppProvider } from './ui/AppProvider.tsx'
import { startColorMode } from './ui/colorMode.ts'

startColorMode()
startSession()
startEnvironment()
connectionWatch.start()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id root')
/** The state of the page rendered at build time, or undefined on every other page. */
const renderedPage = root.dataset['page']
// A rendered page keeps its place: with hydration data the router restores no earlier scroll position.
const router = createBrowserRouter(routes, renderedPage === undefined ? {} : { hydrationData: {} })

function Application({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown])
  return children
}

const applicationWith = (onShown: () => void) => (
  <StrictMode>
    <Application onShown={onShown}>
      <AppProvider>
        <EnvironmentProvider>
          <RouterProvider router={router} />
        </EnvironmentProvider>
      </AppProvider>
    </Application>
  </StrictMode>
)

/** Waits until the page's parts and what its loaders answer are there. */
const whenRouted = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })

async function show(element: HTMLElement): Promise<void> {
  // What was rendered at build time stays until the application can take its place.
  if (renderedPage !== undefined) {
    await whenRouted()
    // Loading the lazy routes counts as a navigation, after which the router would scroll to the top.
    router.state.restoreScrollPosition = false
  }
  const isSame = renderedPage === 'signed-out' && readToken() === null
  return new Promise((resolve) => {
    const options = { onCaughtError: tellCaughtError }
    if (isSame) hydrateRoot(element, applicationWith(resolve), options)
    else createRoot(element, options).render(applicationWith(resolve))
  })
}

/** Fulfilled once the application is on the screen and answers. */
export const shown = show(root)
