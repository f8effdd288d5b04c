import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long the rest of a body may take to come once its answer is out, in milliseconds. */
const PATIENCE_MS = 30_000

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Reads to its end what nobody else reads of a request once it is answered, then closes the connection where asked. */
function letRestGoBy(request: IncomingMessage, answer: ServerResponse): void {
  const isLast = !answer.shouldKeepAlive
  answer.shouldKeepAlive = true
  answer.once('finish', () => {
    const { socket } = request
    const patience = setTimeout(() => socket.destroy(), PATIENCE_MS).unref()
    request.once('close', () => clearTimeout(patience))
    request.once('end', () => {
      clearTimeout(patience)
      if (isLast) socket.end()
    })
    request.unpipe()
    request.resume()
  })
}

/**
 * Lets the rest of a body go by that is refused before it has come: a connection that is closed upon it is reset, and
 * who sends it never sees the answer.
 */
export function letBodiesGoBy(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (!hasBody(raw) || raw.readableEnded) return done()
    // Fastify asks for the end of the connection where a body is too large.
    void reply.removeHeader('connection')
    letRestGoBy(raw, reply.raw)
    done()
  })
}

/** How long a request may be without a byte, in milliseconds. */
export interface Patience {
  /** For the line and the headers to be complete. */
  headers: number
  /** Without a byte of a body. */
  body: number
  /** Between two looks at the headers. */
  check: number
}

export const PATIENCE: Patience = { headers: 15_000, body: 60_000, check: 5_000 }

const TOO_LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends requests of whose body nothing more comes. Files are given up earlier, with a reason. */
export function endStalledBodies(app: FastifyInstance, { body }: Patience): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!hasBody(raw)) return done()
    const { socket } = raw
    raw.setTimeout(body, () => {
      socket.end(TOO_LATE)
      socket.destroySoon()
    })
    // Work on a request that has come takes as long as it takes.
    raw.once('end', () => socket.setTimeout(0))
    done()
  })
}
