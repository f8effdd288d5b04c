import { escapeHtml } from '../kernel/html.ts'

/** A piece of a page: what is in it is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** What can stand in a piece of a page; a text is escaped, and nothing comes of null and false. */
export type Content = Html | string | number | null | undefined | false | readonly Content[]

function written(content: Content): string {
  if (content instanceof Html) return content.text
  if (content === null || content === undefined || content === false) return ''
  if (typeof content === 'object') return content.map(written).join('')
  return escapeHtml(String(content))
}

/** A piece of a page, in which every value that is no piece itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(parts.map((part, place) => part + (place < values.length ? written(values[place]) : '')).join(''))
