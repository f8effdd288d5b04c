import type { ExportFormat } from './exportFormat.ts'
import { edl, fcpxml, finalCut7, otio } from './formats/editorial.ts'
import { fountain } from './formats/fountain.ts'
import { images } from './formats/images.ts'
import { kitsuCsv } from './formats/kitsuCsv.ts'
import { pdf } from './formats/pdf.ts'
import { psd } from './formats/psd.ts'
import { sessionReport } from './formats/sessionReport.ts'
import { storyboarder } from './formats/storyboarder.ts'
import { video } from './formats/video.ts'

/** Every format that an export is asked for in, but for the project's own data, in the order of the schema. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  images, pdf, video, otio, edl, finalCut7, fcpxml, storyboarder, psd, fountain, kitsuCsv,
]

/** Every format that a process of its own writes, with those that are asked for by a mutation of their own. */
export const WRITTEN_FORMATS: readonly ExportFormat[] = [...EXPORT_FORMATS, sessionReport]

/** The format of an export's row; null for DATA, which a transaction writes. */
export const formatOf = (format: string): ExportFormat | null =>
  WRITTEN_FORMATS.find((each) => each.format === format) ?? null
