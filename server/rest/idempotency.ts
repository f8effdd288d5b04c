import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail, type FieldFailures, FramewrightError } from '../kernel/errors.ts'
import type { Failure } from '../kernel/failure.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import { doOnce, KEY_HEADER, PASSING, readKey, REPLAYED_HEADER } from '../platform/idempotency/once.ts'
import { RefusedWithStatus, statusOf } from './errors.ts'

interface KeptFailure {
  status: number
  failure: Failure
  fields?: FieldFailures
}

type Kept = { answer: string } | { failure: KeptFailure }

const failureOf = (error: FramewrightError): KeptFailure => ({
  status: statusOf(error),
  failure: error.failure,
  ...(error.fields && { fields: error.fields }),
})

/**
 * Answers a writing request once, however often it is sent with one `Idempotency-Key`; without a key, or one that only
 * reads, as it comes.
 */
export async function answerOnce(
  tokenId: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.method === 'GET' ? null : readKey(request.headers[KEY_HEADER.toLowerCase()])
  if (key === null) return answer()
  if (tokenId === null) throw fail(requestFailures.KEY_WITHOUT_TOKEN(), { field: KEY_HEADER })
  if (request.headers['content-type']?.toLowerCase().startsWith('multipart/')) {
    throw fail(requestFailures.KEY_WITH_FILES(), { field: KEY_HEADER })
  }
  const body = JSON.stringify([request.method, request.url, request.body ?? null])
  const once = await doOnce({ owner: { tokenId }, key, body }, async () => {
    try {
      const result = await answer()
      const text = typeof result === 'string' ? result : result === undefined ? '' : reply.serialize(result)
      return { result: () => result, kept: JSON.stringify({ answer: String(text) } satisfies Kept) }
    } catch (error) {
      const fail = () => {
        throw error
      }
      const isKept = error instanceof FramewrightError && !PASSING.has(error.code)
      return { result: fail, kept: isKept ? JSON.stringify({ failure: failureOf(error) } satisfies Kept) : null }
    }
  })
  if (once.isFirst) return once.result()
  void reply.header(REPLAYED_HEADER, 'true')
  const kept = JSON.parse(once.kept) as Kept
  if ('answer' in kept) return kept.answer
  const { status, failure, fields } = kept.failure
  throw new RefusedWithStatus(status, failure, fields)
}
