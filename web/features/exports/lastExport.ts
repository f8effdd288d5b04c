import { LAST_EXPORTS_KEY } from '../../lib/session.ts'
import { type FormatField, isFormatField, type OptionValues } from './exportForms.ts'

/** What was chosen for the last export of a project in this browser. */
export interface LastExport {
  readonly field: FormatField
  /** The options of each format that differ from the defaults. */
  readonly options: Readonly<Partial<Record<FormatField, OptionValues>>>
  readonly presetId: string | null
}

const MOST_PROJECTS = 20

type Entry = readonly [projectId: string, last: LastExport]

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const { field, options } = (value[1] ?? {}) as Partial<LastExport>
  return isFormatField(field) && typeof options === 'object' && options !== null
}

function readAll(): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LAST_EXPORTS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

export const readLastExport = (projectId: string): LastExport | null =>
  readAll().find(([id]) => id === projectId)?.[1] ?? null

/** Remembers a choice until the person signs out. */
export function rememberLastExport(projectId: string, last: LastExport): void {
  const others = readAll().filter(([id]) => id !== projectId)
  localStorage.setItem(LAST_EXPORTS_KEY, JSON.stringify([[projectId, last], ...others].slice(0, MOST_PROJECTS)))
}
