import '@fontsource-variable/inter/standard.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { startSession } from './lib/session.ts'
import { startEnvironment } from './relay/environment.ts'
import { EnvironmentProvider } from './relay/EnvironmentProvider.tsx'
import { routes } from './routes.tsx'
import { AppProvider } from './ui/AppProvider.tsx'
import { startColorMode } from './ui/colorMode.ts'

const RELOAD_KEY = 'framewright.reloadedAt'
const RELOAD_PAUSE_MS = 60_000

startColorMode(location.pathname.startsWith('/dashboard') ? 'dashboard' : 'public')
startSession()
startEnvironment()

// A new version was installed and the parts of the old one are gone: the page starts again, once in a while at most.
window.addEventListener('vite:preloadError', () => {
  // Without a network nothing would come back: the page stays and says so.
  if (!navigator.onLine) return
  const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0)
  if (Date.now() - last < RELOAD_PAUSE_MS) return
  sessionStorage.setItem(RELOAD_KEY, String(Date.now()))
  window.location.reload()
})

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id root')

createRoot(root).render(
  <StrictMode>
    <AppProvider>
      <EnvironmentProvider>
        <RouterProvider router={createBrowserRouter(routes)} />
      </EnvironmentProvider>
    </AppProvider>
  </StrictMode>,
)
