import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

/** What is smaller travels in one packet either way. Bytes. */
const LEAST_BYTES = 1_024
const COMPRESSIBLE = /\.(js|css|svg|txt|json)$/
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < LEAST_BYTES) return
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, BROTLI))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, GZIP))
}

/** Leaves every file that gains by it in Brotli and gzip too, so that the server never compresses it. */
export function compressFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'framewright:compress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir)
        const paths = (await readdir(folder, { recursive: true })).filter((path) => COMPRESSIBLE.test(path))
        await Promise.all(paths.map((path) => compress(join(folder, path))))
      },
    },
  }
}
