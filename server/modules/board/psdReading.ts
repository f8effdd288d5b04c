import { join } from 'node:path'
import sharp from 'sharp'
import { readLocalFile } from '../../platform/storage/localFile.ts'
import { workForParent } from '../../platform/workers/childSide.ts'
import { type PsdRefusal, psdRefusal } from './psdHeader.ts'
import { fittingSheets, picturesOf, type PsdSheet, sheetsOf, wholePicture } from './psdSheets.ts'

/** Most bytes of all pixels together. */
const MOST_DECODED_BYTES = 1_073_741_824

/** What to read: paths of this machine. */
export interface PsdOrder {
  path: string
  /** Where the pictures go. */
  folder: string
  /** Most layers beside those that have one of the names, in lower case. */
  most: number
  known: readonly string[]
  /** Layers one by one, all as one picture as large as the file, or such a picture of each group at the top. */
  as: 'LAYERS' | 'FLATTENED' | 'VIEWS'
}

/** A layer as a file. */
export interface ReadSheet extends Omit<PsdSheet, 'pixels'> {
  path: string
  width: number
  height: number
}

/** What became of it. */
export type PsdNews = { refusal: PsdRefusal } | { width: number; height: number; sheets: ReadSheet[] }

async function write(sheet: PsdSheet, path: string): Promise<ReadSheet> {
  const { pixels: { data, width, height }, ...rest } = sheet
  await sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } })
    .png().toFile(path)
  return { ...rest, path, width, height }
}

async function read({ path, folder, most, known, as }: PsdOrder): Promise<PsdNews> {
  const bytes = await readLocalFile(path)
  const refusal = psdRefusal(bytes)
  if (refusal) return { refusal }
  const { initializeCanvas, readPsd } = await import('ag-psd')
  // Pixels are arrays, not canvases: those lose colors where they are transparent.
  initializeCanvas(
    () => { throw new Error('No canvas is needed') },
    (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as ImageData,
  )
  let layers
  try {
    layers = readPsd(bytes, {
      skipCompositeImageData: true, skipThumbnail: true, skipLinkedFilesData: true, useImageData: true,
      totalMemoryLimit: MOST_DECODED_BYTES,
    })
  } catch {
    // Whatever the library says is about the insides of the file.
    return { refusal: 'damaged' }
  }
  const { width, height, children = [] } = layers
  const doFit = (names: readonly string[]): boolean =>
    names.filter((name) => !known.includes(name.trim().toLowerCase())).length <= most
  const size = { width, height }
  const sheets = as === 'LAYERS' ? fittingSheets(sheetsOf(children, size), doFit, size)
    : as === 'VIEWS' ? picturesOf(children, size) : wholePicture(sheetsOf(children, size), size)
  if (sheets.length === 0) return { refusal: 'empty' }
  const files: ReadSheet[] = []
  for (const [index, sheet] of sheets.entries()) files.push(await write(sheet, join(folder, `${index}.png`)))
  return { width, height, sheets: files }
}

/** Reads the layers of a Photoshop file in a process of its own, which may be ended at any time. */
workForParent<PsdOrder>(async (order, parent) => parent.tell(await read(order) satisfies PsdNews), () => null)
