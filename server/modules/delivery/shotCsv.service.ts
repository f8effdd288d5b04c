import { v7 as uuidv7 } from 'uuid'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { CODE_PATTERN } from '../../kernel/codes.ts'
import { firstFrameOf } from '../../kernel/frameNumbers.ts'
import { type FrameRate, frameRateOf } from '../../kernel/frames.ts'
import { ONLY_ROW } from '../../kernel/inputRows.ts'
import { demand } from '../../kernel/permissions.ts'
import { checkLength, lengthInFrames } from '../board/shotLength.ts'
import { addStatusesIn, MOST_STATUSES } from '../board/shotStatus.service.ts'
import { csvRowFailures } from './csv.failures.ts'
import { type CsvProject, type CsvShot, pathOf, readBoards, type Reader } from './csvBoards.service.ts'
import { type CsvPlan, type CsvProfile, PlanRow, seenBefore, shortened } from './csvPlan.ts'
import { type CsvRow, folded } from './csvText.ts'
import { type Accepts, type AppliedItem, CREATED, type ShotWas } from './imports/before.ts'
import { checkRate, framesIn, rateText } from './shotCsvNumbers.ts'
import { type BoardWork, isChanged, writeBoard } from './shotCsvWriting.service.ts'

/** The texts of a shot, by their columns. */
const TEXTS = [
  { field: 'description', column: 'Description', label: 'Description' },
  { field: 'dialogue', column: 'Dialogue', label: 'Dialogue' },
  { field: 'cameraNote', column: 'Camera Note', label: 'Camera note' },
  { field: 'notes', column: 'Notes', label: 'Notes' },
] as const

type TextField = (typeof TEXTS)[number]['field']

/** Most boards one file makes. */
const MOST_NEW_BOARDS = 500

interface Status {
  id: string
  name: string
}

const readStatuses = (database: Reader, projectId: string) => database.$queryRaw<Status[]>`
  SELECT "id", "name" FROM "ShotStatus" WHERE "projectId" = ${projectId}::uuid ORDER BY "rank"`

/** All shots of a project in order, as rows of a file. */
export async function shotRows(database: Reader, project: CsvProject): Promise<string[][]> {
  const boards = await readBoards(database, project.id)
  const statuses = new Map((await readStatuses(database, project.id)).map(({ id, name }) => [id, name]))
  const rate = rateText(frameRateOf(project))
  return boards.shots.map((shot) => {
    const { code, description, dialogue, cameraNote, notes, frames, statusId, start } = shot
    const board = boards.boardOf(shot)
    const first = firstFrameOf(project, board ?? { startTimecode: 0 }, start)
    const numbers = [frames, first, first + frames - 1].map(String)
    const status = statuses.get(statusId ?? '') ?? ''
    return [board?.code ?? '', code, description, ...numbers, rate, status, dialogue, cameraNote, notes]
  })
}

/** Codes that were given before, of boards and of the shots of boards, as "parent code" in lower case. */
async function readGivenCodes(database: Reader, projectId: string, rows: readonly CsvRow[]): Promise<Set<string>> {
  const codesOf = (column: string) => {
    const codes = new Set(rows.map(({ cell }) => folded(cell(column) ?? '')))
    return [...codes].filter((code) => CODE_PATTERN.test(code))
  }
  const given = await database.$queryRaw<{ parentId: string; code: string }[]>`
    SELECT "parentId", "code" FROM "AssignedCode"
    WHERE "kind" = 'STORYBOARD' AND "parentId" = ${projectId}::uuid AND "code" = ANY(${codesOf('Sequence')}::text[])
    UNION ALL
    SELECT a."parentId", a."code" FROM "Storyboard" b JOIN "AssignedCode" a ON a."parentId" = b."id"
    WHERE b."projectId" = ${projectId}::uuid AND a."kind" = 'SHOT' AND a."code" = ANY(${codesOf('Name')}::text[])`
  return new Set(given.map(({ parentId, code }) => `${parentId} ${code}`))
}

/** What of a shot is to be written; a text that is absent stays. */
interface Wanted extends Partial<Record<TextField, string>> {
  frames: number | null
  /** Null for none; undefined leaves it as it is. */
  statusId: string | null | undefined
}

/** A status of a file that the project does not have. */
interface NewStatus extends Status {
  key: string
}

