import type { ExportFormat } from './exportFormat.ts'
import { edl, fcpxml, finalCut7, otio } from './formats/editorial.ts'
import { fountain } from './formats/fountain.ts'
import { images } from './formats/images.ts'
import { kitsuCsv } from './formats/kitsuCsv.ts'
import { pdf } from './formats/pdf.ts'
import { psd } from './formats/psd.ts'
import { storyboarder } from './formats/storyboarder.ts'
import { video } from './formats/video.ts'

/** Every format but the project's own data, in the order of the schema. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  images, pdf, video, otio, edl, finalCut7, fcpxml, storyboarder, psd, fountain, kitsuCsv,
]

/** The format of an export's row; null for DATA, which a transaction writes. */
export const formatOf = (format: string): ExportFormat | null =>
  EXPORT_FORMATS.find((each) => each.format === format) ?? null
