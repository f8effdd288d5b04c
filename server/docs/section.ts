import type { Content } from './html.ts'

/** A part of a page with a heading and a place in its navigation. */
export interface Section {
  /** Its anchor, in lower case: those of the schema begin with a capital. */
  id: string
  title: string
  lead: Content
  body: Content
  /** What the navigation lists below it. */
  entries: readonly { name: string; anchor: string }[]
}

/** A section that is one text. */
export const textSection = (id: string, title: string, body: Content): Section =>
  ({ id, title, lead: null, body, entries: [] })
