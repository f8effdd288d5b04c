import type { AssetType } from '../../__generated__/prisma/enums.ts'
import { textFailures } from '../../kernel/text.ts'
import { castIn, type CastingRow, checkLabel, problemOfOccurrences } from '../production/casting.service.ts'
import { type CsvAsset, readAssets, typeIn } from './assetCsv.service.ts'
import { typeName } from './assetTypeNames.ts'
import { csvRowFailures } from './csv.failures.ts'
import { type BoardLookup, type CsvProject, pathOf, readBoards, type Reader } from './csvBoards.service.ts'
import { grouped } from '../../kernel/grouped.ts'
import { NamedInFile } from './csvNames.ts'
import { type CsvPlan, inParts, PlanRow, seenBefore, shortened } from './csvPlan.ts'
import { type CsvColumn, type CsvRow } from './csvText.ts'
import { wholeNumber } from './shotCsvNumbers.ts'

/**
 * Kitsu's columns, so spelt: `Parent` is the code of the board, `Name` that of the shot. `Asset` is the name of the
 * asset, or its code where several of a type are called so.
 */
export const CASTING_COLUMNS: readonly CsvColumn[] = [
  { name: 'Parent', isRequired: true },
  { name: 'Name', isRequired: true },
  { name: 'Asset Type', isRequired: true },
  { name: 'Asset', isRequired: true },
  { name: 'Occurences', aliases: ['Occurrences'] },
  { name: 'Label' },
]

interface Cast {
  shotId: string
  assetId: string
  occurrences: number
  label: string
}

/** What appears in the shots of a project, by type and name. */
const readCastings = (database: Reader, projectId: string) => database.$queryRaw<Cast[]>`
  SELECT c."shotId", c."assetId", c."occurrences", c."label" FROM "Casting" c
  JOIN "Asset" a ON a."id" = c."assetId" AND a."deletedAt" IS NULL
  WHERE c."projectId" = ${projectId}::uuid ORDER BY a."type", a."name", a."id"`

const keyOf = ({ shotId, assetId }: { shotId: string; assetId: string }) => `${shotId}:${assetId}`

/** The assets of a project as the cells of a file name them, type by type. */
function namesOf(assets: readonly CsvAsset[]): Map<AssetType, NamedInFile<CsvAsset>> {
  const byType = grouped(assets, ({ type }) => type)
  return new Map(
    [...byType].map(([type, alike]) => [type, new NamedInFile(alike, ({ code }) => code, { isMarkEnough: true })]),
  )
}

/** All castings of a project as rows of a file, shot by shot in order. */
export async function castingRows(database: Reader, { id }: CsvProject): Promise<string[][]> {
  const boards = await readBoards(database, id)
  const assets = await readAssets(database, id)
  const names = namesOf(assets)
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const castings = grouped(await readCastings(database, id), ({ shotId }) => shotId)
  return boards.shots.flatMap((shot) =>
    (castings.get(shot.id) ?? []).flatMap(({ assetId, occurrences, label }) => {
      const asset = byId.get(assetId)
      const name = asset && names.get(asset.type)?.nameOf(asset)
      if (!asset || name === undefined) return []
      return [[boards.boardOf(shot)?.code ?? '', shot.code, typeName(asset.type), name, String(occurrences), label]]
    }),
  )
}

/** The asset a row names; null, and the row refused, when it names none or several. */
function assetIn(row: PlanRow, cell: CsvRow['cell'], names: ReturnType<typeof namesOf>): CsvAsset | null {
  const text = (cell('Asset') ?? '').trim()
  const type = typeIn(row, 'Asset Type', cell('Asset Type') ?? '')
  if (text === '') row.refuse(textFailures.TEXT_REQUIRED({ label: 'Asset' }))
  if (type === null || text === '') return null
  const found = names.get(type)?.find(text) ?? null
  if (found !== null && found !== 'ambiguous') return found
  const failureOf = found === null ? csvRowFailures.CSV_ASSET_UNKNOWN : csvRowFailures.CSV_ASSET_AMBIGUOUS
  row.refuse(failureOf({ type: typeName(type), name: shortened(text) }))
  return null
}

function shotIn(row: PlanRow, cell: CsvRow['cell'], boards: BoardLookup) {
  const [parent, name] = [(cell('Parent') ?? '').trim(), (cell('Name') ?? '').trim()]
  const shot = boards.shot(pathOf(parent, name))
  if (shot) return shot
  const board = shortened(parent)
  row.refuse(
    boards.board(parent)
      ? csvRowFailures.CSV_SHOT_UNKNOWN({ board, shot: shortened(name) })
      : csvRowFailures.CSV_BOARD_UNKNOWN({ board }),
  )
  return null
}

/** What a file of castings would do. 0 occurrences take an asset out of a shot. */
export async function planCasting(database: Reader, { id }: CsvProject, rows: readonly CsvRow[]): Promise<CsvPlan> {
  const boards = await readBoards(database, id)
  const assets = await readAssets(database, id)
  const names = namesOf(assets)
  const present = new Map((await readCastings(database, id)).map((each) => [keyOf(each), each]))
  const assetNames = new Map(assets.map((asset) => [asset.id, asset.name]))
  const seen = seenBefore()
  const work: CastingRow[] = []
  const planned = rows.map((source) => {
    const { cell, line } = source
    const row = new PlanRow(source)
    const shot = shotIn(row, cell, boards)
    const asset = assetIn(row, cell, names)
    const path = shot ? boards.pathTo(shot) : pathOf(cell('Parent') ?? '', cell('Name') ?? '')
    row.about = `${path}: ${asset?.name ?? cell('Asset')?.trim() ?? ''}`
    const given = wholeNumber(row, 'Occurences', cell('Occurences'))
    const label = cell('Label') === null ? null : row.text((checks) => checkLabel(checks, 'label', cell('Label') ?? ''))
    if (!shot || !asset || row.isRefused) return row
    const pair = { shotId: shot.id, assetId: asset.id }
    const earlier = seen(keyOf(pair), line)
    if (earlier !== null) row.refuse(csvRowFailures.CSV_CASTING_REPEATED({ line: earlier }))
    const before = present.get(keyOf(pair))
    const occurrences = given ?? before?.occurrences ?? 1
    const problem = problemOfOccurrences(occurrences)
    if (problem !== null) row.refuse(problem)
    if (row.isRefused || (occurrences === 0 && !before)) return row
    row.isNew = before === undefined
    if (row.isNew) {
      row.change('Asset Type', '', typeName(asset.type))
      row.change('Asset', '', asset.name)
    }
    row.change('Occurences', String(before?.occurrences ?? ''), String(occurrences))
    if (label !== null && occurrences > 0) row.change('Label', before?.label ?? '', label)
    if (row.outcome !== 'SKIP') work.push({ ...pair, occurrences, label })
    return row
  })
  return {
    rows: planned,
    async apply(change) {
      const codeOf = (shotId: string) => boards.shotById(shotId)?.code ?? ''
      for (const part of inParts(work)) {
        await castIn(change, part, ({ shotId, assetId }) => ({
          code: codeOf(shotId),
          assetName: assetNames.get(assetId) ?? '',
        }))
      }
    },
  }
}
