import { vi, type Mock } from 'vitest'
import type { GraphQLResponseError } from '../relay/errors.ts'

function answer(body: object): Mock<typeof fetch> {
  const fake = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status: 200 }))
  vi.stubGlobal('fetch', fake)
  return fake
}

/** Answers every request with this data. */
export function answerWith(data: object): Mock<typeof fetch> {
  return answer({ data })
}

/** Answers every request with this error. */
export function refuseWith(error: GraphQLResponseError): Mock<typeof fetch> {
  return answer({ errors: [error] })
}

/** The variables of the first request. */
export function sentVariables(fetched: Mock<typeof fetch>): unknown {
  const body: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
  return typeof body === 'object' && body !== null && 'variables' in body ? body.variables : undefined
}
