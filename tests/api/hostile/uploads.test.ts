import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import type { Answer } from '../../harness/client.ts'
import { sendFile } from '../../harness/files.ts'
import { makeStudio, readBoard, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectNoInsides, expectRefused, expectUnchanged } from '../../harness/refusals.ts'

const IMPORT = `mutation ($input: ImportScriptInput!) { importScript(input: $input) { shotCount } }`
const AT = 'variables.input.source.file'

describe('uploads no client of ours would send', () => {
  let app: TestApp
  let studio: Studio
  let operations: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const input = { storyboardId: studio.storyboardId, source: { file: null } }
    operations = JSON.stringify({ query: IMPORT, variables: { input } })
  })
  afterAll(() => app.stop())

  const whole = () => readBoard(app, studio.owner, studio.storyboardId)
  const script = () => new Blob(['INT. A\n\nRain.\n'])

  async function post(body: BodyInit, headers: Record<string, string> = {}) {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${studio.owner.accessToken}`, ...headers },
      body,
    })
    const text = await response.text()
    expectNoInsides(text)
    const { errors = [] } = JSON.parse(text) as Partial<Answer>
    return { status: response.status, codes: errors.map(({ extensions }) => extensions?.code), text }
  }
  function formOf(fields: Record<string, string | Blob>): FormData {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }
  const map = (paths: unknown) => JSON.stringify({ file: paths })

  const forms: [string, () => FormData][] = [
    ['nothing', () => formOf({})],
    ['operations alone', () => formOf({ operations })],
    ['no operations', () => formOf({ map: map([AT]), file: script() })],
    ['operations that are no JSON', () => formOf({ operations: '{', map: map([AT]), file: script() })],
    ['operations that are null', () => formOf({ operations: 'null', map: map([AT]), file: script() })],
    ['a batch', () => formOf({ operations: `[${operations}]`, map: map([`0.${AT}`]), file: script() })],
    ['a map that is no JSON', () => formOf({ operations, map: '{', file: script() })],
    ['a map without lists', () => formOf({ operations, map: map(AT), file: script() })],
    ['a map of numbers', () => formOf({ operations, map: map([1]), file: script() })],
    ['a map to nowhere', () => formOf({ operations, map: map(['variables.nothing.here']), file: script() })],
    ['a map to a prototype', () => formOf({ operations, map: map(['__proto__.isAdmin']), file: script() })],
    ['a map to a constructor', () => formOf({ operations, map: map(['constructor.prototype.x']), file: script() })],
    ['the file before its map', () => formOf({ file: script(), operations, map: map([AT]) })],
    ['a map without the file', () => formOf({ operations, map: map([AT]) })],
    ['operations of two megabytes', () => formOf({ operations: `{"x":"${'x'.repeat(2_000_000)}"}`, map: '{}' })],
  ]

  it.each(forms)('refuses %s', async (_, form) => {
    await expectUnchanged(whole, async () => {
      const { codes, text, status } = await post(form())
      expect(codes, text).toEqual(['INVALID_INPUT'])
      expect(status).toBeLessThan(500)
    })
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['cut short', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{'],
    ['of another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\n--x--'],
    ['of nothing', 'multipart/form-data; boundary=x', ''],
    ['of more than ten files', 'multipart/form-data; boundary=x', Array.from({ length: 12 }, (_, index) =>
      `--x\r\nContent-Disposition: form-data; name="${index}"; filename="a"\r\n\r\na\r\n`).join('')],
  ])('refuses a body %s', async (_, type, body) => {
    await expectUnchanged(whole, async () => {
      const { codes, text } = await post(body, { 'content-type': type })
      expect(codes, text).toEqual(['INVALID_INPUT'])
    })
  })

  it('answers at once who may not write, and does not wait for ten megabytes to be read', async () => {
    const bytes = new Uint8Array(10_000_000).fill(97)
    const input = { storyboardId: studio.storyboardId, source: { file: null } }
    const send = (person: Person | null) => sendFile(app, person, IMPORT, { input }, { at: AT, bytes })
    await expectUnchanged(whole, async () => {
      expectRefused(await send(studio.outsider), 'NOT_FOUND')
      expectRefused(await send(null), 'UNAUTHENTICATED')
    })
  })

  it('reads a file once, however often it is named', async () => {
    const twice = `mutation ($a: ImportScriptInput!, $b: ImportScriptInput!) {
      a: importScript(input: $a) { shotCount } b: importScript(input: $b) { shotCount }
    }`
    const input = { storyboardId: studio.storyboardId, source: { file: null }, existingShotCount: 1 }
    const form = formOf({
      operations: JSON.stringify({ query: twice, variables: { a: input, b: input } }),
      map: map(['variables.a.source.file', 'variables.b.source.file']),
      file: script(),
    })
    const { codes, text } = await post(form)
    expect(codes, text).toEqual(['INVALID_INPUT'])
    expect((await whole()).shots.totalCount).toBe(1)
  })
})