/** The color of statuses that come with a file. */
const NEW_STATUS_COLOR = '#8a8f98'

class ShotPlanner {
  /** By their folded names. */
  readonly newStatuses = new Map<string, NewStatus>()
  private readonly rate: FrameRate
  private readonly statuses: readonly Status[]
  private readonly profile: CsvProfile

  constructor(rate: FrameRate, statuses: readonly Status[], profile: CsvProfile) {
    this.rate = rate
    this.statuses = statuses
    this.profile = profile
  }

  /** Checks a row, and notes what it makes of a shot; null for a new one. */
  plan(row: PlanRow, { cell }: CsvRow, shot: CsvShot | null): Wanted {
    const texts: Partial<Record<TextField, string>> = {}
    for (const { field, column, label } of TEXTS) {
      const given = cell(column)
      if (given === null) continue
      const text = row.checked((checks) => checks.description(field, given, label))
      if (row.change(column, shot?.[field] ?? '', text)) texts[field] = text
    }
    const frames = this.frames(row, cell)
    const statusId = this.status(row, cell('Status'))
    checkRate(row, cell('FPS') ?? '', this.rate)
    const before = shot ?? { frames: null, statusId: null }
    const isTimed = frames !== null && row.change('Nb Frames', String(before.frames ?? ''), String(frames))
    const isMarked =
      statusId !== undefined && row.change('Status', this.nameOf(before.statusId), this.nameOf(statusId))
    return {
      ...texts,
      frames: isTimed ? frames : null,
      statusId: isMarked ? statusId : undefined,
    }
  }

  private nameOf(statusId: string | null): string {
    return [...this.statuses, ...this.newStatuses.values()].find(({ id }) => id === statusId)?.name ?? ''
  }

  private frames(row: PlanRow, cell: CsvRow['cell']): number | null {
    const frames = framesIn(row, cell, this.profile)
    if (frames === null || row.isRefused) return frames
    row.checked((checks) => {
      checkLength({ frames }, ONLY_ROW, checks)
      lengthInFrames({ frames }, this.rate, ONLY_ROW, checks)
    })
    return frames
  }

  private status(row: PlanRow, name: string | null): string | null | undefined {
    if (name === null) return undefined
    if (name.trim() === '') return null
    const found = this.statuses.find((status) => folded(status.name) === folded(name))
    return found ? found.id : this.newStatus(row, name)
  }

  /** A status that people may accept with the row; the row is refused where there can be none. */
  private newStatus(row: PlanRow, text: string): string | undefined {
    const name = row.checked((checks) => checks.name('name', text))
    const known = this.newStatuses.get(folded(name))
    const statuses = shortened(this.statuses.map((each) => each.name).join(', '))
    const status = shortened(text.trim())
    const failure = this.statuses.length > 0
      ? csvRowFailures.CSV_STATUS_UNKNOWN({ status, statuses })
      : csvRowFailures.CSV_PROJECT_WITHOUT_STATUSES({ status })
    if (row.isRefused || (!known && this.statuses.length + this.newStatuses.size >= MOST_STATUSES)) {
      row.refuse(failure)
      return undefined
    }
    const made = known ?? { key: `status:${folded(name)}`, id: uuidv7(), name }
    this.newStatuses.set(folded(name), made)
    row.needs.push(made.key)
    row.warn(failure)
    return made.id
  }
}

/** What a shot is before it is changed, of the fields that are. */
function wasOf(shot: CsvShot, { frames, statusId, ...texts }: Wanted): ShotWas {
  const changed = TEXTS.filter(({ field }) => texts[field] !== undefined).map(({ field }) => [field, shot[field]])
  return {
    ...Object.fromEntries(changed),
    ...(frames !== null && { frames: shot.frames }),
    ...(statusId !== undefined && { statusId: shot.statusId }),
  }
}

/** Why a code that was given before is refused, by the column it stands in. */
const USED_CODES = { Sequence: csvRowFailures.CSV_BOARD_CODE_USED, Name: csvRowFailures.CSV_SHOT_CODE_USED }

/** Refuses a code that breaks the rule, or that was given to something that is not there any more. */
function checkNewCode(row: PlanRow, column: keyof typeof USED_CODES, code: string, isGiven: boolean): void {
  if (!CODE_PATTERN.test(code)) row.refuse(csvRowFailures.CSV_CODE_INVALID({ column, value: shortened(code) }))
  else if (isGiven) row.refuse(USED_CODES[column]({ code }))
}

