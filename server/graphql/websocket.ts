import type { FastifyInstance } from 'fastify'
import { getOperationAST, type ExecutionArgs, type GraphQLError } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { callerOf, CLIENT_HEADER } from '../context.ts'
import { invalidInput } from '../kernel/errors.ts'
import { type RequestCounter, tooMany } from '../platform/limiter/requestRate.ts'
import { isBrief, mayBeBrief } from './briefRequests.ts'
import { documentText } from './clientDocuments.ts'
import { publicError } from './errors.ts'
import { type createGraphQL, newRequestId, type SocketRequest } from './yoga.ts'

type Executor = Pick<ReturnType<ReturnType<typeof createGraphQL>['getEnveloped']>, 'execute' | 'subscribe'>

export const MESSAGE_LIMIT = 1_048_576

/** Serves graphql-ws on the path of the endpoint, through Yoga's own plugins, context and masking. */
export function mountWebSocket(
  app: FastifyInstance,
  yoga: ReturnType<typeof createGraphQL>,
  requests: RequestCounter,
  briefRequests: RequestCounter,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT })
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') {
      socket.destroy()
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request))
  })
  // An answer and the word that it was the last leave in one piece, where they come in one turn.
  sockets.on('connection', (client, { socket }) => {
    client.on('message', () => {
      socket.cork()
      setImmediate(() => socket.uncork())
    })
  })
  const server = useServer(
    {
      execute: (args) => (args.rootValue as Executor).execute(args),
      subscribe: (args) => (args.rootValue as Executor).subscribe(args),
      onSubscribe: async (context, _id, params) => {
        const report = (error: unknown) => app.log.error(error)
        const given = context.connectionParams?.['authorization'] ?? context.extra.request.headers.authorization
        const { headers, socket } = context.extra.request
        const extra: SocketRequest = {
          authorization: typeof given === 'string' ? given : undefined,
          clientId: context.connectionParams?.['clientId'] ?? headers[CLIENT_HEADER],
          caller: callerOf(socket.remoteAddress ?? '', headers['user-agent']),
          isBrief: false,
        }
        const enveloped = yoga.getEnveloped({
          ...context,
          // Mutations are of a POST; which of them a socket takes is asked below.
          request: new Request('http://localhost/graphql', { method: 'POST' }),
          params,
          extra,
        } as never)
        try {
          const text = documentText(params)
          const count = (counter: RequestCounter) => {
            const usage = counter.count(extra.authorization, extra.caller.address)
            if (usage?.isOver) throw tooMany(usage)
          }
          // What may be brief is counted as such before it is read, and as ever too when it turns out not to be.
          const isMaybeBrief = mayBeBrief(text)
          count(isMaybeBrief ? briefRequests : requests)
          const document = enveloped.parse(text)
          extra.isBrief = isMaybeBrief && isBrief(document, params.operationName)
          if (isMaybeBrief && !extra.isBrief) count(requests)
          const isMutation = getOperationAST(document, params.operationName)?.operation === 'mutation'
          if (isMutation && !extra.isBrief) throw invalidInput({ query: 'Send mutations by POST, not over a socket' })
          const errors = enveloped.validate(enveloped.schema, document) as readonly GraphQLError[]
          if (errors.length > 0) return errors.map((error) => publicError(error, newRequestId(), report))
          const args: ExecutionArgs = {
            schema: enveloped.schema,
            operationName: params.operationName ?? null,
            document,
            variableValues: params.variables ?? null,
            contextValue: await enveloped.contextFactory(),
            rootValue: { execute: enveloped.execute, subscribe: enveloped.subscribe },
          }
          return args
        } catch (error) {
          // A throw here would close the socket with all that goes on in it.
          return [publicError(error, newRequestId(), report)]
        }
      },
    },
    sockets,
  )
  app.addHook('preClose', async () => server.dispose())
}
