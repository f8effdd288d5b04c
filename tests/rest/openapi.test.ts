import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_URL, startApp, type TestApp } from '../harness/app.ts'
import { readDescription, type ReadDescription } from './contract/description.ts'
import { request } from './restClient.ts'

const LOADED = /<(?:link|script)[^>]+(?:href|src)="([^"]+)"/g
const ELSEWHERE = /(?:https?:)?\/\/(?!www\.w3\.org)/

let app: TestApp
let description: ReadDescription

beforeAll(async () => {
  app = await startApp()
  description = await readDescription(app.url)
})
afterAll(() => app.stop())

describe('openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { document } = description
    const { valid, errors } = await new Validator().validate({ ...structuredClone(document) })
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: `${PUBLIC_URL}/api` }])
  })

  it('says of every operation what it is, who may and what it refuses', () => {
    const { paths, components } = description.document
    const operations = Object.values(paths).flatMap((each) => Object.values(each))
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const [path, each] of Object.entries(paths)) {
      for (const { operationId, summary, tags, parameters = [], responses } of Object.values(each)) {
        expect(operationId).toMatch(/^[a-z][A-Za-z]+$/)
        expect(summary, operationId).toMatch(/^\S.*\.$/s)
        expect(tags).toHaveLength(1)
        const inPath = parameters.filter((parameter) => parameter.in === 'path')
        expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
        for (const parameter of parameters) expect(parameter.description).toBeTruthy()
        for (const [status, { $ref }] of Object.entries(responses)) {
          if (Number(status) < 400) expect($ref).toBeUndefined()
          else expect(Object.keys(components.responses)).toContain($ref?.split('/').at(-1))
        }
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500', '503']))
      }
    }
    const isOpen = (security?: object[]) => security !== undefined && Object.keys(security[0] ?? {}).length === 0
    const open = operations.filter(({ security }) => isOpen(security)).map(({ operationId }) => operationId)
    expect(open.toSorted()).toEqual(
      ['login', 'requestPasswordReset', 'resetPassword', 'signup', 'verifyEmail', 'verifyEmailDoubled'],
    )
    expect(components.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } })
  })

  it('describes everything it names', () => {
    const nameless: string[] = []
    const walk = (value: unknown, place: string): void => {
      if (value === null || typeof value !== 'object') return
      const { properties } = value as { properties?: Record<string, { description?: string; $ref?: string }> }
      if (properties && typeof properties === 'object' && !('type' in properties)) {
        for (const [name, each] of Object.entries(properties)) {
          if (!each.description && !each.$ref && !('anyOf' in each)) nameless.push(`${place}.${name}`)
        }
      }
      for (const [name, each] of Object.entries(value)) walk(each, `${place}/${name}`)
    }
    walk(description.document, '')
    expect(nameless).toEqual([])
  })
})

describe('docs', () => {
  it('shows the description from files of this server alone, under a policy that lets nothing else in', async () => {
    const page = await fetch(`${app.url}/api/docs`)
    const html = await page.text()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe/)
    const paths = [...html.matchAll(LOADED)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(4)
    for (const path of paths) {
      expect(path).toMatch(/^\/api\/docs\//)
      const file = await fetch(app.url + path)
      expect(file.status, path).toBe(200)
      const text = await file.text()
      if (path.endsWith('.css')) expect(text.match(/url\((?!["']?data:)[^)]+\)/g) ?? []).toEqual([])
    }
    expect(html).not.toMatch(ELSEWHERE)
    expect(await (await fetch(`${app.url}/api/docs/json`)).json()).toEqual(description.document)
  })
})

describe('a method that an address does not know', () => {
  it.each([
    ['GET', '/projects', 'POST'],
    ['PATCH', '/projects/project_x', 'GET, HEAD, PUT, DELETE'],
    ['DELETE', '/auth/login?x=1', 'POST'],
    ['POST', '/auth/whoami', 'GET, HEAD'],
  ])('%s %s is told those it knows', async (method, path, allowed) => {
    const { status, body, headers } = await request<{ message: string }>(app, null, method, path)
    expect([status, headers.get('allow')]).toEqual([405, allowed])
    const message = `This address answers ${allowed}`
    expect(body).toMatchObject({ message, error: message, code: 'INVALID_INPUT', reason: 'METHOD_UNSUPPORTED' })
  })
})
