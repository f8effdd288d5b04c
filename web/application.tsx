import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { readToken, startSession } from './lib/session.ts'
import { tellCaughtError } from './relay/caughtErrors.ts'
import { startEnvironment } from './relay/environment.ts'
import { EnvironmentProvider } from './relay/EnvironmentProvider.tsx'
import { routes } from './routes.tsx'
import { AppProvider } from './ui/AppProvider.tsx'
import { startColorMode } from './ui/colorMode.ts'
import { surfaceOf } from './ui/shownColors.ts'

startColorMode(surfaceOf(location.pathname))
startSession()
startEnvironment()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id root')
const router = createBrowserRouter(routes)

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
  const page = element.dataset['page']
  // What was rendered at build time stays until the application can take its place.
  if (page !== undefined) await whenRouted()
  const isSame = page === 'signed-out' && readToken() === null
  return new Promise((resolve) => {
    const options = { onCaughtError: tellCaughtError }
    if (isSame) hydrateRoot(element, applicationWith(resolve), options)
    else createRoot(element, options).render(applicationWith(resolve))
  })
}

/** Fulfilled once the application is on the screen and answers. */
export const shown = show(root)
