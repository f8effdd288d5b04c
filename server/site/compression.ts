import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** What is smaller travels in one packet either way. Bytes. */
const LEAST_BYTES = 1_024
/** Answers that come whole. Events follow one another and must not wait in a compressor; files lie compressed. */
const WHOLE_TEXTS = /^(application\/(graphql-response\+|problem\+)?json|text\/html)(;|$)/

/** Compresses answers and pages on their way, for who understands it. Call it before any route is mounted. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: LEAST_BYTES,
    customTypes: WHOLE_TEXTS,
    encodings: ['br', 'gzip'],
  })
}
