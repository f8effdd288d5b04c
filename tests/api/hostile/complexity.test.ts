import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClientDocuments } from '../../../server/graphql/clientDocuments.ts'
import { costOfRequest } from '../../../server/graphql/limits.ts'
import { schema } from '../../../server/schema.ts'
import { PAGES } from '../../benchmarks/boardQuery.ts'
import { boardDocument } from '../../benchmarks/clientDocument.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'

describe('a request that asks for too much', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const codeOf = async (document: string, variables = {}) => {
    const { errors } = await app.send(studio.member, document, variables)
    return errors[0]?.extensions.code
  }
  const nested = (levels: number): string =>
    levels === 0 ? 'name' : `projects(first: 1) { nodes { organization { ${nested(levels - 1)} } } }`

  it('is refused beyond 15 levels, through fragments too', async () => {
    expect(await codeOf(`{ organizations(first: 1) { nodes { ${nested(4)} } } }`)).toBeUndefined()
    expect(await codeOf(`{ organizations(first: 1) { nodes { ${nested(5)} } } }`)).toBe('TOO_COMPLEX')
    const fragment = `fragment Deep on Organization { ${nested(5)} }`
    expect(await codeOf(`{ organizations(first: 1) { nodes { ...Deep } } } ${fragment}`)).toBe('TOO_COMPLEX')
  })

  describe('nested beyond any stack', () => {
    const within = (open: string, close: string, levels: number, inner = '') =>
      `${open.repeat(levels)}${inner}${close.repeat(levels)}`
    const chain = (links: number) =>
      Array.from({ length: links }, (_, i) => `fragment A${i} on Query { ...A${i + 1} }`).join(' ')
    const DEEP = 2_400

    it.each([
      ['selections', within('{a', '}', DEEP)],
      ['selections that never end', '{a'.repeat(DEEP)],
      ['inline fragments', `{ ${within('...{', '}', 1_600, '__typename')} }`],
      ['lists', `{ node(id: ${within('[', ']', DEEP)}) { id } }`],
      ['objects', `{ node(id: ${within('{a:', '}', 1_200, '1')}) { id } }`],
      ['types of variables', `query ($a: ${within('[', ']', DEEP, 'Int')}) { viewer { id } }`],
      ['default values', `query ($a: Int = ${within('[', ']', DEEP)}) { viewer { id } }`],
      ['brackets of every kind', `{ a(b: [{ c: ${within('[{ c: [', ']}]', 100)} }]) }`],
    ])('is TOO_COMPLEX for %s', async (_, document) => {
      expect(await codeOf(document)).toBe('TOO_COMPLEX')
    })

    it('is never INTERNAL for a chain of fragments', async () => {
      const document = `{ ...A0 } ${chain(600)} fragment A600 on Query { __typename }`
      const { errors, data } = await app.send(studio.member, document)
      expect(errors.length === 0 ? data : errors[0]?.extensions.code).toEqual(
        errors.length === 0 ? { __typename: 'Query' } : 'TOO_COMPLEX',
      )
    })

    it.each(['[', '{"a":'])('is never INTERNAL for variables of %j', async (open) => {
      const close = open === '[' ? ']' : '}'
      const deep = within(open, close, 200_000, '1')
      const documents = [
        'query ($a: ID!) { node(id: $a) { id } }',
        'query ($a: [ID!]!) { nodes(ids: $a) { id } }',
        'mutation ($a: CreateShotsInput!) { createShots(input: $a) { shots { id } } }',
        '{ viewer { id } }',
      ]
      for (const query of documents) {
        const answer = await fetch(`${app.url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${studio.member.accessToken}`,
            'idempotency-key': `${open}${query.length}`,
          },
          body: `{"query":${JSON.stringify(query)},"variables":{"a":${deep}}}`,
        })
        expect(await answer.text(), query).not.toContain('INTERNAL')
        expect(answer.status, query).toBeLessThan(500)
      }
    })

    it('is never INTERNAL by REST', async () => {
      const doors = [
        ['POST', '/auth/login'],
        ['POST', '/auth/signup'],
        ['PUT', `/projects/${studio.projectId}/storyboard/update-shot`],
      ] as const
      for (const [method, path] of doors) {
        for (const deep of [within('[', ']', 200_000), within('{"a":', '}', 200_000, '1')]) {
          const answer = await fetch(`${app.url}/api${path}`, {
            method,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${studio.member.accessToken}`,
              'idempotency-key': `${path.length}${deep.length}`,
            },
            body: `{"email":${deep},"id":${deep},"views":${deep}}`,
          })
          const { code } = (await answer.json()) as { code: string }
          expect(['INVALID_INPUT', 'TOO_COMPLEX', 'NOT_FOUND']).toContain(code)
          expect(answer.status).toBeLessThan(500)
        }
      }
    })

    it('is not what 200 brackets are, nor brackets in a text', async () => {
      const list = within('[', ']', 190)
      expect(await codeOf(`{ node(id: ${list}) { id } }`)).toBe('INVALID_INPUT')
      const text = '{[('.repeat(300)
      expect(await codeOf(`{ viewer { id } } # ${text}`)).toBeUndefined()
      expect(await codeOf(`{ node(id: "${text}") { id } }`)).toBe('INVALID_INPUT')
      expect(await codeOf(`{ node(id: """${text}""") { id } }`)).toBe('INVALID_INPUT')
    })
  })

  it('is refused when its pages multiply beyond 50,000, by variables too', async () => {
    const document = (first: string) => `{
      organizations(first: ${first}) { nodes { projects(first: 200) { nodes { storyboards { nodes { id name } } } } } }
    }`
    expect(await codeOf(document('1'))).toBeUndefined()
    expect(await codeOf(document('200'))).toBe('TOO_COMPLEX')
    const withVariable = `query ($first: Int) ${document('$first')}`
    expect(await codeOf(withVariable, { first: 1 })).toBeUndefined()
    expect(await codeOf(withVariable, { first: 200 })).toBe('TOO_COMPLEX')
    expect(await codeOf(`query ($first: Int = 200) ${document('$first')}`)).toBe('TOO_COMPLEX')
  })

  it('is refused for a field under more than 50 names', async () => {
    const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: viewer { id }`).join(' ')
    expect(await codeOf(`{ ${aliases(50)} }`)).toBeUndefined()
    expect(await codeOf(`{ ${aliases(51)} }`)).toBe('TOO_COMPLEX')
  })

  it('is refused at once when its fragments double at every step', async () => {
    const fragments = Array.from({ length: 40 }, (_, i) => `fragment A${i} on Query { ...A${i + 1} ...A${i + 1} }`)
    const document = `{ ...A0 } ${fragments.join(' ')} fragment A40 on Query { __typename }`
    const start = performance.now()
    await app.send(null, document)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('is refused for more than 500 items in a list', async () => {
    const ids = (count: number) => ({ ids: Array.from({ length: count }, () => studio.projectId) })
    const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`
    expect(await codeOf(document, ids(500))).toBeUndefined()
    expect(await codeOf(document, ids(501))).toBe('TOO_COMPLEX')
  })

  it('is not what docs/api.md asks for', async () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
    const document = /"query": "(\{ organizations .*)"/.exec(guide)?.[1]
    expect(document).toBeDefined()
    expect(await codeOf(document ?? '')).toBeUndefined()
  })

  it('is counted once for what several fragments ask of one object', async () => {
    const cost = (selection: string, fragments = '') => costOfRequest(
      schema, parse(`query ($id: ID!) { project(by: { id: $id }) { ${selection} } } ${fragments}`), {},
    ).requested
    const fragments = 'fragment A on Project { id name code } fragment B on Project { id name code }'
    expect(cost('...A ...B', fragments)).toBe(cost('id name code'))
    expect(cost('id name other: name')).toBe(cost('id name code'))
  })

  it('is not what the benchmark of the board asks for', async () => {
    const variables = { id: studio.storyboardId, first: Math.max(...PAGES), after: null }
    const { requested, limit } = costOfRequest(schema, parse(boardDocument().text), { variables })
    expect(requested).toBeGreaterThan(limit / 10)
    expect(requested).toBeLessThanOrEqual(limit)
    expect(await codeOf(boardDocument().text, variables)).toBeUndefined()
  })

  it('is not what a page of ours asks for', () => {
    for (const [, text] of readClientDocuments()) {
      const { requested, limit } = costOfRequest(schema, parse(text), {})
      expect(requested, text.split('(')[0]).toBeLessThanOrEqual(limit)
    }
  })

  it('is not what a whole board is', async () => {
    const board = `query ($id: ID!) { storyboard(by: { id: $id }) { shots(first: 1000) { nodes {
      id code name description frames duration position status { id name color } scene { id heading }
      views { id name revision strokeCount width height thumbnailUrl }
    } } } }`
    expect(await codeOf(board, { id: studio.storyboardId })).toBeUndefined()
  })
})
