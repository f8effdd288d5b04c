import { createStoredStore, useStore } from '../../lib/store.ts'

/** How large the cards of a board are: L is the specification's size, S and M are for overview. */
export type Density = 'S' | 'M' | 'L'

/** The densities from small to large. */
export const DENSITIES: readonly Density[] = ['S', 'M', 'L']

/** In narrower windows two cards of their own size do not stand side by side: M is the default there, in pixels. */
const ROOM_FOR_LARGE = 1024

const chosen = createStoredStore<Density>(
  'framewright.density',
  (stored) => DENSITIES.find((density) => density === stored) ?? (innerWidth < ROOM_FOR_LARGE ? 'M' : 'L'),
)

/** Remembers the density in this browser. */
export const chooseDensity = chosen.set

/** The density chosen last, kept current. */
export const useDensity = (): Density => useStore(chosen)
