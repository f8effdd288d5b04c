import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { DrawingContext } from '../../drawing/drawingContext.ts'
import { decodePayload } from '../../drawing/encoding.ts'
import { paintStroke } from '../../drawing/paintStroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { strokeIdOf } from './trace/strokeId.ts'

const PAPER = '#F7F5F0'
/** Twice the height the welcome page shows them in. */
const HEIGHT = 384
const QUALITY = 45

/** The frames of the welcome page: which drawing, the room it was drawn in, and whether it is drawn anew there. */
const FRAMES = [
  { name: 'houseDusk', file: '01-house-dusk', width: 420, height: 240, isPlayed: true },
  { name: 'carRoad', file: '02-car-road', width: 420, height: 240, isPlayed: true },
  { name: 'mirror', file: '03-mirror', width: 420, height: 240, isPlayed: true },
  { name: 'doorway', file: '04-doorway', width: 240, height: 180, isPlayed: false },
  { name: 'table', file: '05-table', width: 420, height: 240, isPlayed: true },
  { name: 'overShoulder', file: '06-over-shoulder', width: 420, height: 240, isPlayed: true },
  { name: 'handBottle', file: '07-hand-bottle', width: 230, height: 230, isPlayed: false },
  { name: 'stairs', file: '09-stairs', width: 240, height: 180, isPlayed: false },
  { name: 'letterKey', file: '10-letter-key', width: 230, height: 230, isPlayed: false },
  { name: 'marsh', file: '11-marsh', width: 420, height: 240, isPlayed: false },
  { name: 'windowRain', file: '12-window-rain', width: 420, height: 240, isPlayed: true },
] as const

/** Writes pictures and strokes of the welcome page into a folder: `npx tsx prisma/demo/paintFrames.ts <folder>`. */
async function paintFrames(folder: string): Promise<void> {
  for (const part of ['frames', 'strokes']) mkdirSync(join(folder, part), { recursive: true })
  for (const { name, file, width, height, isPlayed } of FRAMES) {
    const source = new URL(`./frames/${file}.strokes`, import.meta.url)
    const operation = decodePayload(strokeIdOf(file, 0), 'ADD_STROKES', readFileSync(source))
    if (operation.kind !== 'ADD_STROKES') continue
    const scale = HEIGHT / height
    const canvas = createCanvas(Math.round(width * scale), HEIGHT)
    const context = canvas.getContext('2d')
    context.scale(scale, scale)
    for (const stroke of operation.strokes) {
      paintStroke(context as unknown as DrawingContext, stroke, paintKit)
    }
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
    const picture = sharp(canvas.toBuffer('image/png')).avif({ quality: QUALITY, effort: 7 })
    const { size } = await picture.toFile(join(folder, 'frames', `${name}.avif`))
    if (isPlayed) copyFileSync(source, join(folder, 'strokes', `${name}.strokes`))
    console.log(`${name}: ${size.toLocaleString('en')} bytes`)
  }
}

const [, script, folder] = process.argv
if (folder && script && import.meta.url === pathToFileURL(script).href) await paintFrames(folder)
