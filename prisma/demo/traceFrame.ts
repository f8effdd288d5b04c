import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encodePayload } from '../../drawing/encoding.ts'
import { traceFrameStrokes } from './trace/frameStrokes.ts'
import { strokeIdOf } from './trace/strokeId.ts'

/** Converts an SVG picture into the bytes of a `.strokes` file: the ADD_STROKES payload of drawing/encoding.ts. */
export function traceFrame(svg: string, name: string): Uint8Array {
  return encodePayload({ opId: strokeIdOf(name, 0), kind: 'ADD_STROKES', strokes: traceFrameStrokes(svg, name) })
}

/** Writes `frames/<name>.strokes` for every SVG of a folder: `npx tsx prisma/demo/traceFrame.ts <folder>`. */
function traceFolder(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
    const name = basename(file, '.svg')
    const bytes = traceFrame(readFileSync(join(folder, file), 'utf8'), name)
    writeFileSync(new URL(`./frames/${name}.strokes`, import.meta.url), bytes)
    console.log(`${name}: ${bytes.length.toLocaleString('en')} bytes`)
  }
}

const [, script, folder] = process.argv
if (folder && script && import.meta.url === pathToFileURL(script).href) traceFolder(folder)
