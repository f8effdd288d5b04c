import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { exportFailures } from '../../export.failures.ts'
import type { ExportContext, Size } from '../exportFormat.ts'

/** The logo of the organization; null, with a warning, when its file is gone or there is none that was asked for. */
export async function readLogo(
  { manifest: { project: { logo } }, mediaFile, warn }: Pick<ExportContext, 'manifest' | 'mediaFile' | 'warn'>,
  { isAskedFor }: { isAskedFor: boolean },
): Promise<Image | null> {
  const path = logo && (await mediaFile(logo.mediaId))
  if (path === null && (isAskedFor || logo)) warn(exportFailures.EXPORT_LOGO_MISSING())
  return path === null ? null : loadImage(path)
}

/** A logo at a size in pixels: a file does not get larger by one that was uploaded large. */
export function scaledLogo(logo: Image, { width, height }: Size): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(logo, 0, 0, canvas.width, canvas.height)
  return canvas
}
