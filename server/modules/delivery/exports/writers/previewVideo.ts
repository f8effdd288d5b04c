import type { ExportContext, FormatPreview } from '../exportFormat.ts'
import { filmOf } from '../film.ts'
import { pageWithin } from '../formatPreview.ts'
import type { VideoOptions } from '../formats/video.ts'
import { PREVIEW_QUALITY } from '../paintPicture.ts'
import { FilmPainter } from './filmPainter.ts'

/** Pixels of the longer side of a preview. */
const PREVIEW_PIXELS = 1280
/** Bytes of a second of stills at 1920 × 1080, by quality, and of its sound; measured on storyboards. */
const PICTURE_BYTES = { DRAFT: 40_000, REVIEW: 110_000, MASTER: 220_000, PRORES_422_HQ: 22_000_000 }
const SOUND_BYTES = 24_000
const MEASURED_PIXELS = 1920 * 1080

/** A frame of a video with its burn-ins, painted as the encoder gets it; pages are frames. */
export async function previewVideo(context: ExportContext<VideoOptions>, asked: number): Promise<FormatPreview> {
  const { manifest, options } = context
  const film = filmOf(manifest, options)
  const page = pageWithin(asked, film.frames)
  const scale = Math.min(1, PREVIEW_PIXELS / Math.max(options.width, options.height))
  const size = { width: Math.round(options.width * scale), height: Math.round(options.height * scale) }
  const painter = await FilmPainter.create({ ...context, options: { ...options, ...size } })
  const at = page - 1
  const shown = film.pictures.find(({ start, frames }) => start <= at && at < start + frames)
  const canvas = shown
    ? await painter.frame(shown, at - shown.start)
    : painter.slate(film)
  const { numerator, denominator } = manifest.project.frameRate
  const seconds = (film.frames * denominator) / numerator
  const kind = options.codec === 'PRORES_422_HQ' ? options.codec : options.quality
  const pictures = PICTURE_BYTES[kind] * ((options.width * options.height) / MEASURED_PIXELS)
  const sound = film.sounds.length > 0 ? SOUND_BYTES : 0
  return {
    page, pageCount: film.frames, text: null, bytes: Math.round(seconds * (pictures + sound)),
    picture: { ...size, file: await canvas.encode('webp', PREVIEW_QUALITY) },
  }
}
