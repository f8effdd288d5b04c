import Papa from 'papaparse'
import { declareFailures } from '../../../kernel/failure.ts'
import { typeName } from '../assetTypeNames.ts'
import { grouped } from '../../../kernel/grouped.ts'
import { rateText } from '../shotCsvNumbers.ts'
import type { Warn } from './cut.ts'
import type { ExportManifest, ManifestAsset, ManifestBoard } from './manifest.ts'

const kitsuWarnings = declareFailures({
  EXPORT_CELL_LIKE_FORMULA: [
    'CONFLICT', 'Line {line, number}: {column} begins like a formula. Open it in Kitsu, not in a spreadsheet.',
  ],
  EXPORT_ASSETS_ALIKE: [
    'CONFLICT', 'Kitsu has one asset of a type and a name. {codes} are all {type} {name}: rename them.',
  ],
})

/** What a file of Kitsu holds. */
export type KitsuKind = 'SHOTS' | 'ASSETS' | 'CASTING'

/** Kitsu's columns, in its own spelling. */
const COLUMNS = {
  SHOTS: ['Sequence', 'Name', 'Description', 'Nb Frames', 'Frame In', 'Frame Out', 'FPS'],
  ASSETS: ['Type', 'Name', 'Description'],
  CASTING: ['Parent', 'Name', 'Asset Type', 'Asset', 'Occurences', 'Label'],
} as const satisfies Record<KitsuKind, readonly string[]>

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The code of a board as episode and sequence: `E01_SQ010`. A board without an episode is its own. */
function placeOf({ code }: ManifestBoard, hasEpisodes: boolean): { episode: string[]; sequence: string } {
  if (!hasEpisodes) return { episode: [], sequence: code }
  const [, episode, sequence] = /^([^_]+)_(.+)$/.exec(code) ?? [null, code, code]
  return { episode: [episode ?? code], sequence: sequence ?? code }
}

function shotRows({ project, boards }: ExportManifest, hasEpisodes: boolean): string[][] {
  const rate = rateText(project.frameRate)
  return boards.flatMap((board) => {
    const { episode, sequence } = placeOf(board, hasEpisodes)
    return board.shots.map(({ code, description, frames, firstFrame }) => {
      const numbers = [frames, firstFrame, firstFrame + frames - 1].map(String)
      return [...episode, sequence, code, description, ...numbers, rate]
    })
  })
}

/** Assets that share type and name, without case; most have both to themselves. */
const groupsOf = (assets: readonly ManifestAsset[]) =>
  grouped(assets, ({ type, name }) => `${type} ${name.toLowerCase()}`)

/** Assets that share type and name with another are named by their code, as the casting names them. */
const namesOf = (assets: readonly ManifestAsset[]): Map<string, string> =>
  new Map([...groupsOf(assets).values()].flatMap((group) =>
    group.map((asset): [string, string] => [asset.id, group.length > 1 ? asset.code : asset.name])))

/** Shots with their cast, then assets with what they are made of: their `Parent` is the type of the asset. */
function castingRows({ project, boards }: ExportManifest, hasEpisodes: boolean): string[][] {
  const names = namesOf(project.assets)
  const assets = new Map(project.assets.map((asset) => [asset.id, asset]))
  const shots = boards.flatMap((board) => {
    const { episode, sequence } = placeOf(board, hasEpisodes)
    return board.shots.flatMap((shot) =>
      shot.assets.map(({ id, name, type, occurrences, label }) =>
        [...episode, sequence, shot.code, typeName(type), names.get(id) ?? name, String(occurrences), label]))
  })
  const parts = project.assets.flatMap((asset) =>
    asset.uses.flatMap((id) => {
      const part = assets.get(id)
      if (!part) return []
      const place = [...(hasEpisodes ? [''] : []), typeName(asset.type), names.get(asset.id) ?? asset.name]
      return [[...place, typeName(part.type), names.get(id) ?? part.name, '1', '']]
    }))
  return [...shots, ...parts]
}

const assetRows = ({ project }: ExportManifest): string[][] =>
  project.assets.map(({ type, name, description }) => [typeName(type), name, description])

/**
 * A CSV file as Kitsu reads it: UTF-8 without a byte order mark, which it would take for a part of the first column,
 * commas and LF. Cells stay as they are: an apostrophe before what looks like a formula would stay in Kitsu.
 */
export function writeKitsuCsv(manifest: ExportManifest, kind: KitsuKind, hasEpisodes: boolean, warn: Warn): string {
  const isInEpisodes = hasEpisodes && kind !== 'ASSETS'
  const columns: readonly string[] = [...(isInEpisodes ? ['Episode'] : []), ...COLUMNS[kind]]
  const rows = {
    SHOTS: () => shotRows(manifest, isInEpisodes),
    ASSETS: () => assetRows(manifest),
    CASTING: () => castingRows(manifest, isInEpisodes),
  }[kind]()
  if (kind !== 'SHOTS') {
    for (const group of groupsOf(manifest.project.assets).values()) {
      const [first] = group
      if (!first || group.length === 1) continue
      const codes = group.map(({ code }) => code).join(', ')
      warn(kitsuWarnings.EXPORT_ASSETS_ALIKE({ codes, type: typeName(first.type), name: first.name }))
    }
  }
  let line = 1
  for (const row of rows) {
    line += 1
    const place = row.findIndex((cell) => FORMULA.test(cell))
    if (place >= 0) warn(kitsuWarnings.EXPORT_CELL_LIKE_FORMULA({ line, column: columns[place] ?? '' }))
    line += row.join('').split('\n').length - 1
  }
  return `${Papa.unparse([[...columns], ...rows], { newline: '\n' })}\n`
}
