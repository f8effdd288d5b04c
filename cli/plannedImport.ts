import { basename } from 'node:path'
import {
  ApplyImportDocument, ChooseImportItemsDocument, FramewrightError, ImportDocument, type ImportChange,
  ImportItemsDocument, type ImportItemsQuery, type ImportReaderInput, type ImportRowFragment, StartImportDocument,
  UndoImportDocument,
} from '../client/public.ts'
import { pause } from '../client/retries.ts'
import { collect } from './collect.ts'
import type { ImportOptions } from './csvImport.ts'
import { encodingOf, previewsOf } from './decodeFile.ts'
import { EXIT, UsageError } from './exits.ts'
import { findProject, findStoryboard } from './lookups.ts'
import { counted, note, write, writeJson, writeTable } from './output.ts'
import type { Session } from './session.ts'

/** How an import is planned, applied and undone. */
export interface PlanOptions extends ImportOptions {
  plan?: true
  /** Changes with commas: retimed,added. */
  accept?: string
  apply?: true
  undo?: true
  keepChanged?: true
  profile?: 'framewright' | 'kitsu'
  /** Of a list of cuts that names none: 23.976. */
  frameRate?: string
  gaps?: 'lengthen' | 'shot' | 'drop'
  /** Of projects of Storyboarder. */
  boardsAsShots?: true
  notesLayer?: true
  /** The length of shots that pictures become. */
  frames?: number
  /** Of a Photoshop file. */
  layers?: 'layers' | 'flattened' | 'views'
}

const FIRST_LOOK_MS = 100
const LONGEST_LOOK_MS = 2_000

const CHANGES: readonly ImportChange[] = [
  'UNCHANGED', 'RETEXTED', 'RENAMED', 'RETIMED', 'REPLACED', 'MOVED', 'SPLIT', 'MERGED', 'REUSED', 'ADDED', 'ORPHANED',
  'REMOVED', 'UNMATCHED', 'REFUSED',
]
const IMPOSSIBLE: readonly ImportChange[] = ['UNMATCHED', 'REFUSED']

/** Whether a command asks for a plan that the server keeps, and not for one of the older ways. */
export const isPlanned = ({ plan, accept, apply, undo }: PlanOptions): boolean =>
  plan !== undefined || accept !== undefined || apply !== undefined || undo !== undefined

/** The id of an import in the place of a file. */
const IMPORT_ID = /^import_[0-9a-z]{26}$/

type ImportNode = Extract<NonNullable<ImportItemsQuery['node']>, { __typename: 'Import' }>
type Item = ImportNode['items']['nodes'][number]

const isGone = () => new FramewrightError('NOT_FOUND', 'The import is not there any more')

async function readImport({ client, signal }: Session, id: string): Promise<ImportRowFragment> {
  const { node } = await client.run(ImportDocument, { id }, { signal })
  if (node?.__typename === 'Import') return node
  throw isGone()
}

/** The changes that are accepted; null for those that the plan accepts itself. */
function acceptedChanges(accept: string | undefined): ImportChange[] | null {
  if (accept === undefined) return null
  return accept.split(',').map((word) => {
    const found = CHANGES.find((change) => change === word.trim().toUpperCase())
    if (found && !IMPOSSIBLE.includes(found)) return found
    const known = CHANGES.filter((change) => !IMPOSSIBLE.includes(change)).join(', ').toLowerCase()
    throw new UsageError(`--accept takes ${known}, with commas; not "${word}"`)
  })
}

/** What a file for a board is, by the options that only one kind has; what it shows itself to be without them. */
function asBoard(
  { frameRate, gaps, boardsAsShots, notesLayer, frames, layers }: PlanOptions, path: string,
): { as?: ImportReaderInput } {
  if (frameRate !== undefined || gaps !== undefined) {
    return { as: { cut: { frameRate, gaps: gaps && (gaps.toUpperCase() as Uppercase<typeof gaps>) } } }
  }
  if (boardsAsShots || notesLayer) {
    const shots = boardsAsShots ? 'BOARDS' : 'NUMBERED'
    return { as: { storyboarder: { shots, isNotesLayerIncluded: notesLayer === true } } }
  }
  if (layers !== undefined || (frames !== undefined && /\.psd$/i.test(path))) {
    return { as: { psd: { frames, layers: layers && (layers.toUpperCase() as Uppercase<typeof layers>) } } }
  }
  return frames === undefined ? {} : { as: { images: { frames } } }
}

/** Where a file goes, and what it is: cuts, boards and pictures into a board, CSV into a project. */
async function targetOf(session: Session, options: PlanOptions, path: string) {
  const { project, storyboard, kind, encoding, profile } = options
  if (storyboard !== undefined) {
    const { id, project: { id: projectId } } = await findStoryboard(session, storyboard)
    return { projectId, into: { storyboardId: id }, ...asBoard(options, path) }
  }
  if (project === undefined) throw new UsageError('A CSV file goes into a project: use --project')
  if (kind === 'script') throw new UsageError('Scripts are not planned so: use --dry-run')
  const { id: projectId } = await findProject(session, project)
  const csv = {
    kind: kind && (kind.toUpperCase() as Uppercase<typeof kind>),
    encoding: encoding && encodingOf(encoding),
    profile: profile && (profile.toUpperCase() as Uppercase<typeof profile>),
  }
  return { projectId, as: { csv } }
}

