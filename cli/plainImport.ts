import {
  DiscardImportDocument, FramewrightError, type ImportChange, type ImportRowFragment,
} from '../client/public.ts'
import { EXIT, UsageError } from './exits.ts'
import {
  acceptedIn, applyImport, awaitPlan, csvInto, findBoard, IMPORT_KINDS, type ImportOptions, type IncomingFile, isScript,
  type Item, readItems, scriptInto, startImport,
} from './importRequest.ts'
import { findProject, type FoundProject, type FoundStoryboard, findStoryboard } from './lookups.ts'
import { counted, note, write, writeJson, writeTable } from './output.ts'
import type { Session } from './session.ts'

const DONE: readonly ImportRowFragment['status'][] = ['APPLIED', 'UNDONE']

/** Forgets a plan that was only to be looked at. */
async function discard({ client, signal }: Session, { id }: ImportRowFragment): Promise<void> {
  await client.run(DiscardImportDocument, { input: { importId: id } }, { signal })
}

const OUTCOMES: Partial<Record<ImportChange, 'REFUSE' | 'CREATE' | 'SKIP'>> = {
  REFUSED: 'REFUSE', ADDED: 'CREATE', UNCHANGED: 'SKIP',
}
const KINDS: Readonly<Record<string, string>> = {
  Shot: 'shots', Asset: 'assets', AssetDependency: 'casting', Casting: 'casting', Task: 'tasks',
}

/** Why rows need a status that is not there; nobody accepts one here. */
const WITHOUT_STATUS = ['CSV_STATUS_UNKNOWN', 'CSV_PROJECT_WITHOUT_STATUSES']

/** A row of a file, and what becomes of it. */
const rowOf = ({ change, name, sourceLine: line, reasons, changes }: Item) => {
  const needsStatus = reasons.some(({ reason }) => WITHOUT_STATUS.includes(reason))
  const outcome = needsStatus ? 'REFUSE' : (OUTCOMES[change] ?? 'CHANGE')
  const failures = outcome === 'REFUSE' ? reasons : []
  return {
    line, outcome, name, failures,
    changes: changes.map(({ field: column, from, to }) => ({ column, from, to })),
    reason: failures.map(({ message }) => message).join('; ') || null,
  }
}

type Row = ReturnType<typeof rowOf>

/** How many rows have which outcome, and the columns that are not read. */
function countsOf(rows: readonly Row[], { columns }: ImportRowFragment) {
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return {
    createCount: count('CREATE'), changeCount: count('CHANGE'), skipCount: count('SKIP'), refuseCount: count('REFUSE'),
    ignoredColumns: columns.filter(({ use }) => use === 'IGNORED').map(({ header }) => header),
  }
}

const rowsInWords = ({ createCount, changeCount, skipCount, refuseCount }: ReturnType<typeof countsOf>) =>
  `${counted(createCount, 'row')} new, ${changeCount} changed, ${skipCount} as they are, ${refuseCount} refused`

const changesOf = ({ reason, changes }: Row) =>
  reason ?? changes.map(({ column, from, to }) => (from ? `${column}: ${from} → ${to}` : `${column}: ${to}`)).join(', ')

async function showRows(
  { isJson }: Session, { id, code }: FoundProject, kind: string | undefined, rows: readonly Row[],
  counts: ReturnType<typeof countsOf>,
): Promise<void> {
  // A file that would be refused fails before anything is tried with it.
  if (counts.refuseCount > 0) process.exitCode = EXIT.failed
  if (isJson) {
    return writeJson({ dryRun: true, written: false, kind, project: { id, code }, plan: { ...counts, rows } })
  }
  await writeTable(rows.filter(({ outcome }) => outcome !== 'SKIP'), [
    { head: 'LINE', text: ({ line }) => line, isNumber: true },
    { head: 'OUTCOME', text: ({ outcome }) => outcome },
    { head: 'ROW', text: ({ name }) => name },
    { head: 'WHAT', text: changesOf },
  ])
  await write(`\n${rowsInWords(counts)}. Nothing was written\n`)
}

/** The plan of a CSV file; a usage error if the file does not show what it holds. */
async function planCsv(session: Session, project: FoundProject, options: ImportOptions, file: IncomingFile) {
  const begun = await startImport(session, csvInto(project.id, options), file, options.idempotencyKey)
  return awaitPlan(session, begun).catch((error: unknown) => {
    if (!(error instanceof FramewrightError) || error.reason !== 'CSV_KIND_UNKNOWN') throw error
    throw new UsageError(`What "${file.path}" holds does not show: say it with --kind ${IMPORT_KINDS.join(', ')}`)
  })
}

