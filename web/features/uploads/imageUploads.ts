import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store.ts'

/** How far the upload of an image is. */
export interface ImageUpload {
  readonly phase: 'reading' | 'sending' | 'preparing'
  /** 0–100, of what has left. */
  readonly percent: number
  readonly cancel: () => void
}

const uploads = createStore<ReadonlyMap<string, ImageUpload>>(new Map())

/** The upload of the image of a view or an asset; null when there is none. */
export const getImageUpload = (ownerId: string): ImageUpload | null => uploads.get().get(ownerId) ?? null

/** Says how far an upload is to everything that shows it; null ends it. */
export function setImageUpload(ownerId: string, upload: ImageUpload | null): void {
  const others = [...uploads.get()].filter(([id]) => id !== ownerId)
  uploads.set(new Map(upload ? [...others, [ownerId, upload]] : others))
}

/** The same for components. */
export const useImageUpload = (ownerId: string): ImageUpload | null =>
  useSyncExternalStore(uploads.subscribe, () => getImageUpload(ownerId))
