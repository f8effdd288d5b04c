import { createStoredStore, useStore } from '../../lib/store.ts'

/** How large the cards of a board are: L is their own size, S and M are for overview. */
export type Density = 'S' | 'M' | 'L'

/** The densities from small to large. */
export const DENSITIES: readonly Density[] = ['S', 'M', 'L']

const chosen = createStoredStore<Density>(
  'framewright.density', (stored) => DENSITIES.find((density) => density === stored) ?? 'L',
)

/** Remembers the density in this browser. */
export const chooseDensity = chosen.set

/** The density chosen last, kept current. */
export const useDensity = (): Density => useStore(chosen)
