import { uuidOf } from '../../../server/kernel/ids.ts'
import {
  writeExport, writeLongExport, writePictureExport,
} from '../../../server/modules/delivery/writeExport.service.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import type { Answer, Client } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { inApp } from '../../harness/running.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'

/** An export as somebody sees it. */
export interface ReadExport {
  id: string
  status: string
  includesCanvasData: boolean
  rowsWritten: number
  rowsTotal: number | null
  seq: number | null
  bytes: number | null
  sha256: string | null
  fileName: string
  failure: { reason: string; message: string } | null
  finishedAt: string | null
  expiresAt: string | null
  downloadUrl: string | null
}

const EXPORT = `
  id status includesCanvasData rowsWritten rowsTotal seq bytes sha256 fileName finishedAt expiresAt downloadUrl
  failure { reason message }
`

/** Asks for an export; the answer as it came. */
export const sendExport = (
  app: Client,
  person: Person | null,
  projectId: string,
  input: object = {},
): Promise<Answer<{ projectExport: ReadExport }>> =>
  mutate(app, person, 'exportProject', { projectId, ...input }, `projectExport { ${EXPORT} }`)

/** The same, for what must succeed. */
export async function asked(app: Client, person: Person, projectId: string, input: object = {}): Promise<ReadExport> {
  const selection = `projectExport { ${EXPORT} } projectExportEdge { node { id } } project { id }`
  const payload = { projectId, ...input }
  return (await mutated<{ projectExport: ReadExport }>(app, person, 'exportProject', payload, selection)).projectExport
}

/** An export by its id; null when it is not found. */
export const readExport = async (app: Client, person: Person, id: string): Promise<ReadExport | null> =>
  (
    await app.send<{ node: ReadExport | null } | null>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on ProjectExport { ${EXPORT} } } }`,
      { id },
    )
  ).data?.node ?? null

/** The same for one that is there. */
export async function knownExport(app: Client, person: Person, id: string): Promise<ReadExport> {
  const found = await readExport(app, person, id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

/** Runs the job of an export here and now. */
export const runExport = (id: string) => inApp(() => writeExport.run({ exportId: uuidOf('ProjectExport', id) }))

/** Runs the exports that are queued: all of them, or those in some of the queues. */
export const runQueuedExports = (lengthy = [writeExport, writePictureExport, writeLongExport]) =>
  inApp(() => runDueJobs({ scheduled: [], queued: [], outgoing: [], lengthy }))

/** Makes an export from beginning to end. */
export async function exported(app: Client, person: Person, projectId: string, input: object = {}) {
  const { id } = await asked(app, person, projectId, input)
  await runExport(id)
  return knownExport(app, person, id)
}

/** The address of an export's file without a signature. */
export const plainPath = (id: string) => `/media/exports/${id}`

/** Asks for a file. */
export const download = (app: Client, path: string | null, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers })

/** The header that carries somebody's token. */
export const tokenOf = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` })

/** A line of a file. */
export type Line = Record<string, unknown> & { kind: string }

/** The lines of a file, every one of which must be JSON. */
export const linesOf = (text: string): Line[] => {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error('The last line has no end')
  return lines.map((line) => JSON.parse(line) as Line)
}

/** The lines of an export. */
export async function readLines(app: Client, { downloadUrl }: ReadExport): Promise<Line[]> {
  return linesOf(await (await download(app, downloadUrl)).text())
}

/** The lines of one kind, without the kind. */
export const ofKind = (lines: readonly Line[], wanted: string) =>
  lines.flatMap(({ kind, ...row }) => (kind === wanted ? [row] : []))
