import { uuidOf } from '../../../server/kernel/ids.ts'
import { readImport } from '../../../server/modules/delivery/imports/readImport.service.ts'
import type { Answer, Client } from '../../harness/client.ts'
import { sendFile } from '../../harness/files.ts'
import type { Person } from '../../harness/fixtures.ts'
import { inApp } from '../../harness/running.ts'
import { exported, readLines } from '../exports/exportCalls.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

interface ReadFailure {
  reason: string
  params: Record<string, string | number>
  message: string
}

/** An item as these tests read it. */
export interface ReadItem {
  id: string
  change: string
  choice: string
  name: string
  sourceLine: number | null
  subjectType: string
  subjectId: string | null
  changes: { change: string; field: string; from: string; to: string }[]
  reasons: ReadFailure[]
}

/** An import as these tests read it. */
export interface ReadImport {
  id: string
  status: string
  reader: string
  fileName: string
  options: object
  digest: string
  basedOnSeq: number | null
  refusedCount: number
  counts: { change: string; count: number; acceptedCount: number }[]
  warnings: ReadFailure[]
  columns: { header: string; use: string; as: string | null; samples: string[] }[]
  encodings: { encoding: string; lines: string[] }[]
  failure: ReadFailure | null
  version: number
  versions: { number: number; kind: string }[]
  items: { totalCount: number; nodes: ReadItem[] }
}

const FAILURE = 'reason params message'
const ITEM = `id change choice name sourceLine subjectType subjectId
  changes { change field from to } reasons { ${FAILURE} }`
const IMPORT = `id status reader fileName options digest basedOnSeq refusedCount version
  counts { change count acceptedCount } warnings { ${FAILURE} } columns { header use as samples }
  encodings { encoding lines } failure { ${FAILURE} } versions { number kind }
  items(first: 200) { totalCount nodes { ${ITEM} } }`

const START = `mutation ($input: StartImportInput!) { startImport(input: $input) { import { id status } } }`

/** A file that is sent. */
export interface SentFile {
  name?: string
  as?: object
  storyboardId?: string
  newStoryboard?: { name: string; code?: string }
}

/** Starts an import; the answer as it came. */
export const sendStart = (
  app: Client,
  person: Person | null,
  projectId: string,
  text: string | Uint8Array,
  { name = 'shots.csv', as, storyboardId, newStoryboard }: SentFile = {},
) =>
  sendFile<{ startImport: { import: { id: string; status: string } } }>(
    app, person, START,
    {
      input: {
        projectId, file: null, ...(as && { as }), ...(storyboardId && { into: { storyboardId } }),
        ...(newStoryboard && { into: { newStoryboard } }),
      },
    },
    { at: 'variables.input.file', bytes: new Uint8Array(Buffer.from(text)), name, type: 'text/csv' },
  )

/** Reads the file of an import here and now. */
export const runReading = (id: string) => inApp(() => readImport.run({ importId: uuidOf('Import', id) }))

/** An import by its id; null when it is not found. */
export const findImport = async (app: Client, person: Person, id: string): Promise<ReadImport | null> =>
  (
    await app.send<{ node: ReadImport | null } | null>(
      person, `query ($id: ID!) { node(id: $id) { ... on Import { ${IMPORT} } } }`, { id },
    )
  ).data?.node ?? null

/** The same for one that is there. */
export async function knownImport(app: Client, person: Person, id: string): Promise<ReadImport> {
  const found = await findImport(app, person, id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

/** Starts an import and reads its file; answers it with its plan. */
export async function planned(
  app: Client, person: Person, projectId: string, text: string | Uint8Array, file?: SentFile,
): Promise<ReadImport> {
  const { data, errors } = await sendStart(app, person, projectId, text, file)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  const { id } = data.startImport.import
  await runReading(id)
  return knownImport(app, person, id)
}

/** Applies a plan; the answer as it came. */
export const sendApply = (
  app: Client, person: Person, { id, digest }: Pick<ReadImport, 'id' | 'digest'>,
): Promise<Answer<{ import: ReadImport }>> =>
  mutate(app, person, 'applyImport', { importId: id, digest }, `import { ${IMPORT} }`)

/** The same for what must succeed. */
export async function applied(
  app: Client, person: Person, plan: Pick<ReadImport, 'id' | 'digest'>,
): Promise<ReadImport> {
  const { data, errors } = await sendApply(app, person, plan)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.import
}

/** Plans a file and applies all of it. */
export const imported = async (app: Client, person: Person, projectId: string, text: string, file?: SentFile) =>
  applied(app, person, await planned(app, person, projectId, text, file))

/** Undoes an import; the answer as it came. */
export const sendUndo = (app: Client, person: Person, importId: string, keepChanged = false) =>
  mutate<{ import: ReadImport }>(app, person, 'undoImport', { importId, keepChanged }, `import { ${IMPORT} }`)

/** Accepts or rejects items; answers the import. */
export const chosen = async (app: Client, person: Person, input: object): Promise<ReadImport> =>
  (await mutated<{ import: ReadImport }>(app, person, 'chooseImportItems', input, `import { ${IMPORT} }`)).import

/** What becomes of a file: "2 ADDED MAIN/SH0010". */
export const changesOf = ({ items }: ReadImport): string[] =>
  items.nodes.map(({ sourceLine, change, name }) => `${sourceLine ?? '-'} ${change} ${name}`)

/** The item of a line. */
export function itemAt({ items }: ReadImport, line: number): ReadItem {
  const found = items.nodes.find(({ sourceLine }) => sourceLine === line)
  if (!found) throw new Error(`There is no item of line ${line}`)
  return found
}

/** The fields that count changes. */
const COUNTED = ['version', 'updatedAt', 'revision']

/** The lines of a project's data without its versions, without what counts changes, and when castings were made. */
export async function contentsOf(app: Client, person: Person, projectId: string): Promise<object[]> {
  const lines = await readLines(app, await exported(app, person, projectId))
  return lines.slice(1, -1).filter(({ kind }) => kind !== 'version').map((line) => {
    const leftOut = line.kind === 'casting' ? [...COUNTED, 'createdAt'] : COUNTED
    return Object.fromEntries(Object.entries(line).filter(([name]) => !leftOut.includes(name)))
  })
}
