import { taskMessages } from '../../messages/tasks.ts'
import { byLocale, calendarDay } from '../../messages/format.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

const sameYear = byLocale((tag) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }))

/** The calendar date here, as the API writes dates: 2026-11-21. */
export function dateHere(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}

/** The date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The last day of the week of a date; weeks end on Sunday. */
export function endOfWeek(date: string): string {
  return addDays(date, (WEEK_DAYS - new Date(Date.parse(date)).getUTCDay()) % WEEK_DAYS)
}

/** How a due date stands: its words and how they look. */
export type DueState = { label: string; look: 'late' | 'soon' | 'plain' | 'done' }

/** A due date as a card says it: '3 days late', 'Today', '30 Nov'; with the date alone for what is done. */
export function dueState(dueDate: string, isLate: boolean, isDone: boolean, today: string = dateHere()): DueState {
  const days = Math.round((Date.parse(today) - Date.parse(dueDate)) / DAY_MS)
  const isThisYear = dueDate.slice(0, 4) === today.slice(0, 4)
  const label = isThisYear ? sameYear().format(Date.parse(dueDate)) : calendarDay(dueDate)
  if (isDone) return { label, look: 'done' }
  if (isLate) return { label: taskMessages.daysLate(Math.max(1, days)), look: 'late' }
  if (days === 0) return { label: taskMessages.today, look: 'soon' }
  if (days === 1) return { label: taskMessages.yesterday, look: 'soon' }
  return { label: days === -1 ? taskMessages.tomorrow : label, look: 'plain' }
}
