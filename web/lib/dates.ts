import { byLanguage, byLocale } from '../messages/format.ts'

const MINUTE_MS = 60_000
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 365 * 24 * 60 * MINUTE_MS],
  ['month', 30 * 24 * 60 * MINUTE_MS],
  ['week', 7 * 24 * 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
]

const relative = byLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
const day = byLocale((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' }))
const exact = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' }))

/** A moment as people say it: 'now', '3 hours ago', 'yesterday'. Takes ISO 8601; a clock running ahead says 'now'. */
export function relativeTime(moment: string, now: number = Date.now()): string {
  const elapsed = Math.max(0, now - Date.parse(moment))
  for (const [unit, milliseconds] of STEPS) {
    if (elapsed >= milliseconds) return relative().format(-Math.floor(elapsed / milliseconds), unit)
  }
  return relative().format(0, 'second')
}

/** A moment to come as people say it: 'in 2 hours', 'now'. Takes ISO 8601; one that is over says 'now'. */
export function timeAhead(moment: string, now: number = Date.now()): string {
  const left = Math.max(0, Date.parse(moment) - now)
  for (const [unit, milliseconds] of STEPS) {
    if (left >= milliseconds) return relative().format(Math.round(left / milliseconds), unit)
  }
  return relative().format(Math.ceil(left / 1_000), 'second')
}

/** A day in full: '3 October 2026'. */
export function longDate(moment: string): string {
  return day().format(new Date(moment))
}

/** Day and time to the minute, for tooltips. */
export function exactTime(moment: string): string {
  return exact().format(new Date(moment))
}
