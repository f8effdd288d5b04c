import type { AssetType } from '../../__generated__/prisma/enums.ts'
import type { ProjectChange } from '../../change.ts'
import { textFailures } from '../../kernel/text.ts'
import { assetFailures } from '../production/asset.failures.ts'
import { useAssetsIn } from '../production/assetDependency.service.ts'
import { castIn, type CastingRow, checkLabel, problemOfOccurrences } from '../production/casting.service.ts'
import { type CsvAsset, readAssets, typeIn } from './assetCsv.service.ts'
import { typeName, typeNamed } from './assetTypeNames.ts'
import { csvRowFailures } from './csv.failures.ts'
import { type BoardLookup, type CsvProject, pathOf, readBoards, type Reader } from './csvBoards.service.ts'
import { grouped } from '../../kernel/grouped.ts'
import { NamedInFile } from './csvNames.ts'
import { type CsvPlan, type CsvProfile, inParts, PlanRow, seenBefore, shortened } from './csvPlan.ts'
import type { CsvRow } from './csvText.ts'
import { type Accepts, type AppliedItem, CREATED } from './imports/before.ts'
import { wholeNumber } from './shotCsvNumbers.ts'

interface Cast {
  id: string
  shotId: string
  assetId: string
  occurrences: number
  label: string
}

