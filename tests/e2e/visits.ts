import { ROUTES, type RouteRow, type Visitor, VISITORS } from './routeTable.ts'

/** A screen of a width in CSS pixels, whose owner likes light or dark pages. */
export interface Screen {
  theme: 'light' | 'dark'
  width: number
}

/** Theme and width change from each to the next, the last being followed by the first. */
export const SCREENS: readonly [Screen, ...Screen[]] = [
  { width: 360, theme: 'light' },
  { width: 768, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
  { width: 768, theme: 'light' },
  { width: 1440, theme: 'dark' },
]

/** Somebody opens an address on a screen. */
export interface Visit {
  row: RouteRow
  visitor: Visitor
  screen: Screen
  /** False where only the way there counts. */
  isLookedAt: boolean
}

/** So many screens that follow each other have every width and both themes. */
const ENOUGH = 3

/**
 * Every combination, or so many that every pair of them occurs: each visitor of a route comes with the screen after the
 * one before, so that everybody has been everywhere and has had every screen; where only few are looked at, they come
 * with more screens each.
 */
export const planVisits = (isFull: boolean): Visit[] =>
  ROUTES.flatMap((row, rowIndex) =>
    row.visitors.flatMap((visitor) => {
      const isLookedAt = row.lookedAtFor.includes(visitor)
      const count = isFull ? SCREENS.length : isLookedAt ? Math.ceil(ENOUGH / row.lookedAtFor.length) : 1
      return Array.from({ length: count }, (_, more): Visit => {
        const screen = SCREENS[(rowIndex + VISITORS.indexOf(visitor) + more) % SCREENS.length]
        return { row, visitor, screen: screen ?? SCREENS[0], isLookedAt: isFull || isLookedAt }
      })
    }),
  )
