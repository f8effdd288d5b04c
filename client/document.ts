/**
 * A document that knows what it answers and takes. Those of `framewright/client` are such, and those that GraphQL Code
 * Generator makes with `documentMode: 'string'`.
 */
export interface TypedText<Data, Variables> {
  __apiType?: (variables: Variables) => Data
  toString(): string
}

/** A document of your own, with the types of what it answers and takes. */
export function gql<Data, Variables = Record<string, never>>(text: string): TypedText<Data, Variables> {
  return text as TypedText<Data, Variables>
}

/** Variables may be left out where none of them must be given. */
export type Given<Variables, Options> = Record<never, never> extends Variables
  ? [variables?: Variables, options?: Options]
  : [variables: Variables, options?: Options]

const BLANKS_AND_COMMENTS = /^(?:[\s,]|#[^\n]*(?:\n|$))+/
const FRAGMENT = /^fragment\b[^{]*/

/** The text after its first block in braces. */
function afterBlock(text: string): string {
  let depth = 0
  for (let index = text.indexOf('{'); index >= 0 && index < text.length; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && --depth === 0) return text.slice(index + 1)
  }
  return ''
}

/** What the first operation of a document is; fragments may stand before it. */
export function operationOf(document: string): 'query' | 'mutation' | 'subscription' {
  let rest = document.replace(BLANKS_AND_COMMENTS, '')
  while (FRAGMENT.test(rest)) rest = afterBlock(rest).replace(BLANKS_AND_COMMENTS, '')
  if (/^mutation\b/.test(rest)) return 'mutation'
  return /^subscription\b/.test(rest) ? 'subscription' : 'query'
}
