import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../kernel/errors.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import { refusedWith } from './errors.ts'
import type { DescribedRoute } from './openapi.ts'

/** An address below `/api` and the methods it answers. */
interface Address {
  pattern: RegExp
  methods: string[]
}

function addressesOf(routes: readonly DescribedRoute[]): Address[] {
  const methods = new Map<string, string[]>()
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method])
  return [...methods].map(([path, own]) => ({
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }))
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** Tells an address that knows the request's method not (405, with those it knows) from one of nothing (404). */
export function refuseUnknown(scope: FastifyInstance, routes: readonly DescribedRoute[]): void {
  const addresses = addressesOf(routes)
  scope.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const allowed = addresses.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    if (allowed.length === 0) throw notFound('Address')
    void reply.header('allow', allowed.join(', '))
    throw refusedWith(405, requestFailures.METHOD_UNSUPPORTED({ methods: allowed.join(', ') }))
  })
}
