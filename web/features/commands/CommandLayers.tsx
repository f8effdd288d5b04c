import { Suspense, lazy, useEffect } from 'react'
import { commandMessages } from '../../messages/commands.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { showCommandLayer, useCommandLayer } from './commandLayer.ts'
import { useCommandKeys } from './useCommandKeys.ts'
import { useTypedAhead } from './useTypedAhead.ts'

const importSearch = () => import('./CommandSearch.tsx')
const importSheet = () => import('./ShortcutSheet.tsx')
const CommandSearch = lazy(async () => ({ default: (await importSearch()).CommandSearch }))
const ShortcutSheet = lazy(async () => ({ default: (await importSheet()).ShortcutSheet }))

/** The page has come to rest by then. */
const LOAD_AFTER_MS = 2_500

/** The search and the list of shortcuts, over whatever page of the dashboard; their code comes when the page rests. */
export function CommandLayers() {
  const layer = useCommandLayer()
  useCommandKeys()
  useTypedAhead(layer === 'search')
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled([importSearch(), importSheet()]), LOAD_AFTER_MS)
    return () => {
      clearTimeout(timer)
      showCommandLayer(null)
    }
  }, [])
  if (layer === null) return null
  const close = () => showCommandLayer(null)
  return (
    <ErrorBoundary resetKey={layer} fallback={() => <NotLoaded />}>
      <Suspense fallback={null}>
        {layer === 'search' ? <CommandSearch onClose={close} /> : <ShortcutSheet onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Closes a layer whose code could not be loaded: the keys are the page's again. */
function NotLoaded() {
  useEffect(() => {
    showToast({ type: 'error', title: commandMessages.notLoaded })
    showCommandLayer(null)
  }, [])
  return null
}
