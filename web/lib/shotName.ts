import { isBlank } from './texts.ts'

const DEFAULT_NAME = /^shot \d+$/i

/** A shot's own name; null when it is only the default 'Shot n', which says the same as its place. */
export function ownNameOf(name: string): string | null {
  const trimmed = name.trim()
  return isBlank(trimmed) || DEFAULT_NAME.test(trimmed) ? null : trimmed
}
