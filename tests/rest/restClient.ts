import { expect } from 'vitest'
import type { Client, FieldFailures, Sender } from '../harness/client.ts'
import { expectNoInsides, sentencesOf } from '../harness/refusals.ts'

/** A drawing as answers have it. */
export interface CanvasData {
  lines: { points: { x: number; y: number }[]; brushColor: string; brushRadius: number; id: string }[]
  width: number
  height: number
  revision: number
}

/** A view as answers have it. */
export interface RestView {
  id: string
  name: string
  description: string
  order: number
  image: string | null
  canvasData: string
}

/** A shot as answers have it. */
export interface RestShot {
  id: string
  name: string
  code: string
  description: string
  order: number
  duration: number
  frames: number
  aspectRatio: string
  status: { id: string; name: string; color: string } | null
  views: RestView[]
}

/** A board as answers have it. */
export interface RestBoard {
  id: string
  name: string
  description: string
  projectId: string
  createdAt: string
  updatedAt: string
  shots: RestShot[]
  statuses: { id: string; name: string; color: string }[]
}

/** What went wrong, as every answer tells it. */
export interface Problem {
  message: string
  error: string
  code: string
  reason: string
  fields?: FieldFailures
}

/** An answer as it came over HTTP; `body` is null when there is none. */
export interface RestAnswer<Body> {
  status: number
  body: Body
  headers: Headers
}

/** Sends a request below `/api`. A text or a form is sent as it is, anything else as JSON. */
export async function request<Body>(
  app: Client,
  sender: Sender,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<RestAnswer<Body>> {
  const isRaw = typeof body === 'string' || body instanceof FormData
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(sender && { authorization: `Bearer ${sender.accessToken}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? (body as string | FormData) : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body, headers: response.headers }
}

/** The same for what must succeed with a status. */
export async function succeed<Body>(status: number, ...sent: Parameters<typeof request>): Promise<Body> {
  const answer = await request<Body>(...sent)
  expect(answer.status, JSON.stringify(answer.body)?.slice(0, 500)).toBe(status)
  return answer.body
}

const CODES: Record<number, string> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  402: 'PLAN_LIMIT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'INVALID_INPUT',
  409: 'CONFLICT',
  413: 'INVALID_INPUT',
  415: 'INVALID_INPUT',
}

/** Asserts that an answer is a refusal as the API documents it, with sentences about fields where given. */
export function expectProblem(
  { status, body, headers }: RestAnswer<unknown>,
  expected: number,
  fields?: Record<string, string>,
): void {
  const problem = body as Problem
  expect({ status, code: problem?.code }, JSON.stringify(body)?.slice(0, 500)).toEqual({
    status: expected,
    code: CODES[expected],
  })
  expect(problem.message).toMatch(/^\S.*\S$/)
  expect(problem.error).toBe(problem.message)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  if (expected === 401) expect(headers.get('www-authenticate')).toBe('Bearer')
  if (fields) expect(sentencesOf(problem.fields)).toEqual(fields)
  expectNoInsides(JSON.stringify(body))
}

/** The first board of a project, as a program reads it. */
export const readRestBoard = (app: Client, sender: Sender, projectId: string): Promise<RestBoard> =>
  succeed<RestBoard>(200, app, sender, 'GET', `/projects/${projectId}/storyboard`)

/** The drawing of a view. */
export const drawingOf = (view: { canvasData: string } | undefined): CanvasData =>
  JSON.parse(view?.canvasData ?? 'null') as CanvasData
