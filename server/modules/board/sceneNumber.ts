const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The number of a scene that comes between two others, as scripts number them: the next whole number at the end, 12A
 * after 12 where 13 follows, A1 before 1. Empty when there is no number left, or the scenes beside it have none.
 */
export function sceneNumberBetween(before: string | null, after: string | null, taken: ReadonlySet<string>): string {
  if (before === null && after === null) return taken.size === 0 ? '1' : ''
  const [, digits = '', rest = ''] = /^(\d+)([A-Z]?)$/.exec(before ?? '') ?? []
  const next = String(Number(digits) + 1)
  if (digits !== '' && after === null && !taken.has(next)) return next
  const candidates = before === null
    ? LETTERS.map((letter) => `${letter}${after ?? ''}`)
    : LETTERS.filter((letter) => letter > rest).map((letter) => `${digits}${letter}`)
  const isNumbered = before === null ? after !== '' : digits !== ''
  return (isNumbered ? candidates.find((number) => !taken.has(number)) : undefined) ?? ''
}
