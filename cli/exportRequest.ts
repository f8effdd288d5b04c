import { isDeepStrictEqual } from 'node:util'
import {
  type CreateExportMutationVariables, type ExportPresetsQuery, ExportPresetsDocument, FramewrightError,
} from '../client/public.ts'
import { UsageError } from './exits.ts'
import { EXPORT_KINDS, fieldOf } from './exportKinds.ts'
import { readSettings } from './exportOptions.ts'
import { findProject, findShot, findStoryboard, type FoundStoryboard, kindOfPlace } from './lookups.ts'
import type { Session } from './session.ts'

/** What is exported, and how. */
export interface ExportOptions {
  as?: string
  preset?: string
  set: string[]
  out?: string
  /** Numbers of scenes of a board. */
  scene: string[]
  /** False with --no-canvas-data. */
  canvasData: boolean
  idempotencyKey?: string
}

type CreateExport = CreateExportMutationVariables['input']

/** The scenes of a board by their numbers, in any case. Refused with the numbers there are. */
function scenesOf({ path, scenes }: FoundStoryboard, numbers: readonly string[]): string[] {
  return numbers.map((wished) => {
    const found = scenes.find(({ number }) => number.toLowerCase() === wished.toLowerCase())
    if (found) return found.id
    const known = scenes.flatMap(({ number }) => (number === '' ? [] : [number])).join(', ')
    throw new FramewrightError('NOT_FOUND', `${path} has no scene ${wished}, but ${known || 'none with a number'}`)
  })
}

/** The project of a place, and what of it is meant; undefined for all of it. */
export async function findExportPlace(session: Session, place: string, scenes: readonly string[]) {
  const kind = kindOfPlace(place)
  if (scenes.length > 0) {
    if (kind !== 'storyboard') throw new UsageError('--scene is for a board: write BRICK/MAIN')
    const board = await findStoryboard(session, place)
    return { project: board.project, what: { sceneIds: scenesOf(board, scenes) } }
  }
  if (kind === 'project') return { project: await findProject(session, place), what: undefined }
  if (kind === 'storyboard') {
    const { id, project } = await findStoryboard(session, place)
    return { project, what: { storyboardIds: [id] } }
  }
  const { id, storyboard } = await findShot(session, place)
  return { project: storyboard.project, what: { shotIds: [id] } }
}

type Preset = NonNullable<ExportPresetsQuery['project']>['exportPresets'][number]

/** The preset of a name in any case; refused with the names there are. */
async function findPreset({ client, signal }: Session, projectId: string, name: string): Promise<Preset> {
  const { project } = await client.run(ExportPresetsDocument, { projectId }, { signal })
  const presets = project?.exportPresets ?? []
  const found = presets.find((preset) => preset.id === name || preset.name.toLowerCase() === name.toLowerCase())
  if (found) return found
  const names = presets.map((preset) => `"${preset.name}"`).join(', ')
  throw new FramewrightError('NOT_FOUND', `The project has no preset "${name}", but ${names || 'none at all'}`)
}

/** The format with its options, as `--as`, `--preset` and `--set` name it; JSON Lines without any. */
export async function readFormat(
  session: Session,
  { as, preset: name, set, canvasData }: ExportOptions,
  projectId: string,
): Promise<CreateExport['as']> {
  if (as === undefined && name === undefined) {
    if (set.length > 0) throw new UsageError('--set is for a format: use --as or --preset')
    return { data: { includeCanvasData: canvasData } }
  }
  const kind = as === undefined ? undefined : EXPORT_KINDS[as]
  const preset = name === undefined ? undefined : await findPreset(session, projectId, name)
  if (kind && preset && kind.format !== preset.format) {
    throw new UsageError(`The preset "${preset.name}" is of the format ${preset.format}: leave --as ${as} out`)
  }
  const field = kind?.field ?? fieldOf(preset?.format ?? 'DATA')
  const settings = await readSettings(session, set, field, as ?? field)
  const options = { ...preset?.options, ...kind?.options, ...settings }
  if (preset && isDeepStrictEqual(options, preset.options)) return { presetId: preset.id }
  // Exactly one field, by which the type is narrowed.
  return { [field]: options } as unknown as CreateExport['as']
}
