import { translated } from '../translated.ts'

/** A text of law, in parts with a heading each; a part's items stand as a list below its paragraphs. */
export type LegalDocument = {
  page: string
  title: string
  /** In one sentence, for those who read no more. */
  summary: string
  updated: string
  sections: readonly { title: string; paragraphs: readonly string[]; items?: readonly string[] }[]
}

/** What stands around the texts of law. */
export const legalMessages = translated('legalMessages', {
  contents: 'On this page',
  updated: (date: string) => `Last updated ${date}`,
})
