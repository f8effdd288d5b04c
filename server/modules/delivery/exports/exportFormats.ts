import type { ExportFormat } from './exportFormat.ts'
import { images } from './formats/images.ts'

/** Every format but the project's own data, in the order of the schema. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [images]

/** The format of an export's row; null for DATA, which a transaction writes. */
export const formatOf = (format: string): ExportFormat | null =>
  EXPORT_FORMATS.find((each) => each.format === format) ?? null
