import { record, whole } from './shape.ts'

/** The 1-based place that something is moved to. */
export const NEW_ORDER = record('The organization.', {
  newOrder: whole('The 1-based place; beyond the end is the end.', 1),
})
