import { request } from 'node:http'
import {
  buildSchema,
  type GraphQLField,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsOf } from '../../../server/docs/schemaParts.ts'
import { proseOf } from '../../../server/docs/prose.ts'
import { typeSections } from '../../../server/docs/typeSections.ts'
import { html } from '../../../server/docs/html.ts'
import * as limits from '../../../server/graphql/limits.ts'
import { ALIAS_LIMIT } from '../../../server/graphql/documentCost.ts'
import { MAX_PAGE } from '../../../server/graphql/paging.ts'
import { BODY_LIMIT } from '../../../server/graphql/yoga.ts'
import { ERROR_CODES } from '../../../server/kernel/failure.ts'
import { MOST_FILE_BYTES, MOST_PIXELS } from '../../../server/kernel/fileLimit.ts'
import { eventsOf } from '../../../server/eventCatalogue.ts'
import { KEPT_HOURS } from '../../../server/platform/idempotency/once.ts'
import { readMigrationNotes } from '../../../server/docs/releases.ts'
import { schema } from '../../../server/schema.ts'
import { PUBLIC_URL, startApp, type TestApp } from '../../harness/app.ts'

const PATHS = ['/docs/api', '/docs/api/guide', '/docs/api/changelog']

let app: TestApp
const pages = new Map<string, { text: string; document: Document }>()

/** A page that is there. */
function page(path: string) {
  const found = pages.get(path)
  if (!found) throw new Error(`${path} was not read`)
  return found
}

beforeAll(async () => {
  app = await startApp(undefined, { perToken: 1200, perAddress: 321 })
  for (const path of PATHS) {
    const text = await (await fetch(app.url + path)).text()
    pages.set(path, { text, document: new JSDOM(text).window.document })
  }
})
afterAll(() => app.stop())

/** Every part of the schema, by the anchor it has on the reference page. */
function anchorsOfSchema(): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  return types.flatMap((type) => {
    const isComposed = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    const fields = isComposed ? Object.values(type.getFields()) : []
    const values = isEnumType(type) ? type.getValues() : []
    const args = fields.flatMap((field) =>
      'args' in field ? (field as GraphQLField<unknown, unknown>).args.map(({ name }) => `${field.name}.${name}`) : [])
    const parts = [...fields.map(({ name }) => name), ...values.map(({ name }) => name), ...args]
    return [type.name, ...parts.map((part) => `${type.name}.${part}`)]
  })
}

const VOID = new Set(['meta', 'link', 'input', 'path'])

/** The tags of a page that are not closed in the order they were opened in. */
function unbalanced(text: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [tag, slash, name = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (VOID.has(name)) continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) wrong.push(tag)
  }
  return [...wrong, ...open]
}