/** What appears in the shots of a project, by type and name. */
const readCastings = (database: Reader, projectId: string) => database.$queryRaw<Cast[]>`
  SELECT c."id", c."shotId", c."assetId", c."occurrences", c."label" FROM "Casting" c
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

type AssetNames = ReturnType<typeof namesOf>

/** The asset a row names; null, and the row refused, when it names none or several. */
function assetIn(row: PlanRow, cell: CsvRow['cell'], names: AssetNames, profile: CsvProfile): CsvAsset | null {
  const text = (cell('Asset') ?? '').trim()
  const type = typeIn(row, 'Asset Type', cell('Asset Type') ?? '', profile)
  if (text === '') row.refuse(textFailures.TEXT_REQUIRED({ label: 'Asset' }))
  if (type === null || text === '') return null
  const found = names.get(type)?.find(text) ?? null
  if (found !== null && found !== 'ambiguous') return found
  const failureOf = found === null ? csvRowFailures.CSV_ASSET_UNKNOWN : csvRowFailures.CSV_ASSET_AMBIGUOUS
  row.refuse(failureOf({ type: typeName(type), name: shortened(text) }))
  return null
}

/** The board and the shot that a row names. A file of several episodes has the board in a column of its own. */
const placeIn = (cell: CsvRow['cell']) =>
  [(cell('Board') ?? cell('Parent') ?? '').trim(), (cell('Name') ?? '').trim()] as const

/** The asset that a row names in place of a shot; null when it names none. Of Kitsu, other types are OTHER. */
function userIn(cell: CsvRow['cell'], names: AssetNames, profile: CsvProfile): CsvAsset | null {
  const type = typeNamed(cell('Parent') ?? '') ?? (profile === 'KITSU' ? 'OTHER' : null)
  const found = type && names.get(type)?.find((cell('Name') ?? '').trim())
  return found && found !== 'ambiguous' ? found : null
}

/** Refuses a row whose shot is not there. Kitsu also casts assets in episodes, which do not exist here: left out. */
function refusePlace(row: PlanRow, cell: CsvRow['cell'], boards: BoardLookup, profile: CsvProfile): void {
  const [parent, name] = placeIn(cell)
  const board = shortened(parent)
  if (parent === '' && profile === 'KITSU') row.warn(csvRowFailures.CSV_EPISODE_IGNORED({ episode: shortened(name) }))
  else if (boards.board(parent)) row.refuse(csvRowFailures.CSV_SHOT_UNKNOWN({ board, shot: shortened(name) }))
  else row.refuse(csvRowFailures.CSV_BOARD_UNKNOWN({ board }))
}

const readUses = (database: Reader, projectId: string) => database.$queryRaw<{ sourceId: string; targetId: string }[]>`
  SELECT "sourceId", "targetId" FROM "AssetDependency" WHERE "projectId" = ${projectId}::uuid AND "link" = 'USES'`

/** A row that puts an asset into a shot, with what it was before. */
interface CastWork {
  row: PlanRow
  casting: CastingRow
  before: Cast | null
}

/** What a row says of a casting; null where it says nothing. */
interface Said {
  given: number | null
  label: string | null
}

/** A row by which an asset uses another. */
interface UseWork {
  row: PlanRow
  source: CsvAsset
  target: CsvAsset
}

/** Notes what rows make of castings. 0 occurrences take an asset out of a shot. */
class CastingPlanner {
  readonly casts: CastWork[] = []
  readonly uses: UseWork[] = []
  private readonly seen = seenBefore()
  private readonly present: ReadonlyMap<string, Cast>
  private readonly linked: ReadonlySet<string>

  constructor(present: readonly Cast[], uses: readonly { sourceId: string; targetId: string }[]) {
    this.present = new Map(present.map((each) => [keyOf(each), each]))
    this.linked = new Set(uses.map(({ sourceId, targetId }) => `${sourceId}:${targetId}`))
  }

  /** Notes how often an asset comes to be in a shot. */
  cast(row: PlanRow, shotId: string, asset: CsvAsset, { given, label }: Said): void {
    const pair = { shotId, assetId: asset.id }
    const earlier = this.seen(keyOf(pair), row.line)
    if (earlier !== null) row.refuse(csvRowFailures.CSV_CASTING_REPEATED({ line: earlier }))
    const before = this.present.get(keyOf(pair)) ?? null
    const occurrences = given ?? before?.occurrences ?? 1
    const problem = problemOfOccurrences(occurrences)
    if (problem !== null) row.refuse(problem)
    if (row.isRefused || (occurrences === 0 && !before)) return
    row.isNew = before === null
    row.subjectId = before?.id ?? null
    if (row.isNew) {
      row.change('Asset Type', '', typeName(asset.type))
      row.change('Asset', '', asset.name)
    }
    row.change('Occurences', String(before?.occurrences ?? ''), String(occurrences))
    if (label !== null && occurrences > 0) row.change('Label', before?.label ?? '', label)
    if (row.outcome !== 'SKIP') this.casts.push({ row, casting: { ...pair, occurrences, label }, before })
  }

  /** Notes that an asset comes to use another: how often, and under which label, is kept for shots alone. */
  use(row: PlanRow, source: CsvAsset, target: CsvAsset, { given, label }: Said): void {
    row.subjectType = 'AssetDependency'
    const occurrences = given ?? 1
    if (occurrences !== 1) row.warn(csvRowFailures.CSV_OCCURRENCES_NOT_KEPT({ occurrences }))
    if (label) row.warn(csvRowFailures.CSV_LABEL_NOT_KEPT({ text: shortened(label) }))
    const pair = `${source.id}:${target.id}`
    const earlier = this.seen(pair, row.line)
    if (earlier !== null) row.refuse(csvRowFailures.CSV_CASTING_REPEATED({ line: earlier }))
    if (source.id === target.id) row.refuse(assetFailures.ASSET_DEPENDS_ON_ITSELF())
    if (row.isRefused || occurrences === 0 || this.linked.has(pair)) return
    row.isNew = true
    row.change('Asset Type', '', typeName(target.type))
    row.change('Asset', '', target.name)
    this.uses.push({ row, source, target })
  }
}

async function writeCasts(
  change: ProjectChange, casts: readonly CastWork[], namesOfRow: Parameters<typeof castIn>[2],
): Promise<AppliedItem[]> {
  const applied: AppliedItem[] = []
  for (const part of inParts(casts)) {
    const { castingIds } = await castIn(change, part.map(({ casting }) => casting), namesOfRow)
    const ids = castingIds.values()
    for (const { row, casting: { shotId, assetId, occurrences }, before } of part) {
      const subjectId = (occurrences === 0 ? before?.id : ids.next().value) ?? ''
      const was = { occurrences: before?.occurrences ?? 0, label: before?.label ?? '' }
      const undone = { did: 'CAST' as const, shotId, assetId, ...was }
      applied.push({ key: row.key, subjectType: 'Casting', subjectId, before: undone })
    }
  }
  return applied
}

async function writeUses(change: ProjectChange, uses: readonly UseWork[]): Promise<AppliedItem[]> {
  const applied: AppliedItem[] = []
  for (const part of inParts(uses)) {
    const ids = await useAssetsIn(change, part)
    for (const [index, { row }] of part.entries()) {
      applied.push({ key: row.key, subjectType: 'AssetDependency', subjectId: ids[index] ?? '', before: CREATED })
    }
  }
  return applied
}

/** What a file of castings would do. */
export async function planCasting(
  database: Reader,
  { id }: CsvProject,
  rows: readonly CsvRow[],
  profile: CsvProfile,
): Promise<CsvPlan> {
  const boards = await readBoards(database, id)
  const assets = await readAssets(database, id)
  const names = namesOf(assets)
  const planner = new CastingPlanner(await readCastings(database, id), await readUses(database, id))
  const planned = rows.map((source) => {
    const { cell } = source
    const row = new PlanRow(source)
    const shot = boards.shot(pathOf(...placeIn(cell)))
    const user = shot ? null : userIn(cell, names, profile)
    if (!shot && !user) refusePlace(row, cell, boards, profile)
    const isLeft = !shot && !user && !row.isRefused
    const asset = isLeft ? null : assetIn(row, cell, names, profile)
    const given = wholeNumber(row, 'Occurences', cell('Occurences'))
    const text = cell('Label')
    const label = text === null ? null : row.checked((checks) => checkLabel(checks, 'label', text))
    const place = shot ? boards.pathTo(shot) : pathOf(cell('Parent') ?? '', cell('Name') ?? '')
    row.about = `${place}: ${asset?.name ?? cell('Asset')?.trim() ?? ''}`
    if (!asset || row.isRefused) return row
    if (shot) planner.cast(row, shot.id, asset, { given, label })
    else if (user) planner.use(row, user, asset, { given, label })
    return row
  })
  const assetNames = new Map(assets.map((asset) => [asset.id, asset.name]))
  const namesOfRow = ({ shotId, assetId }: CastingRow) =>
    ({ code: boards.shotById(shotId)?.code ?? '', assetName: assetNames.get(assetId) ?? '' })
  const acceptedOf = <Work extends { row: PlanRow }>(all: readonly Work[], accepts: Accepts) =>
    all.filter(({ row }) => accepts(row.key))
  return {
    rows: planned,
    apply: async (change, _viewer, accepts) => [
      ...(await writeCasts(change, acceptedOf(planner.casts, accepts), namesOfRow)),
      ...(await writeUses(change, acceptedOf(planner.uses, accepts))),
    ],
  }
}
