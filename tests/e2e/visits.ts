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
  /** Whether the page is looked at closely: axe, a picture, scrolling, the pointer. Layout and texts always are. */
  isLookedAt: boolean
}

/** So many screens that follow each other have every width and both themes. */
const ENOUGH = 3

/** The visits of one route, each visitor with the screen after that of the one before. */
function visitsOf(row: RouteRow, rowIndex: number, isFull: boolean): Visit[] {
  return row.visitors.flatMap((visitor) => {
    const isLookedAt = row.lookedAtFor.includes(visitor)
    const count = isFull ? SCREENS.length : isLookedAt ? Math.ceil(ENOUGH / row.lookedAtFor.length) : 1
    return Array.from({ length: count }, (_, more): Visit => {
      const screen = SCREENS[(rowIndex + VISITORS.indexOf(visitor) + more) % SCREENS.length]
      return { row, visitor, screen: screen ?? SCREENS[0], isLookedAt: isFull || isLookedAt }
    })
  })
}

/** Leaves close looks for the last visitor, who may do most, and for those before who bring a new theme or width. */
function lookOnceOnEachScreen(visits: readonly Visit[]): Visit[] {
  const seen = new Set<string | number>()
  const isKept = ({ isLookedAt, screen: { theme, width } }: Visit): boolean => {
    if (!isLookedAt || (seen.has(theme) && seen.has(width))) return false
    seen.add(theme).add(width)
    return true
  }
  return visits.toReversed().map((visit) => ({ ...visit, isLookedAt: isKept(visit) })).toReversed()
}

/**
 * Every combination, each looked at closely; or so many that every pair of visitor, route and screen occurs, with a
 * close look at each page in both themes and at all widths.
 */
export const planVisits = (isFull: boolean): Visit[] =>
  ROUTES.flatMap((row, rowIndex) => {
    const visits = visitsOf(row, rowIndex, isFull)
    return isFull ? visits : lookOnceOnEachScreen(visits)
  })
