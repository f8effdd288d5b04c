import { ROUTES, type RouteRow, type Visitor } from './routeTable.ts'

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
  /** Whether the page is looked at closely: axe, a picture, scrolling, the pointer, and its layout at every width. */
  isLookedAt: boolean
}

/** Both find what the OWNER finds, with less in it or less to press: on each page one of them comes in every run. */
export const IN_TURN: readonly Visitor[] = ['beginner', 'MEMBER']

function visitorsOf({ always, visitors }: RouteRow, rowIndex: number): readonly Visitor[] {
  const usual = always ?? visitors
  if (!IN_TURN.every((visitor) => usual.includes(visitor))) return usual
  // After two pages, so that each of them comes in both themes.
  const absent = IN_TURN[Math.floor(rowIndex / 2) % IN_TURN.length]
  return usual.filter((visitor) => visitor !== absent)
}

/** The visits of one route on all screens, or each visitor's with the screen after that of the one before. */
function visitsOf(row: RouteRow, rowIndex: number, isFull: boolean): Visit[] {
  if (isFull) {
    return row.visitors.flatMap((visitor) => SCREENS.map((screen) => ({ row, visitor, screen, isLookedAt: true })))
  }
  return visitorsOf(row, rowIndex).map((visitor, turn) => {
    const screen = SCREENS[(rowIndex + turn) % SCREENS.length] ?? SCREENS[0]
    return { row, visitor, screen, isLookedAt: visitor === row.lookedAtFor }
  })
}

/** Every combination, each looked at closely; or so many that each page is looked at closely once, on some screen. */
export const planVisits = (isFull: boolean): Visit[] =>
  ROUTES.flatMap((row, rowIndex) => visitsOf(row, rowIndex, isFull))
