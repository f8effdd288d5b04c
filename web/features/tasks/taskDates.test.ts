import { expect, test } from 'vitest'
import { dateHere, dueState } from './taskDates.ts'

const TODAY = '2026-11-21'

test('says how a due date stands', () => {
  expect(dueState('2026-11-30', false, false, TODAY)).toEqual({ label: '30 Nov', look: 'plain' })
  expect(dueState('2027-01-03', false, false, TODAY)).toEqual({ label: '3 Jan 2027', look: 'plain' })
  expect(dueState('2026-11-22', false, false, TODAY).label).toBe('Tomorrow')
  expect(dueState(TODAY, false, false, TODAY)).toEqual({ label: 'Today', look: 'soon' })
  expect(dueState('2026-11-20', false, false, TODAY)).toEqual({ label: 'Yesterday', look: 'soon' })
  expect(dueState('2026-11-20', true, false, TODAY)).toEqual({ label: '1 day late', look: 'late' })
  expect(dueState('2026-11-18', true, false, TODAY)).toEqual({ label: '3 days late', look: 'late' })
  expect(dueState('2026-11-14', false, true, TODAY)).toEqual({ label: '14 Nov', look: 'done' })
})

test('writes the date here', () => {
  expect(dateHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
