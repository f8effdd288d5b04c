import { RECENT_PLACES_KEY } from './session.ts'

/** A page of the dashboard somebody was on. */
export interface RecentPlace {
  readonly path: string
  readonly title: string
  /** What it belongs to, for example the project's name. */
  readonly line: string
}

const MOST_PLACES = 8

function isPlace(value: unknown): value is RecentPlace {
  const { path, title, line } = (value ?? {}) as Partial<Record<keyof RecentPlace, unknown>>
  const isInside = typeof path === 'string' && path.startsWith('/dashboard')
  return isInside && typeof title === 'string' && typeof line === 'string'
}

/** Where the person was last in this browser, the latest first. */
export function readRecentPlaces(): readonly RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_PLACES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST_PLACES) : []
  } catch {
    return []
  }
}

/** Remembers a place in this browser until the person signs out. */
export function rememberPlace(place: RecentPlace): void {
  const others = readRecentPlaces().filter(({ path }) => path !== place.path)
  localStorage.setItem(RECENT_PLACES_KEY, JSON.stringify([place, ...others].slice(0, MOST_PLACES)))
}
