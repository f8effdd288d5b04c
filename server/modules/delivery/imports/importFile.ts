import { createHash } from 'node:crypto'
import type { PlannedItem } from './reader.ts'

const DAY_MS = 86_400_000

/** An import is kept so long after its file came, unless it is applied. */
export const KEPT_DAYS = 7
export const KEPT_MS = KEPT_DAYS * DAY_MS
/** An import that was applied can be undone so long, as the trash lasts. */
export const UNDOABLE_DAYS = 30
export const UNDOABLE_MS = UNDOABLE_DAYS * DAY_MS

/** The folder of the folders of imports. */
export const IMPORTS_FOLDER = 'imports'

/** The folder of an import's files. */
export const importFolder = (importId: string) => `${IMPORTS_FOLDER}/${importId}`

/** Where the file is kept as it came. */
export const sourceKey = (importId: string) => `${importFolder(importId)}/source`

/** The folder of the folders of files that come in parts. */
export const UPLOADS_FOLDER = 'uploads'

/** The folder of a file that comes in parts. */
export const uploadFolder = (uploadId: string) => `${UPLOADS_FOLDER}/${uploadId}`

/** Where what has come of it is kept. */
export const uploadKey = (uploadId: string) => `${uploadFolder(uploadId)}/part`

/** Where one try keeps what it read, as JSON. */
export const parsedKey = ({ id, attempt }: { id: string; attempt: number }) => `${importFolder(id)}/${attempt}.json`

/** SHA-256 of the items of a plan, in hexadecimal digits: another plan has another one. Choices do not count. */
export function digestOf(items: readonly PlannedItem[]): string {
  const hash = createHash('sha256')
  for (const { key, change, changes, subjectType, subjectId, reasons } of items) {
    const fields = changes.map(({ field, from, to }) => [field, from, to])
    const why = reasons.map(({ reason, params }) => [reason, params])
    hash.update(JSON.stringify([key, change, subjectType, subjectId, fields, why]))
  }
  return hash.digest('hex')
}
