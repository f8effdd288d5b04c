import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** What is smaller travels in one packet either way. Bytes. */
const LEAST_BYTES = 1_024
/** A response up to this size is compressed in one call: a stream costs more than the work itself. Bytes. */
const MOST_BYTES_AT_ONCE = 131_072
/**
 * The fast levels: a page of a board takes a fifth of the CPU time of the libraries' defaults and grows by 5 to 7
 * percent.
 */
const GZIP_LEVEL = 2
const BROTLI_QUALITY = 1
/** Answers that come whole. Events follow one another and must not wait in a compressor; files lie compressed. */
const WHOLE_TEXTS = /^(application\/(graphql-response\+|problem\+)?json|text\/html)(;|$)/

const OPTIONS = {
  threshold: LEAST_BYTES,
  customTypes: WHOLE_TEXTS,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  syncThreshold: MOST_BYTES_AT_ONCE,
  zlibOptions: { level: GZIP_LEVEL },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
}

/**
 * For a page that strangers wait for before they see anything: a quarter smaller, for less than a millisecond more.
 * Such a page is 200 kB long.
 */
export const COMPRESSED_WELL = {
  ...OPTIONS,
  syncThreshold: 2 * MOST_BYTES_AT_ONCE,
  zlibOptions: { level: 6 },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}

/** Compresses answers and pages on their way, for who understands it. Call it before any route is mounted. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { ...OPTIONS, global: true, globalDecompression: false })
}
