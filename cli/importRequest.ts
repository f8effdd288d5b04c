import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import {
  ApplyImportDocument, CreateUploadDocument, FramewrightError, ImportDocument, type ImportChange, ImportItemsDocument,
  type ImportItemsQuery, type ImportReaderInput, type ImportRowFragment, StartImportDocument, type StartImportInput,
} from '../client/public.ts'
import { pause } from '../client/retries.ts'
import { collect } from './collect.ts'
import { type EncodingName, encodingOf, previewsOf } from './encodings.ts'
import { UsageError } from './exits.ts'
import { findProject, findStoryboard, type FoundStoryboard } from './lookups.ts'
import type { Session } from './session.ts'

export const IMPORT_KINDS = ['script', 'shots', 'assets', 'casting', 'tasks'] as const

/** What a file that comes in holds. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** What is brought in, and how. */
export interface ImportOptions {
  project?: string
  storyboard?: string
  /** The name of a board that the import makes. */
  newStoryboard?: string
  kind?: ImportKind
  encoding?: EncodingName
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
  dryRun?: true
  append?: true
  idempotencyKey?: string
}

/** A file that comes in. */
export interface IncomingFile {
  path: string
  bytes: Buffer<ArrayBuffer>
}

type ImportNode = Extract<NonNullable<ImportItemsQuery['node']>, { __typename: 'Import' }>
export type Item = ImportNode['items']['nodes'][number]

const SCRIPT_NAME = /\.(fountain|fdx|spmd|txt)$/i

/** Changes that no apply can make. */
export const IMPOSSIBLE: readonly ImportChange[] = ['UNMATCHED', 'REFUSED']

const FIRST_LOOK_MS = 100
const LONGEST_LOOK_MS = 2_000
/** Larger files are sent in parts, which can be resumed. */
const MOST_DIRECT_BYTES = 50 * 1024 ** 2

/** Whether a file is a script, by its kind or its name. */
export const isScript = (path: string, { kind }: ImportOptions): boolean =>
  kind === undefined ? SCRIPT_NAME.test(path) : kind === 'script'

/** The board of a path or an id; of a project, its first. */
export async function findBoard(session: Session, { storyboard, project }: ImportOptions): Promise<FoundStoryboard> {
  if (storyboard !== undefined) return findStoryboard(session, storyboard)
  if (project === undefined) throw new UsageError('A script needs its board: use --storyboard BRICK/MAIN')
  return findStoryboard(session, (await findProject(session, project)).storyboard.id)
}

/** Whether a script follows what the board has or revises it. */
const scriptAs = ({ encoding }: ImportOptions, follows: boolean) =>
  ({ script: { encoding: encoding && encodingOf(encoding), follows } })

/** The same with where it goes. */
export const scriptInto = ({ id, project }: FoundStoryboard, options: ImportOptions, follows: boolean) =>
  ({ projectId: project.id, into: { storyboardId: id }, as: scriptAs(options, follows) })

/** Where a CSV file goes, and what it is. */
export const csvInto = (projectId: string, { kind, encoding, profile }: ImportOptions) => ({
  projectId,
  as: {
    csv: {
      kind: kind && kind !== 'script' ? (kind.toUpperCase() as Uppercase<typeof kind>) : undefined,
      encoding: encoding && encodingOf(encoding),
      profile: profile && (profile.toUpperCase() as Uppercase<typeof profile>),
    },
  },
})

/** What a file for a board is, by the options that only one kind has; what it shows itself to be without them. */
function asBoard(
  { frameRate, gaps, boardsAsShots, notesLayer, frames, layers }: ImportOptions, path: string,
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

/** Where a file goes, and what it is: scripts, cuts, boards and pictures into a board, CSV into a project. */
export async function targetOf(session: Session, options: ImportOptions, path: string) {
  const { project, storyboard, newStoryboard } = options
  if (newStoryboard !== undefined) {
    if (project === undefined) throw new UsageError('--new-storyboard needs the project: use --project')
    const { id: projectId } = await findProject(session, project)
    const into = { newStoryboard: { name: newStoryboard } }
    return { projectId, into, ...(isScript(path, options) ? { as: scriptAs(options, false) } : asBoard(options, path)) }
  }
  if (isScript(path, options)) return scriptInto(await findBoard(session, options), options, options.append === true)
  if (storyboard !== undefined) {
    const { id, project: { id: projectId } } = await findStoryboard(session, storyboard)
    return { projectId, into: { storyboardId: id }, ...asBoard(options, path) }
  }
  if (project === undefined) throw new UsageError('A CSV file goes into a project: use --project')
  return csvInto((await findProject(session, project)).id, options)
}

/** Sends a file in parts; answers the id by which it is imported. Under a key it is sent once. */
async function upload({ client, signal }: Session, projectId: string, { path, bytes }: IncomingFile, key?: string) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const input = { projectId, purpose: 'IMPORT' as const, fileName: nameOf(path), bytes: bytes.length, sha256 }
  const idempotencyKey = key === undefined ? undefined : `${key}:upload`
  const { createUpload: { upload: { id, url } } } = await client.run(
    CreateUploadDocument, { input }, { signal, idempotencyKey })
  await client.upload(url, new Blob([bytes]), { signal }).catch((error: unknown) => {
    // Under its key the file may be imported already.
    if (key === undefined || !(error instanceof FramewrightError) || error.code !== 'NOT_FOUND') throw error
  })
  return id
}

const nameOf = (path: string) => (path === '-' ? 'import' : basename(path))

/** Sends a file to be planned, under a key once. */
export async function startImport(
  session: Session,
  target: Pick<StartImportInput, 'projectId' | 'into' | 'as'>,
  file: IncomingFile,
  key?: string,
): Promise<ImportRowFragment> {
  const { client, signal } = session
  const isInParts = key !== undefined || file.bytes.length > MOST_DIRECT_BYTES
  const sent = isInParts
    ? { uploadId: await upload(session, target.projectId, file, key) }
    : { file: new File([file.bytes], nameOf(file.path)) }
  const idempotencyKey = key === undefined ? undefined : `${key}:start`
  return (await client.run(StartImportDocument, { input: { ...target, ...sent } }, { signal, idempotencyKey }))
    .startImport.import
}

/** An import by its id. */
export async function readImport({ client, signal }: Session, id: string): Promise<ImportRowFragment> {
  const { node } = await client.run(ImportDocument, { id }, { signal })
  if (node?.__typename === 'Import') return node
  throw new FramewrightError('NOT_FOUND', 'The import is not there any more')
}

/** Waits until the plan is ready. Throws why the file cannot be read. */
export async function awaitPlan(session: Session, begun: ImportRowFragment): Promise<ImportRowFragment> {
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

/** All items of an import. */
export const readItems = ({ client, signal }: Session, id: string): Promise<Item[]> =>
  collect(client.list(ImportItemsDocument, { id }, ({ node }) => (node?.__typename === 'Import' ? node.items : null), {
    signal,
  }))

/** How many accepted items change something. */
export const acceptedIn = ({ counts }: ImportRowFragment): number =>
  counts.reduce((sum, { change, acceptedCount }) => sum + (change === 'UNCHANGED' ? 0 : acceptedCount), 0)

/** Applies what is accepted of a plan, under a key once. */
export async function applyImport(
  { client, signal }: Session, { id, digest }: ImportRowFragment, idempotencyKey?: string,
): Promise<ImportRowFragment> {
  const input = { importId: id, digest: digest ?? '' }
  return (await client.run(ApplyImportDocument, { input }, { signal, idempotencyKey })).applyImport.import
}
