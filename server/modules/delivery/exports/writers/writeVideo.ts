import type { Canvas } from '@napi-rs/canvas'
import type { Frame } from 'node-av/lib'
import type { FilmFrame } from '../../../../../drawing/film/burnIns.ts'
import { hasDropFrame, timecodeOf } from '../../../../../drawing/film/timecode.ts'
import { exportFailures } from '../../export.failures.ts'
import { cutWarnings } from '../cut.ts'
import type { ExportContext } from '../exportFormat.ts'
import { filmOf, frameAfter } from '../film.ts'
import { codecOf, type VideoOptions } from '../formats/video.ts'
import type { CameraFilm } from './cameraFilm.ts'
import { FilmPainter } from './filmPainter.ts'
import { mixOf, sampleAt } from './filmSound.ts'
import { codingOf } from './videoCodecs.ts'
import { VideoFile } from './videoFile.ts'
import { VideoPictures } from './videoPictures.ts'

const CONTAINERS = { MP4: 'mp4', MOV: 'mov', WEBM: 'webm' } as const

/** A picture of the film: what it is painted of, how long it stands, and what its first frame is called. */
interface Part {
  frames: number
  paint(): Promise<Canvas>
  /** In place of `paint`, where a camera moves over the picture. */
  move?: () => Promise<CameraFilm>
  /** Null for the slate, which counts nothing. */
  first: FilmFrame | null
}

/** Paints, mixes and encodes a film. */
export async function writeVideo(context: ExportContext<VideoOptions>): Promise<void> {
  const { manifest, options, target, warn, progress, signal } = context
  const { frameRate: rate, name } = manifest.project
  const film = filmOf(manifest, options)
  for (const { id, code } of film.crowded) warn(exportFailures.EXPORT_VIEWS_LEFT_OUT({ shot: code }), id)
  if (options.isDropFrame && !hasDropFrame(rate)) warn(cutWarnings.EXPORT_WITHOUT_DROP_FRAME())
  const mix = await mixOf(context, film)
  const painter = await FilmPainter.create(context)
  const coding = codingOf(codecOf(options), options.quality)
  const { width, height, container, isDropFrame, slateFrames } = options
  const file = await VideoFile.create(target, {
    ...{ container: CONTAINERS[container], width, height, rate, coding, hasSound: mix !== null },
    title: [name, ...manifest.boards.map((board) => board.name)].join(' – '),
    timecode: timecodeOf(film.clockStart, rate, isDropFrame),
  })
  const pictures = new VideoPictures(coding.picture.pixels, options)
  const parts = film.pictures.map((picture): Part => ({
    ...picture, paint: () => painter.picture(picture),
    ...(picture.view.camera && { move: () => painter.moving(picture) }),
  }))
  if (slateFrames > 0) parts.unshift({ frames: slateFrames, paint: async () => painter.slate(film), first: null })

  let samples = 0
  /** Writes the sound of what was shown, and at the end what is left. */
  async function writeSound(frames: number): Promise<void> {
    if (!mix) return
    const end = sampleAt(frames, rate)
    const isLast = frames === film.frames
    for (let left = end - samples; left >= file.block || (isLast && left > 0); left = end - samples) {
      const count = Math.min(file.block, left)
      await file.writeSound(await mix.read(count))
      samples += count
    }
  }

  let done = 0
  /** A frame is encoded while the next one is painted. */
  let writing = Promise.resolve()
  async function write(frame: Frame, { base, ...kind }: { base: Frame; isCut: boolean; isRepeated: boolean }) {
    await file.writeFrame(frame, kind)
    if (frame !== base) frame.free()
    await writeSound((done += 1))
    progress('encoding', done, film.frames)
  }

  for (const { frames, paint, move, first } of parts) {
    const moving = await move?.()
    let picture = moving ? moving.at(0) : await paint()
    let pixels = picture.data()
    await writing
    let base = pictures.frameOf(pixels)
    for (let index = 0; index < frames; index++) {
      signal.throwIfAborted()
      const isMoved = moving?.isMovedAt(index) ?? false
      if (moving && isMoved) {
        picture = moving.at(index)
        pixels = picture.data()
      }
      await writing
      if (isMoved) base = pictures.frameOf(pixels)
      const patches = first ? painter.patches(picture, frameAfter(first, index)) : []
      const frame = patches.length > 0 ? pictures.patched(base, patches) : base
      writing = write(frame, { base, isCut: index === 0, isRepeated: index > 0 && frame === base && !isMoved })
      // Who waits for it next hears of a failure.
      writing.catch(() => undefined)
    }
  }
  await writing
  progress('finishing', film.frames, film.frames)
  await file.finish()
  if (mix?.isLimited) warn(exportFailures.EXPORT_SOUND_LIMITED())
}