async function importCsv(session: Session, options: ImportOptions, file: IncomingFile): Promise<void> {
  if (options.project === undefined) throw new UsageError('A CSV file goes into a project: use --project')
  if (options.append) throw new UsageError('--append is for scripts: a CSV file says itself what is new')
  const project = await findProject(session, options.project)
  const planned = await planCsv(session, project, options, file)
  const items = await readItems(session, planned.id)
  const rows = items.filter(({ sourceLine }) => sourceLine !== null).map(rowOf)
  const kind = options.kind ?? KINDS[items.find(({ sourceLine }) => sourceLine !== null)?.subjectType ?? '']
  const counts = countsOf(rows, planned)
  const { ignoredColumns } = counts
  if (ignoredColumns.length > 0) {
    note(`Ignored ${counted(ignoredColumns.length, 'unknown column')}: ${ignoredColumns.join(', ')}`)
  }
  const isNothing = acceptedIn(planned) === 0
  if (options.dryRun) await showRows(session, project, kind, rows, counts)
  else if (!isNothing) await applyImport(session, planned, options.idempotencyKey)
  if ((options.dryRun || isNothing) && !DONE.includes(planned.status)) await discard(session, planned)
  if (options.dryRun) return
  const { id, code } = project
  if (session.isJson) return writeJson({ dryRun: false, written: true, kind, project: { id, code }, plan: counts })
  await write(`${code}: ${rowsInWords(counts)}\n`)
}

const shotsInWords = ({ sceneCount, shotCount }: { sceneCount: number; shotCount: number }) =>
  `${counted(sceneCount, 'scene')} with ${counted(shotCount, 'shot')}`

const fieldOf = ({ changes }: Item, name: string): string => changes.find(({ field }) => field === name)?.to ?? ''

/** What a script makes, scene by scene. */
function scriptPlanOf(items: readonly Item[], { shotCount: existingShotCount, project }: FoundStoryboard) {
  const { numerator, denominator } = project.frameRate
  const scenes: { number: string; heading: string; line: number | null; frames: number; duration: number }[] = []
  let shotCount = 0
  const add = (frames: number) => {
    const scene = scenes.at(-1)
    shotCount += 1
    if (!scene) return
    scene.frames += frames
    scene.duration = (scene.frames * denominator) / numerator
  }
  for (const item of items.filter(({ change }) => change === 'ADDED')) {
    if (item.subjectType === 'Shot') add(Number(fieldOf(item, 'frames')))
    if (item.subjectType !== 'Scene') continue
    const [number, heading] = [fieldOf(item, 'number'), fieldOf(item, 'heading')]
    scenes.push({ number, heading, line: item.sourceLine, frames: 0, duration: 0 })
  }
  const script = items.find(({ subjectType }) => subjectType === 'Script')
  const frames = scenes.reduce((sum, scene) => sum + scene.frames, 0)
  return {
    title: (script && fieldOf(script, 'title')) || null, sceneCount: scenes.length, shotCount, frames,
    duration: (frames * denominator) / numerator, existingShotCount, scenes,
  }
}

async function importScript(session: Session, options: ImportOptions, file: IncomingFile): Promise<void> {
  const { isJson } = session
  const { dryRun, append, idempotencyKey } = options
  const board = await findBoard(session, options)
  const { id, path, shotCount: existing } = board
  const begun = await startImport(session, scriptInto(board, options, true), file, idempotencyKey)
  const planned = await awaitPlan(session, begun)
  const plan = scriptPlanOf(await readItems(session, planned.id), board)
  const { sceneCount, shotCount } = plan
  if (dryRun) {
    if (!DONE.includes(planned.status)) await discard(session, planned)
    if (isJson) return writeJson({ dryRun: true, written: false, kind: 'script', storyboard: { id, path }, plan })
    await writeTable(plan.scenes, [
      { head: 'SCENE', text: ({ number }) => number, isNumber: true },
      { head: 'LINE', text: ({ line }) => line, isNumber: true },
      { head: 'SECONDS', text: ({ duration }) => duration.toFixed(1), isNumber: true },
      { head: 'HEADING', text: ({ heading }) => heading },
    ])
    return write(
      `\n${shotsInWords(plan)}, ${plan.duration.toFixed(1)} s, would go on ${path}. Nothing was written\n`)
  }
  if (existing > 0 && !append && !DONE.includes(planned.status)) {
    await discard(session, planned)
    const message = `The board has ${counted(existing, 'shot')}; the script would add ${counted(shotCount, 'shot')}. ` +
      'Let the script follow with --append, or let it revise the script of the board with --plan'
    throw new FramewrightError('CONFLICT', message, { reason: 'SCRIPT_UNCONFIRMED' })
  }
  await applyImport(session, planned, idempotencyKey)
  if (!isJson) return write(`${shotsInWords(plan)} went on ${path}\n`)
  const after = await findStoryboard(session, id)
  const storyboard = { id, path, shotCount: after.shotCount }
  await writeJson({ dryRun: false, written: true, kind: 'script', storyboard, plan: { sceneCount, shotCount } })
}

/** Brings in a script or a CSV file at once, or shows what it would do. */
export const importPlain = (session: Session, options: ImportOptions, file: IncomingFile): Promise<void> =>
  isScript(file.path, options) ? importScript(session, options, file) : importCsv(session, options, file)
