import { Suspense, lazy, useEffect } from 'react'
import { isTypingTarget } from '../../canvas/keymap.ts'
import { askExport, closeExport, exportPlace, useAskedExport } from '../../lib/exportPlace.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { later } from '../../ui/later.tsx'

const ExportTray = later(async () => (await import('./ExportTray.tsx')).ExportTray, () => false)

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

const OPEN_LAYER = '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]'

/** Mod+Shift+E opens the dialog on every page of a project; Mod+P on a board opens it at PDF instead of printing. */
function useExportKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isExport = isPressed(SHORTCUTS.everywhere.export, event)
      const isPrint = isPressed(SHORTCUTS.board.print, event) && exportPlace()?.boardId != null
      if ((!isExport && !isPrint) || event.defaultPrevented) return
      if (document.querySelector(OPEN_LAYER) || (isExport && isTypingTarget(event.target))) return
      if (askExport(isPrint ? { format: 'pdf' } : {})) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The export dialog and the tray, over whatever page there is; the code of the dialog comes when it opens. */
export function ExportLayers() {
  const asked = useAskedExport()
  useExportKeys()
  useEffect(() => closeExport, [])
  return (
    <>
      <ErrorBoundary fallback={() => null}><ExportTray /></ErrorBoundary>
      {asked ? (
        <ErrorBoundary resetKey={asked.projectId} fallback={() => null}>
          <Suspense fallback={null}><ExportDialog asked={asked} onClose={closeExport} /></Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  )
}
