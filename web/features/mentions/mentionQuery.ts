/** What stands between an `@` and the caret. */
export interface MentionQuery {
  /** Where the `@` is. */
  readonly at: number
  readonly search: string
}

const LONGEST_SEARCH = 40
const OPEN_MENTION = new RegExp(`(?:^|[^\\p{L}\\p{N}_])@([^\\n@]{0,${LONGEST_SEARCH}})$`, 'u')

/** The name somebody begins to type before the caret; null when it is none. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const found = OPEN_MENTION.exec(text.slice(0, caret))
  if (!found) return null
  const search = found[1] ?? ''
  return { at: caret - search.length - 1, search }
}
