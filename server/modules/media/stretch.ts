import type { Stretch } from '../../platform/storage/disk.ts'

const RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/

/** The one stretch a `Range` asks for; undefined for the whole, null for one that lies beyond the end. */
export function stretchOf(range: string | undefined, bytes: number): Stretch | null | undefined {
  const [isOne, first, last, suffix] = RANGE.exec(range ?? '') ?? []
  if (isOne === undefined) return undefined
  const from = first === undefined ? Math.max(0, bytes - Number(suffix)) : Number(first)
  const to = Math.min(bytes - 1, last === undefined ? bytes - 1 : Number(last))
  return from > to ? null : { from, to }
}
