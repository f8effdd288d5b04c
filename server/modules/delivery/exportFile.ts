import { toTypeId } from '../../kernel/ids.ts'
import { signedFor } from '../media/signature.ts'

const HOUR_MS = 3_600_000

/** An export is kept so long after it is finished. */
export const KEPT_HOURS = 24
export const KEPT_MS = KEPT_HOURS * HOUR_MS
/** A signed address opens the file so long. */
export const LINK_MS = HOUR_MS

/** What the first line says the file is; the version grows when a reader would have to change. */
export const FORMAT = { format: 'framewright-export', version: 1 } as const
export const DATA_CONTENT_TYPE = 'application/x-ndjson'
export const DATA_EXTENSION = 'jsonl'

/** The folder of the folders of exports. */
export const EXPORTS_FOLDER = 'exports'

/** The folder of an export's files. */
export const exportFolder = (exportId: string) => `${EXPORTS_FOLDER}/${exportId}`

/** The folder of what one try wrote: no try writes into the file of another. */
export const attemptFolder = (exportId: string, attempt: number) => `${exportFolder(exportId)}/${attempt}`

/** What the names begin with of what exports make on the way. */
export const SCRATCH = 'export-'

/** The same of the tries of one export. */
export const scratchPrefix = (exportId: string) => `${SCRATCH}${exportId}-`

/** The export that made something of this name on the way. */
export const exportOfScratch = (name: string) => name.slice(SCRATCH.length, name.lastIndexOf('-'))

/** The name of what one try makes on the way. */
export const scratchName = ({ id, attempt }: { id: string; attempt: number }) => `${scratchPrefix(id)}${attempt}`

/** Where the file is kept that a try made. */
export const exportKey = ({ id, attempt, fileName }: { id: string; attempt: number; fileName: string }) =>
  `${attemptFolder(id, attempt)}/project${/\.\w+$/.exec(fileName)?.[0] ?? ''}`

/** The address of an export's file, without a signature. */
export const exportPath = (exportId: string) => `/media/exports/${toTypeId('ProjectExport', exportId)}`

interface Finished {
  id: string
  status: string
  expiresAt: Date | null
}

/** The address that opens the file without a token; null when there is none to open. */
export function downloadUrl({ id, status, expiresAt }: Finished, now = Date.now()): string | null {
  if (status !== 'DONE' || expiresAt === null) return null
  const left = expiresAt.getTime() - now
  return left > 0 ? signedFor(exportPath(id), Math.min(LINK_MS, left), now) : null
}

/** A file name in a `Content-Disposition` header: RFC 6266, with RFC 5987's form for what is not ASCII. */
export function attachmentOf(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_')
  if (ascii === fileName) return `attachment; filename="${ascii}"`
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (character) =>
    `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
