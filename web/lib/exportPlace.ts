import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

/** What the page shows of a project, and so what an export of it is likely to hold. */
export interface ExportPlace {
  readonly projectId: string
  readonly boardId: string | null
  /** The shots that are selected. */
  readonly shotIds: readonly string[]
}

/** An export that somebody is about to make. */
export interface AskedExport extends ExportPlace {
  /** The format that is chosen at first; else the one of the last export. */
  readonly format?: 'pdf'
  /** The frame of the board that the page shows, from 0. */
  readonly frame?: number
}

const place = createStore<ExportPlace | null>(null)
const frameNow = createStore<(() => number) | null>(null)
const asked = createStore<AskedExport | null>(null)

/** Says what the page shows, for as long as it does. */
export function useExportPlace({ projectId, boardId, shotIds }: ExportPlace): void {
  const chosen = shotIds.join(' ')
  useEffect(() => {
    const own = { projectId, boardId, shotIds: chosen === '' ? [] : chosen.split(' ') }
    place.set(own)
    return () => {
      if (place.get() === own) place.set(null)
    }
  }, [projectId, boardId, chosen])
}

/** Says how to read the frame that the page shows, for as long as it does. */
export function useExportFrame(getFrame: () => number): void {
  useEffect(() => {
    frameNow.set(getFrame)
    return () => {
      if (frameNow.get() === getFrame) frameNow.set(null)
    }
  }, [getFrame])
}

/** What the page shows; the project of the address where the page says nothing, and null outside of projects. */
export function exportPlace(): ExportPlace | null {
  const [, projectId] = /^\/dashboard\/projects\/([^/]+)/.exec(location.pathname) ?? []
  return place.get() ?? (projectId === undefined ? null : { projectId, boardId: null, shotIds: [] })
}

/** Opens the export dialog for what the page shows; false outside of projects. */
export function askExport(change: Pick<AskedExport, 'format'> = {}): boolean {
  const from = exportPlace()
  const getFrame = frameNow.get()
  if (from) asked.set({ ...from, ...(getFrame && { frame: getFrame() }), ...change })
  return from !== null
}

export const closeExport = (): void => asked.set(null)

/** The export that somebody is about to make; null when the dialog is closed. */
export const useAskedExport = (): AskedExport | null => useStore(asked)