describe.each(PATHS)('%s', (path) => {
  it('is sent to anybody, under a policy that lets nothing of others in', async () => {
    const answer = await fetch(app.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is sent once to a client that caches it', async () => {
    const first = await fetch(app.url + path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const again = await fetch(app.url + path, { headers: { 'if-none-match': `"other", ${tag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await fetch(app.url + path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('is compressed for clients that accept it', async () => {
    const bytes = (headers: Record<string, string>) =>
      new Promise<{ size: number; encoding: string | undefined }>((resolve, reject) => {
        request(app.url + path, { headers }, (answer) => {
          let size = 0
          answer.on('data', (chunk: Buffer) => void (size += chunk.length))
          answer.on('end', () => resolve({ size, encoding: answer.headers['content-encoding'] }))
        }).on('error', reject).end()
      })
    const [packed, plain] = [await bytes({ 'accept-encoding': 'gzip, br' }), await bytes({})]
    expect(packed.encoding).toBe('gzip')
    expect(plain.encoding).toBeUndefined()
    expect(packed.size).toBeLessThan(plain.size / 2)
  })

  it('is whole: every tag closed, every id there once', () => {
    const { text, document } = page(path)
    expect(unbalanced(text)).toEqual([])
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelectorAll('[style], style, script:not([src])')).toHaveLength(0)
  })

  it('names no other host, and loads its own files alone', async () => {
    const { text, document } = page(path)
    expect(text.replaceAll(PUBLIC_URL, '').match(/https?:\/\/\w[\w.-]+/g) ?? []).toEqual([])
    const loaded = Array.from(document.querySelectorAll('script, link'), (each) =>
      each.getAttribute('src') ?? each.getAttribute('href') ?? '')
    expect(loaded.length).toBeGreaterThan(3)
    for (const address of loaded) {
      const answer = await fetch(app.url + address)
      expect(answer.status, address).toBe(200)
      expect(answer.headers.get('cache-control'), address).toContain('immutable')
      expect(answer.headers.get('content-type'), address).toMatch(/^(text\/(css|javascript)|image\/svg|font\/woff2)/)
      if (address.endsWith('.css')) expect(await answer.text()).toMatch(/url\('\/docs\/api\/files\/[\w-]{22}\/inter\.woff2'\)/)
    }
  })

  it('has no link that leads nowhere', async () => {
    const { document } = page(path)
    const links = new Set(Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href') ?? ''))
    const outside = new Set<string>()
    for (const link of links) {
      const [where = '', fragment] = link.split('#')
      const target = where === '' ? page(path) : pages.get(where)
      if (target && fragment) expect(target.document.getElementById(fragment), link).not.toBeNull()
      if (!target) outside.add(where)
    }
    // Pages of the web client are not served here.
    for (const address of outside) {
      if (address === '/' || address.startsWith('/user-settings')) continue
      const answer = await fetch(app.url + address, { headers: { accept: 'text/html' } })
      expect(answer.status, address).toBe(200)
    }
  })

  it('shows examples that are what they say they are', () => {
    for (const example of page(path).document.querySelectorAll('pre[aria-label^="Example in"]')) {
      const text = example.textContent ?? ''
      const language = example.getAttribute('aria-label')
      if (language === 'Example in JSON') expect(JSON.parse(text)).toBeTypeOf('object')
      else if (language === 'Example in GraphQL') expect(validate(schema, parse(text))).toEqual([])
      else expect(language).toBe('Example in shell')
    }
  })
})

describe('the reference', () => {
  it('has an anchor for every type, field, argument and enum value, with its description', () => {
    const { document } = page('/docs/api')
    const anchors = anchorsOfSchema()
    expect(anchors.length).toBeGreaterThan(1_500)
    expect(anchors.filter((anchor) => !document.getElementById(anchor))).toEqual([])
    const written = document.getElementById('Shot.version')?.textContent
    expect(written).toContain('Increases by one with each change; compared with expectedVersion.')
  })

  it('marks what is required, and links types to each other', () => {
    const { document } = page('/docs/api')
    const required = (id: string) => document.getElementById(id)?.querySelector('dt .required')
    expect(required('ShotUpdate.shotId')).toBeTruthy()
    expect(required('ShotUpdate.statusId')).toBeNull()
    expect(required('CreateWebhookInput.types')).toBeNull()
    const type = document.getElementById('Storyboard.shots')?.querySelector('dt .type')
    expect(type?.textContent).toBe('ShotConnection!')
    expect(type?.querySelector('a')?.getAttribute('href')).toBe('#ShotConnection')
  })

  it('tells every kind of failure and of event', () => {
    const { document } = page('/docs/api')
    for (const code of Object.keys(ERROR_CODES)) {
      expect(document.getElementById(`error-${code}`)?.textContent, code).toMatch(/\d{3}/)
    }
    for (const [type, { description: meaning }] of eventsOf('project')) {
      expect(document.getElementById(`event-${type}`)?.textContent, type).toContain(meaning)
    }
  })

  it('tells the limits the code has, and the rates of this server', () => {
    const { document } = page('/docs/api')
    const section = document.getElementById('limits')?.closest('section')
    const told = Array.from(section?.querySelectorAll('tr') ?? [], ({ textContent }) => textContent?.trim() ?? '')
    const { DOCUMENT_LIMIT, TOKEN_LIMIT, DEPTH_LIMIT, COST_LIMIT, INPUT_LIST_LIMIT, BATCH_LIMIT } = limits
    const wanted: [number, string][] = [
      [DOCUMENT_LIMIT, 'bytes'], [TOKEN_LIMIT, 'tokens'], [DEPTH_LIMIT, 'deep'], [ALIAS_LIMIT, 'times'],
      [COST_LIMIT, 'points'], [INPUT_LIST_LIMIT, 'items'], [BATCH_LIMIT, 'items'], [BODY_LIMIT, 'bytes'],
      [MAX_PAGE, 'rows'], [MOST_FILE_BYTES, 'bytes'], [MOST_PIXELS, 'pixels'], [KEPT_HOURS, 'hours'],
      [1200, 'requests'], [321, 'requests'],
    ]
    for (const [most, unit] of wanted) {
      const text = `${most.toLocaleString('en-US')} ${unit}`
      expect(told.some((row) => row.endsWith(text)), text).toBe(true)
    }
  })

  it('says where this server is', () => {
    const { text } = page('/docs/api')
    expect(text).toContain(`<code>${PUBLIC_URL}/graphql</code>`)
    expect(text).toContain(`<code>${PUBLIC_URL.replace('https', 'wss')}/graphql</code>`)
  })
})

describe('a description', () => {
  const odd = buildSchema(`
    "<script>alert(1)</script> & \`<b>\`"
    type Query { "See \`Query.old\` & NOT_FOUND." fresh("<i>" size: Int! = 3): Int
      "Was." old: [Int!]! @deprecated(reason: "Since 2027-01-01. Use \`Query.fresh\` <now>.") }
    type Mutation { do(input: DoInput!): DoPayload! }
    input DoInput { "Which." id: ID! "Often." often: Int = 2 }
    type DoPayload { "It." id: ID! }
  `)
  const written = html`${typeSections(odd, partsOf(odd), proseOf(odd)).map(({ lead, body }) => [lead, body])}`.text

  it('is never taken for HTML', () => {
    expect(written).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; <code>&lt;b&gt;</code>')
    expect(written).not.toMatch(/<(script|b|i|now)>/)
  })

  it('links what it names', () => {
    expect(written).toContain('<code><a href="#Query.old">Query.old</a></code>')
    expect(written).toContain('<a class="failure" href="#error-NOT_FOUND">NOT_FOUND</a>')
  })

  it('stands with what is required, usual and deprecated', () => {
    const { document } = new JSDOM(written).window
    expect(document.getElementById('Query.old')?.querySelector('.deprecated')?.textContent).toBe('deprecated')
    expect(document.getElementById('Query.old')?.querySelector('.deprecation')?.textContent)
      .toBe('Since 2027-01-01. Use Query.fresh <now>.')
    expect(document.getElementById('DoInput.id')?.querySelector('.required')).toBeTruthy()
    expect(document.getElementById('DoInput.often')?.querySelector('.usual')?.textContent).toBe('= 2')
  })
})

describe('the changelog', () => {
  it('says at every break of the newest release that has some how to move', () => {
    const newest = page('/docs/api/changelog').document.querySelector('.mark.breaking')?.closest('details')
    const version = /^v(.+)/.exec(newest?.closest('section')?.querySelector('h2')?.id ?? '')?.[1] ?? null
    const notes = [...new Set(readMigrationNotes(version).values())]
    expect(notes.length).toBeGreaterThan(0)
    const noted = [...newest?.querySelectorAll('li') ?? []].filter((item) => item.querySelector('.line') !== null)
    const told = noted.map((item) => item.querySelector('.line')?.textContent ?? '')
    expect([...new Set(told)].toSorted()).toEqual(notes.map((note) => note.replaceAll('`', '')).toSorted())
  })
})