/** Makes the accepted statuses. FORBIDDEN for who may not. */
async function writeStatuses(
  change: ProjectChange, viewer: Viewer, statuses: readonly NewStatus[], accepts: Accepts,
): Promise<AppliedItem[]> {
  const accepted = statuses.filter(({ key }) => accepts(key))
  if (accepted.length === 0) return []
  demand(change.project.role ?? 'VIEWER', viewer, 'organization:admin')
  const rows = accepted.map(({ id, name }) => ({ id, name, color: NEW_STATUS_COLOR, row: ONLY_ROW }))
  await addStatusesIn(change, rows, null)
  return accepted.map(({ key, id }) => ({ key, subjectType: 'ShotStatus', subjectId: id, before: CREATED }))
}

/** What a file of shots would do. A board that is not there is made, as Kitsu makes sequences. */
export async function planShots(
  database: Reader,
  project: CsvProject,
  rows: readonly CsvRow[],
  profile: CsvProfile,
): Promise<CsvPlan> {
  const boards = await readBoards(database, project.id)
  const planner = new ShotPlanner(frameRateOf(project), await readStatuses(database, project.id), profile)
  const given = await readGivenCodes(database, project.id, rows)
  const seen = seenBefore()
  const works = new Map<string, BoardWork>()
  let newBoards = 0

  const workOf = (sequence: string): BoardWork => {
    const board = boards.board(sequence)
    const known = works.get(folded(sequence))
    if (known) return known
    if (!board) newBoards += 1
    const key = `board:${folded(sequence)}`
    const work = { key, id: board?.id ?? null, code: board?.code ?? sequence, created: [], changed: [] }
    works.set(folded(sequence), work)
    return work
  }

  const planned = rows.map((source) => {
    const sequence = (source.cell('Sequence') ?? '').trim()
    const code = (source.cell('Name') ?? '').trim()
    const path = pathOf(sequence, code)
    const board = boards.board(sequence)
    const shot = boards.shot(path)
    const row = new PlanRow(source, pathOf(board?.code ?? sequence, shot?.code ?? code))
    if (sequence === '') row.refuse(csvRowFailures.CSV_BOARD_REQUIRED())
    if (code === '') row.refuse(csvRowFailures.CSV_SHOT_REQUIRED())
    if (row.isRefused) return row
    const earlier = seen(folded(path), source.line)
    if (earlier !== null) row.refuse(csvRowFailures.CSV_SHOT_REPEATED({ line: earlier }))
    row.isNew = shot === null
    row.subjectId = shot?.id ?? null
    if (!board) checkNewCode(row, 'Sequence', sequence, given.has(`${project.id} ${folded(sequence)}`))
    if (!shot) {
      checkNewCode(row, 'Name', code, board !== null && given.has(`${board.id} ${folded(code)}`))
      row.change('Sequence', '', board?.code ?? sequence)
      row.change('Name', '', code)
    }
    const wanted = planner.plan(row, source, shot)
    const work = workOf(sequence)
    if (!board && work.id === null && newBoards > MOST_NEW_BOARDS) {
      row.refuse(csvRowFailures.CSV_BOARDS_AT_LIMIT({ most: MOST_NEW_BOARDS }))
    }
    if (work.id === null) row.needs.push(work.key)
    if (!shot) work.created.push({ row, shot: { code, ...wanted, statusId: wanted.statusId ?? null } })
    else if (row.outcome === 'CHANGE') {
      work.changed.push({ row, shot: { id: shot.id, ...wanted }, was: wasOf(shot, wanted) })
    }
    return row
  })
  const all = [...works.values()]
  return {
    rows: planned,
    newBoards: all.filter(({ id, created }) => id === null && created.some(({ row }) => !row.isRefused)),
    boardsOf: (accepts) => all.flatMap((work) => (work.id !== null && isChanged(work, accepts) ? [work.id] : [])),
    newStatuses: [...planner.newStatuses.values()],
    async apply(change, viewer, accepts) {
      const applied = await writeStatuses(change, viewer, [...planner.newStatuses.values()], accepts)
      for (const work of all) applied.push(...(await writeBoard(change, viewer, work, accepts)))
      return applied
    },
  }
}