/** Sends a file to be planned. */
async function start(session: Session, options: PlanOptions, bytes: Buffer<ArrayBuffer>, path: string) {
  const { client, signal } = session
  const target = await targetOf(session, options, path)
  const file = new File([bytes], path === '-' ? 'import' : basename(path))
  const { startImport } = await client.run(StartImportDocument, { input: { ...target, file } }, { signal })
  return startImport.import
}

/** Waits until the plan is ready. Throws why the file cannot be read. */
async function awaitPlan(session: Session, begun: ImportRowFragment): Promise<ImportRowFragment> {
  let now = begun
  for (let wait = FIRST_LOOK_MS; now.status === 'QUEUED' || now.status === 'READING'; wait *= 1.5) {
    await pause(Math.min(wait, LONGEST_LOOK_MS), session.signal)
    now = await readImport(session, begun.id)
  }
  const { failure, encodings } = now
  if (now.status !== 'REFUSED') return now
  const more = encodings.length > 0 ? `. Choose its encoding:\n${previewsOf(encodings)}` : ''
  const message = `${failure?.message ?? 'The file cannot be read'}${more}`
  throw new FramewrightError('INVALID_INPUT', message, { reason: failure?.reason })
}

const readItems = ({ client, signal }: Session, id: string): Promise<Item[]> =>
  collect(client.list(ImportItemsDocument, { id }, ({ node }) => (node?.__typename === 'Import' ? node.items : null), {
    signal,
  }))

const inWords = ({ counts }: ImportRowFragment) =>
  counts.map(({ change, count }) => `${count.toLocaleString('en-US')} ${change.toLowerCase()}`).join(', ') || 'nothing'

const whatOf = ({ changes, reasons }: Item) => [
  ...reasons.map(({ message }) => message),
  ...changes.map(({ field, from, to }) => (from ? `${field}: ${from} → ${to}` : `${field}: ${to}`)),
].join(', ')

async function showPlan(session: Session, planned: ImportRowFragment): Promise<void> {
  const items = await readItems(session, planned.id)
  if (items.some(({ change, choice }) => choice === 'ACCEPT' && IMPOSSIBLE.includes(change))) {
    process.exitCode = EXIT.failed
  }
  if (session.isJson) return writeJson({ written: false, import: planned, items })
  await writeTable(items.filter(({ change }) => change !== 'UNCHANGED'), [
    { head: 'LINE', text: ({ sourceLine }) => sourceLine, isNumber: true },
    { head: 'CHANGE', text: ({ change }) => change },
    { head: 'CHOICE', text: ({ choice }) => choice },
    { head: 'WHAT', text: ({ name }) => name },
    { head: 'HOW', text: whatOf },
  ])
  await write(`\n${inWords(planned)}. Nothing was written\n`)
  note(`Apply it with: framewright import ${planned.id} --apply`)
}

/** Accepts the items that do one of these, and rejects all others. */
async function choose(
  { client, signal }: Session, planned: ImportRowFragment, accepted: readonly ImportChange[],
): Promise<ImportRowFragment> {
  let now = planned
  for (const choice of ['REJECT', 'ACCEPT'] as const) {
    const changes = CHANGES.filter((change) => accepted.includes(change) === (choice === 'ACCEPT'))
    const input = { importId: planned.id, changes, choice }
    now = (await client.run(ChooseImportItemsDocument, { input }, { signal })).chooseImportItems.import
  }
  return now
}

/** How many accepted items change something. */
const acceptedIn = ({ counts }: ImportRowFragment) =>
  counts.reduce((sum, { change, acceptedCount }) => sum + (change === 'UNCHANGED' ? 0 : acceptedCount), 0)

async function report(session: Session, done: ImportRowFragment, verb: 'applied' | 'undid'): Promise<void> {
  for (const { message } of done.warnings) note(`Warning: ${message}`)
  const written = done.status !== 'READY'
  if (session.isJson) return writeJson({ written, import: done })
  await write(`${done.fileName}: ${verb} ${counted(written ? acceptedIn(done) : 0, 'change')}\n`)
  if (written && verb === 'applied') note(`Undo it with: framewright import ${done.id} --undo`)
}

/** Plans a file, applies a plan, or undoes what was applied; `path` names a file or an import. */
export async function importPlanned(
  session: Session,
  options: PlanOptions,
  path: string,
  readBytes: () => Promise<Buffer<ArrayBuffer>>,
): Promise<void> {
  const { client, signal } = session
  const { idempotencyKey } = options
  const accepted = acceptedChanges(options.accept)
  if (options.undo) {
    if (!IMPORT_ID.test(path)) throw new UsageError('--undo takes the id of an import: import_…')
    const input = { importId: path, keepChanged: options.keepChanged === true }
    const { undoImport } = await client.run(UndoImportDocument, { input }, { signal, idempotencyKey })
    return report(session, undoImport.import, 'undid')
  }
  const begun = IMPORT_ID.test(path)
    ? await readImport(session, path)
    : await start(session, options, await readBytes(), path)
  const read = await awaitPlan(session, begun)
  const planned = accepted ? await choose(session, read, accepted) : read
  if (options.plan) return showPlan(session, planned)
  if (acceptedIn(planned) === 0) return report(session, planned, 'applied')
  const input = { importId: planned.id, digest: planned.digest ?? '' }
  const { applyImport } = await client.run(ApplyImportDocument, { input }, { signal, idempotencyKey })
  return report(session, applyImport.import, 'applied')
}
