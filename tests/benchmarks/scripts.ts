import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const folder = new URL('../../dist/web/', import.meta.url)
const KILOBYTE = 1_000

interface Chunk {
  file: string
  imports?: string[]
}

/**
 * The kilobytes, in gzip, of a page of the built client, of modules that come before it where the build has them, and
 * of all they import at once. Throws for a page that is not in the build.
 */
export function scriptOf(page: string, before: readonly string[] = []): number {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Record<string, Chunk>
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  if (!manifest[page]) throw new Error(`The build has no ${page}`)
  for (const module of [...before, page]) visit(module)
  const sizes = [...files].filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE
}
