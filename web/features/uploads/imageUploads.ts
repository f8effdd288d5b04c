import { useSyncExternalStore } from 'react'

/** How far the upload of an image is. */
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

/** The upload of the image of a view or an asset; null when there is none. */
export function getImageUpload(ownerId: string): ImageUpload | null {
  return uploads.get(ownerId) ?? null
}

/** Says how far an upload is to everything that shows it; null ends it. */
export function setImageUpload(ownerId: string, upload: ImageUpload | null): void {
  if (upload) uploads.set(ownerId, upload)
  else uploads.delete(ownerId)
  for (const listener of listeners) listener()
}

/** The same for components. */
export function useImageUpload(ownerId: string): ImageUpload | null {
  return useSyncExternalStore(subscribe, () => getImageUpload(ownerId))
}
