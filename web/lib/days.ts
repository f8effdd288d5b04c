import { longDate } from './dates.ts'
import { activityMessages } from '../messages/activity.ts'
import { byLocale } from '../messages/format.ts'

const clock = byLocale((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }))

function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${moment.getMonth()}-${moment.getDate()}`
}

/** Whether a moment (ISO 8601) lies in the day of `now`, in the time zone here. */
export function isToday(moment: string, now: Date = new Date()): boolean {
  return dayOf(new Date(moment)) === dayOf(now)
}

/** The hour and minute of a moment: '14:02'. */
export function clockTime(moment: string): string {
  return clock().format(new Date(moment))
}

/** A day as a heading: 'Today', 'Yesterday', '3 October 2026'. */
function dayLabel(moment: string, now: Date): string {
  if (isToday(moment, now)) return activityMessages.today
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return isToday(moment, yesterday) ? activityMessages.yesterday : longDate(moment)
}

/** Puts what follows each other on the same day together, keeping the order. */
export function groupByDay<Item extends { at: string }>(
  items: readonly Item[],
  now: Date = new Date(),
): { label: string; items: Item[] }[] {
  const days: { label: string; items: Item[] }[] = []
  for (const item of items) {
    const label = dayLabel(item.at, now)
    const last = days.at(-1)
    if (last?.label === label) last.items.push(item)
    else days.push({ label, items: [item] })
  }
  return days
}
