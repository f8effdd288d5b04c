import { inflateRawSync } from 'node:zlib'
import type { Client } from '../../harness/client.ts'
import type { Person } from '../../harness/fixtures.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { download, runExport } from './exportCalls.ts'

/** An export of any format as somebody sees it. */
export interface FormatExport {
  id: string
  status: string
  format: string
  options: Record<string, unknown>
  stage: string | null
  unitsDone: number
  unitsTotal: number | null
  fileName: string
  downloadUrl: string | null
  failure: { reason: string; message: string; params: object } | null
  warnings: { reason: string; message: string; shotId: string | null }[]
  preset: { id: string } | null
}

const EXPORT = `id status format options stage unitsDone unitsTotal fileName downloadUrl
  failure { reason message params } warnings { reason message shotId } preset { id }`

/** Asks for an export; the answer as it came. */
export const sendCreateExport = (app: Client, person: Person | null, input: object) =>
  mutate<{ projectExport: FormatExport }>(app, person, 'createExport', input, `projectExport { ${EXPORT} }`)

/** The same, for what must succeed. */
export const createdExport = async (app: Client, person: Person, input: object): Promise<FormatExport> =>
  (await mutated<{ projectExport: FormatExport }>(app, person, 'createExport', input, `projectExport { ${EXPORT} }`))
    .projectExport

/** An export by its id. */
export async function readFormatExport(app: Client, person: Person, id: string): Promise<FormatExport> {
  const query = `query ($id: ID!) { node(id: $id) { ... on ProjectExport { ${EXPORT} } } }`
  return (await app.ask<{ node: FormatExport }>(person, query, { id })).node
}

/** Makes an export from beginning to end. */
export async function madeExport(app: Client, person: Person, input: object): Promise<FormatExport> {
  const { id } = await createdExport(app, person, input)
  await runExport(id)
  return readFormatExport(app, person, id)
}

/** The bytes of an export's file. */
export async function fileOf(app: Client, { downloadUrl }: FormatExport): Promise<Buffer> {
  const response = await download(app, downloadUrl)
  if (!response.ok) throw new Error(`${downloadUrl} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** The number of pages of a PDF. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page(?!s)/g)?.length ?? 0

const CENTRAL = 0x02_01_4b_50

/** The files of a ZIP by their names, read from its central directory. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === CENTRAL) {
    const [packed, nameBytes, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset)) as [number, number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(begin, begin + packed)
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content)
    at += 46 + nameBytes + extra + comment
  }
  return files
}
