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
export const CONTENT_TYPE = 'application/x-ndjson'

/** The folder of the folders of exports. */
export const EXPORTS_FOLDER = 'exports'

/** The folder of an export's files. */
export const exportFolder = (exportId: string) => `${EXPORTS_FOLDER}/${exportId}`

/** The folder of what one try wrote: no try writes into the file of another. */
export const attemptFolder = (exportId: string, attempt: number) => `${exportFolder(exportId)}/${attempt}`

/** Where the file is kept that a try made. */
export const exportKey = (exportId: string, attempt: number) => `${attemptFolder(exportId, attempt)}/project.jsonl`

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
