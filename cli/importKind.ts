import { UsageError } from './exits.ts'

export const IMPORT_KINDS = ['script', 'shots', 'assets', 'casting', 'tasks'] as const

/** What a file that comes in holds. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

const SCRIPT_NAME = /\.(fountain|fdx|spmd|txt)$/i

/** Columns that only one kind has, in the order in which they decide. */
const TELLING: readonly [string, Exclude<ImportKind, 'script'>][] = [
  ['asset', 'casting'],
  ['title', 'tasks'],
  ['sequence', 'shots'],
  ['type', 'assets'],
]

/** What a file holds, by its name and, of CSV, its first line. */
export function guessKind(path: string, source: string): ImportKind {
  if (SCRIPT_NAME.test(path)) return 'script'
  const [head = ''] = source.replace(/^"?sep=."?\s+/i, '').split(/\r?\n/, 1)
  const columns = head.split(/[,;\t]/).map((column) => column.replaceAll('"', '').trim().toLowerCase())
  const kind = TELLING.find(([column]) => columns.includes(column))?.[1]
  if (kind && columns.length > 1) return kind
  throw new UsageError(`What "${path}" holds does not show: say it with --kind ${IMPORT_KINDS.join(', ')}`)
}
