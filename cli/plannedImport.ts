import {
  ChooseImportItemsDocument, type ImportChange, type ImportRowFragment, UndoImportDocument,
} from '../client/public.ts'
import { EXIT, UsageError } from './exits.ts'
import {
  acceptedIn, applyImport, awaitPlan, type ImportOptions, IMPOSSIBLE, type IncomingFile, type Item, readImport,
  readItems, startImport, targetOf,
} from './importRequest.ts'
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
}

const CHANGES: readonly ImportChange[] = [
  'UNCHANGED', 'RETEXTED', 'RENAMED', 'RETIMED', 'REPLACED', 'MOVED', 'SPLIT', 'MERGED', 'REUSED', 'ADDED', 'ORPHANED',
  'REMOVED', 'UNMATCHED', 'REFUSED',
]

/** Whether a command asks for a plan that the server keeps. */
export const isPlanned = ({ plan, accept, apply, undo }: PlanOptions): boolean =>
  plan !== undefined || accept !== undefined || apply !== undefined || undo !== undefined

/** The id of an import in the place of a file. */
const IMPORT_ID = /^import_[0-9a-z]{26}$/

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
  readBytes: () => Promise<IncomingFile['bytes']>,
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
  const start = async () => {
    const target = await targetOf(session, options, path)
    return startImport(session, target, { path, bytes: await readBytes() }, idempotencyKey)
  }
  const begun = IMPORT_ID.test(path) ? await readImport(session, path) : await start()
  const read = await awaitPlan(session, begun)
  const planned = accepted && read.status === 'READY' ? await choose(session, read, accepted) : read
  if (options.plan) return showPlan(session, planned)
  if (acceptedIn(planned) === 0) return report(session, planned, 'applied')
  return report(session, await applyImport(session, planned, idempotencyKey), 'applied')
}
