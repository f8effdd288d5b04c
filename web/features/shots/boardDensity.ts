import { useSyncExternalStore } from 'react'

/** How large the cards of a board are: L is their own size, S and M are for overview. */
export type Density = 'S' | 'M' | 'L'

/** The densities from small to large. */
export const DENSITIES: readonly Density[] = ['S', 'M', 'L']

const STORAGE_KEY = 'framewright.density'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The density chosen last in this browser. */
function readDensity(): Density {
  const stored = localStorage.getItem(STORAGE_KEY)
  return DENSITIES.find((density) => density === stored) ?? 'L'
}

/** Remembers the density in this browser. */
export function chooseDensity(density: Density): void {
  localStorage.setItem(STORAGE_KEY, density)
  for (const listener of listeners) listener()
}

/** The density chosen last, kept current. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, readDensity)
}
