import { fail } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/ids.ts'
import { exportFailures } from './export.failures.ts'
import { ALL_FORMATS, type AskedFormat, type ExportAs } from './projectExport.service.ts'
import type { ExportScope } from './exports/readManifest.ts'

/** The options of one format, by its field. */
export type ExportFormatFields = Readonly<Record<string, object | null | undefined>>

/** What an input asks for. */
export function exportAs({ presetId, ...fields }: ExportFormatFields & { presetId?: unknown }): ExportAs {
  if (typeof presetId === 'string') return { presetId: uuidOf('ExportPreset', presetId, 'as.presetId') }
  return askedFormat(fields)
}

/** The format that an input names. INVALID_INPUT for a preset. */
export function askedFormat(fields: ExportFormatFields): AskedFormat {
  if (fields['presetId'] != null) throw fail(exportFailures.PRESET_OF_PRESET(), { field: 'as.presetId' })
  const asked = ALL_FORMATS.find(({ field }) => fields[field] != null) ?? ALL_FORMATS[0]
  return { format: asked.format, options: fields[asked.field], field: `as.${asked.field}` }
}

const NODES = { storyboardIds: 'Storyboard', sceneIds: 'Scene', shotIds: 'Shot' } as const
/** Ids that one scope may name. */
export const MOST_IDS = 1000

/** What of a project an input names, by TypeIDs. */
export type ScopeInput = { readonly [Name in keyof typeof NODES]?: readonly (string | number)[] | null }

/** The scope of an input, with UUIDs. INVALID_INPUT for none or too many. */
export function exportScope(what: ScopeInput | null | undefined): ExportScope {
  const scope: ExportScope = {}
  for (const name of ['storyboardIds', 'sceneIds', 'shotIds'] as const) {
    const ids = what?.[name]
    if (!ids) continue
    if (ids.length < 1 || ids.length > MOST_IDS) {
      throw fail(exportFailures.EXPORT_SCOPE_OUT_OF_RANGE({ most: MOST_IDS }), { field: `what.${name}` })
    }
    scope[name] = ids.map((id) => uuidOf(NODES[name], String(id), `what.${name}`))
  }
  return scope
}

const FIELDS = { as: ['presetId', ...ALL_FORMATS.map(({ field }) => field)], what: Object.keys(NODES) } as const

/** Throws INVALID_INPUT unless one part of an input has exactly one field, as GraphQL checks by itself. */
export function demandOne(part: keyof typeof FIELDS, given: object): void {
  const names = Object.entries(given).flatMap(([name, value]) => (value == null ? [] : [name]))
  const isKnown = names.every((name) => FIELDS[part].includes(name))
  if (names.length === 1 && isKnown) return
  throw fail(exportFailures.EXPORT_CHOOSE_ONE({ names: FIELDS[part].join(', ') }), { field: part })
}
