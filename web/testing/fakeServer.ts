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

/** Failures of fields as the server sends them, from the sentence of each. */
export const inFields = (sentences: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(sentences).map(([field, message]) =>
    [field, { reason: 'REFUSED', params: {}, message }]))

/** The variables of the first request. */
export function sentVariables(fetched: Mock<typeof fetch>): unknown {
  const body: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
  return typeof body === 'object' && body !== null && 'variables' in body ? body.variables : undefined
}

/** What a test gives of an event. */
export type ToldEvent = readonly [type: string, subjectId: string, payload?: object]

/** Events of a mutation as its response holds them (`extensions.events`), from their types and subjects. */
export const eventsOf = (...events: ToldEvent[]) =>
  events.map(([type, subjectId, payload = {}], index) => ({
    log: 'project', ownerId: 'project_1', seq: index + 1, type, subjectId, payload,
  }))

/** The answer to a mutation that recorded events. */
export const withEvents = (data: object, ...events: ToldEvent[]) => ({
  data, extensions: { events: eventsOf(...events) },
})

/** One request: what it asked for, with which variables. */
export type SentRequest = { operationName: string; variables: Record<string, unknown> }

/**
 * Answers each operation by its name, with data or with what its function makes of the variables; an error of a
 * response, or what `withEvents` made, is answered as it is; a promise when it is fulfilled. Returns the requests in
 * their order.
 */
export function answerEach(
  answers: Record<string, object | ((variables: Record<string, unknown>) => object)>,
): SentRequest[] {
  const requests: SentRequest[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string | FormData }) => {
    const operation = typeof body === 'string' ? body : String(body.get('operations'))
    const { operationName, variables } = JSON.parse(operation) as SentRequest
    requests.push({ operationName, variables })
    const entry = answers[operationName]
    const result = typeof entry === 'function' ? await (entry as (values: object) => object)(variables) : entry
    if (result === undefined) throw new Error(`Nobody answers ${operationName}`)
    if ('extensions' in result && 'data' in result) return new Response(JSON.stringify(result))
    return new Response(JSON.stringify('message' in result ? { errors: [result] } : { data: result }))
  })
  return requests
}
