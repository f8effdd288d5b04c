import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { getOperationAST, type ExecutionArgs, type GraphQLError } from 'graphql'
import type { ConnectionInitMessage, Context as SocketContext, OperationResult, SubscribePayload } from 'graphql-ws'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { callerOf, CLIENT_HEADER, type Viewer } from '../context.ts'
import { fail } from '../kernel/errors.ts'
import { currentResources, type Resources } from '../kernel/resources.ts'
import { bearerOf, type RequestCounter, tooMany } from '../platform/limiter/requestRate.ts'
import { isBrief, mayBeBrief } from './briefRequests.ts'
import { type ClientDocuments, documentText } from './clientDocuments.ts'
import { documentFailures } from './document.failures.ts'
import { publicError } from './errors.ts'
import { MOST_NETWORK_SOCKETS, MOST_SOCKETS, OpenSockets, SocketOperations } from './socketBounds.ts'
import { type createGraphQL, newRequestId, type SocketRequest } from './yoga.ts'

/** How an operation is run, in its turn. */
type Steps = Record<'execute' | 'subscribe', (args: ExecutionArgs) => Promise<Awaited<OperationResult>>>

interface SocketExtra extends Record<PropertyKey, unknown> {
  operations: SocketOperations
}

type Socket = SocketContext<ConnectionInitMessage['payload'], Extra & Partial<SocketExtra>>

export const MESSAGE_LIMIT = 1_048_576
/** The code of a socket that is closed because there are too many; clients open it again after a while. */
const TRY_AGAIN_LATER = 1013

function authorizationOf({ connectionParams, extra }: Socket): string | undefined {
  const given = connectionParams?.['authorization'] ?? extra.request.headers.authorization
  return typeof given === 'string' ? given : undefined
}


/** Has what comes over a socket run with the resources, which Node does not carry over an upgrade. */
function runEvents(resources: Resources, client: WebSocket): void {
  const emit = client.emit.bind(client)
  client.emit = (...event) => resources.run(() => emit(...event))
}

/** What sockets need to know of those who open them. */
interface Doorkeeper {
  /** Who a token belongs to; rejects one that is not valid. */
  authenticate: (authorization?: string) => Promise<Viewer | null>
  networkOf: (address: string) => string
  /** A proxy in front adds the address it was called from to `X-Forwarded-For`. */
  isProxyTrusted: boolean
}

/** Serves graphql-ws on the path of the endpoint, through Yoga's own plugins, context and masking. */
export function mountWebSocket(
  app: FastifyInstance,
  yoga: ReturnType<typeof createGraphQL>,
  documents: ClientDocuments,
  requests: RequestCounter,
  briefRequests: RequestCounter,
  { authenticate, networkOf, isProxyTrusted }: Doorkeeper,
): void {
  const resources = currentResources()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT })
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') {
      socket.destroy()
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      runEvents(resources, client)
      resources.run(() => sockets.emit('connection', client, request))
    })
  })
  // An answer and the word that it was the last leave in one piece, where they come in one turn.
  sockets.on('connection', (client, { socket }) => {
    client.on('message', () => {
      socket.cork()
      setImmediate(() => socket.uncork())
    })
  })
  const openSockets = new OpenSockets()
  const report = (error: unknown) => app.log.error(error)

  /** The address of a caller; before the last one that a trusted proxy added stands what callers wrote themselves. */
  function addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = isProxyTrusted ? headers['x-forwarded-for'] : undefined
    return String(forwarded ?? '').split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
  }

  /** Counts a socket for its token where that is valid, else for its network; false where there are too many. */
  async function admit(context: Socket): Promise<boolean> {
    const { socket, request } = context.extra
    const authorization = authorizationOf(context)
    const viewer = await authenticate(authorization).catch(() => null)
    if (socket.readyState !== socket.OPEN) return false
    const leave = viewer
      ? openSockets.enter(bearerOf(authorization) ?? '', MOST_SOCKETS)
      : openSockets.enter(networkOf(addressOf(request)), MOST_NETWORK_SOCKETS)
    if (leave) socket.once('close', leave)
    else {
      const bound = viewer ? `${MOST_SOCKETS} sockets for one token` : `${MOST_NETWORK_SOCKETS} sockets for one network`
      socket.close(TRY_AGAIN_LATER, `At most ${bound}`)
    }
    return leave !== null
  }

  /** What an operation is executed with, or why it is refused. */
  async function readOperation(context: Socket, params: SubscribePayload, operations: SocketOperations) {
    const { request } = context.extra
    const extra: SocketRequest = {
      authorization: authorizationOf(context),
      clientId: context.connectionParams?.['clientId'] ?? request.headers[CLIENT_HEADER],
      caller: callerOf(addressOf(request), request.headers['user-agent']),
    }
    const enveloped = yoga.getEnveloped({
      ...context,
      // Mutations are of a POST; which of them a socket takes is asked below.
      request: new Request('http://localhost/graphql', { method: 'POST' }),
      params,
      extra,
    } as never)
    const text = documentText(documents, params)
    const count = (counter: RequestCounter) => {
      const usage = counter.count(extra.authorization, extra.caller.address)
      if (usage?.isOver) throw tooMany(usage)
    }
    // What may be brief is counted as such before it is read, and as ever too when it turns out not to be.
    const isMaybeBrief = mayBeBrief(text)
    count(isMaybeBrief ? briefRequests : requests)
    const document = enveloped.parse(text)
    const isCountedApart = isMaybeBrief && isBrief(document, params.operationName)
    if (isMaybeBrief && !isCountedApart) count(requests)
    const operation = getOperationAST(document, params.operationName)
    if (!operation) throw fail(documentFailures.OPERATION_UNKNOWN(), { field: 'operationName' })
    if (operation.operation === 'mutation' && !isCountedApart) {
      throw fail(documentFailures.MUTATION_OVER_SOCKET(), { field: 'query' })
    }
    const errors = enveloped.validate(enveloped.schema, document) as readonly GraphQLError[]
    if (errors.length > 0) return errors
    const steps: Steps = {
      execute: (args) => operations.opening(() => enveloped.execute(args)),
      subscribe: (args) => operations.opening(() => enveloped.subscribe(args)),
    }
    const args: ExecutionArgs = {
      schema: enveloped.schema,
      operationName: params.operationName ?? null,
      document,
      variableValues: params.variables ?? null,
      contextValue: await enveloped.contextFactory(),
      rootValue: steps,
    }
    return args
  }

  const server = useServer<ConnectionInitMessage['payload'], SocketExtra>(
    {
      onConnect: (context) => {
        context.extra.operations = new SocketOperations()
        return admit(context)
      },
      onSubscribe: async (context, _id, params) => {
        const operations = context.extra.operations ?? new SocketOperations()
        let isOpen = false
        try {
          operations.begin()
          isOpen = true
          const read = await operations.opening(() => readOperation(context, params, operations))
          if ('document' in read) return read
          operations.end()
          return read.map((error) => publicError(error, newRequestId(), report))
        } catch (error) {
          if (isOpen) operations.end()
          // A throw here would close the socket with all that goes on in it.
          return [publicError(error, newRequestId(), report)]
        }
      },
      execute: (args) => (args.rootValue as Steps).execute(args),
      subscribe: (args) => (args.rootValue as Steps).subscribe(args),
      onComplete: (context) => context.extra.operations?.end(),
    },
    sockets,
  )
  app.addHook('preClose', async () => server.dispose())
}
