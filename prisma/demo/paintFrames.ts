import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { foldOperations } from '../../drawing/fold.ts'
import { paintStrokes } from '../../drawing/paint.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { readFrame } from './content.ts'

const PAPER = '#F7F5F0'
/** Twice the height the welcome page shows them in. */
const HEIGHT = 384
const QUALITY = 45

/** The frames of the welcome page: which drawing, and the room it was drawn in. */
const FRAMES = [
  { name: 'houseDusk', file: '01-house-dusk', width: 420, height: 240 },
  { name: 'carRoad', file: '02-car-road', width: 420, height: 240 },
  { name: 'mirror', file: '03-mirror', width: 420, height: 240 },
  { name: 'doorway', file: '04-doorway', width: 240, height: 180 },
  { name: 'table', file: '05-table', width: 420, height: 240 },
  { name: 'overShoulder', file: '06-over-shoulder', width: 420, height: 240 },
  { name: 'handBottle', file: '07-hand-bottle', width: 230, height: 230 },
  { name: 'stairs', file: '09-stairs', width: 240, height: 180 },
  { name: 'letterKey', file: '10-letter-key', width: 230, height: 230 },
  { name: 'marsh', file: '11-marsh', width: 420, height: 240 },
  { name: 'windowRain', file: '12-window-rain', width: 420, height: 240 },
] as const

/** Writes pictures of the welcome page into a folder: `npx tsx prisma/demo/paintFrames.ts <folder>`. */
async function paintFrames(folder: string): Promise<void> {
  mkdirSync(join(folder, 'frames'), { recursive: true })
  for (const { name, file, width, height } of FRAMES) {
    const canvas = createCanvas(Math.round((width * HEIGHT) / height), HEIGHT)
    const context = canvas.getContext('2d')
    const options = { width: canvas.width, height: canvas.height, kit: paintKit }
    paintStrokes(context, foldOperations({ width, height }, [readFrame(file)]), options)
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = PAPER
    context.fillRect(0, 0, canvas.width, canvas.height)
    const picture = sharp(canvas.toBuffer('image/png')).avif({ quality: QUALITY, effort: 7 })
    const { size } = await picture.toFile(join(folder, 'frames', `${name}.avif`))
    console.log(`${name}: ${size.toLocaleString('en')} bytes`)
  }
}

const [, script, folder] = process.argv
if (folder && script && import.meta.url === pathToFileURL(script).href) await paintFrames(folder)
