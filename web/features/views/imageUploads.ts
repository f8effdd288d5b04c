import { useSyncExternalStore } from 'react'

/** How far the upload of a view's background image is. */
export interface ImageUpload {
  readonly phase: 'reading' | 'sending' | 'preparing'
  /** 0–100, of what has left. */
  readonly percent: number
  readonly cancel: () => void
}

const uploads = new Map<string, ImageUpload>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The upload of a view's background image; null when there is none. */
export function getImageUpload(viewId: string): ImageUpload | null {
  return uploads.get(viewId) ?? null
}

/** Says how far a view's upload is, to the card and to the preview alike; null ends it. */
export function setImageUpload(viewId: string, upload: ImageUpload | null): void {
  if (upload) uploads.set(viewId, upload)
  else uploads.delete(viewId)
  for (const listener of listeners) listener()
}

/** The same for components. */
export function useImageUpload(viewId: string): ImageUpload | null {
  return useSyncExternalStore(subscribe, () => getImageUpload(viewId))
}
