import {
  getNamedType, getNullableType, type GraphQLObjectType, isLeafType, isListType, isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../server/schema.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeDatabase } from '../harness/database.ts'
import { statementsOf } from '../harness/statements.ts'
import { type CrowdedStudio, makeCrowdedStudio } from './crowdedStudio.ts'
import { everythingOf, type Field, isConnection, isNode, needsArguments, rowsOf } from './everything.ts'

const [FEW, MANY] = [1, 12]

const PAGE = 5
const PAGE_FIELDS = '{ totalCount edges { cursor node { __typename } } pageInfo { hasNextPage endCursor } }'

interface Page {
  totalCount: number
  edges: { cursor: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The connection somewhere in the data of a response. */
function pageIn(data: object): Page {
  if ('pageInfo' in data) return data as Page
  return pageIn(Object.values(data).find((each) => typeof each === 'object' && each !== null) as object)
}

/** What lists are asked with that cannot be asked without. */
const ARGUMENTS: Record<string, (studio: CrowdedStudio) => string> = {
  'Organization.deletedProjects': () => `filter: { since: "${new Date(Date.now() - 3_600_000).toISOString()}" }`,
  'Project.deleted': () => `filter: { since: "${new Date(Date.now() - 3_600_000).toISOString()}" }`,
  'Query.search': () => 'query: "a"',
  'Query.viewOps': ({ firsts }) => `viewId: "${firsts['View']}"`,
  'Query.nodes': ({ firsts }) => `ids: ${JSON.stringify(Object.values(firsts))}`,
}

/** Lists that read no rows, or those of one thing alone whatever their length. */
const APART = new Set(['Query.viewOps', 'Query.errorCatalogue'])

const isList = ({ type }: Field) =>
  isConnection(getNamedType(type)) || (isListType(getNullableType(type)) && !isLeafType(getNamedType(type)))

/** The lists of a type, also those in objects that are no nodes, as a way of field names. */
function listsOf(type: GraphQLObjectType, before: Field[] = []): Field[][] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    if (isList(field)) return [[...before, field]]
    const isPart = isObjectType(inner) && !isNode(inner) && before.length < 2
    return isPart && !needsArguments(field) ? listsOf(inner, [...before, field]) : []
  })
}

interface List {
  name: string
  /** Whether a guest of a review link asks it, not the owner. */
  isOfGuest: boolean
  /** Whether it is a connection. */
  isPaged: boolean
  /** The document that asks the list of a studio: one page of it with everything its rows have. */
  document: (studio: CrowdedStudio) => string
  /** The document that asks a page after `$after` as any connection is asked. */
  pageDocument: (studio: CrowdedStudio) => string
}

function listsToAsk(): List[] {
  const types = [
    'Query', 'Organization', 'Project', 'Storyboard', 'Script', 'Shot', 'View', 'Asset', 'Task', 'CommentThread',
    'Playlist', 'User', 'Webhook',
  ]
  return types.flatMap((typeName) => {
    const type = schema.getType(typeName) as GraphQLObjectType
    return listsOf(type).map((way) => {
      const last = way.at(-1) as Field
      const name = `${typeName}.${way.map((each) => each.name).join('.')}`
      const inner = getNamedType(last.type)
      const isPaged = isConnection(inner)
      const rows = everythingOf(rowsOf(inner))
      const ask = (studio: CrowdedStudio, page: string, selection: string) => {
        const given = [ARGUMENTS[name]?.(studio) ?? '', page].filter(Boolean).join(', ')
        const list = `${last.name}${given && `(${given})`} ${selection}`
        const nested = way.slice(0, -1).reduceRight((inside, { name: field }) => `${field} { ${inside} }`, list)
        if (typeName === 'Query') return nested
        return `node(id: "${studio.firsts[typeName]}") { ... on ${typeName} { ${nested} } }`
      }
      return {
        name,
        isOfGuest: name.startsWith('Query.review.'),
        isPaged,
        document: (studio) =>
          `{ ${ask(studio, isPaged ? 'first: 50' : '', isPaged ? `{ totalCount nodes ${rows} }` : rows)} }`,
        pageDocument: (studio) =>
          `query ($after: String) { ${ask(studio, `first: ${PAGE}, after: $after`, PAGE_FIELDS)} }`,
      }
    })
  })
}

const lists = listsToAsk()

let app: TestApp
let few: CrowdedStudio
let many: CrowdedStudio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  few = await makeCrowdedStudio(app, FEW)
  many = await makeCrowdedStudio(app, MANY)
}, 300_000)
afterAll(() => app.stop())

describe('a list takes as many statements for many as for one', () => {
  it('has every list of the schema that is reached from a query', () => {
    expect(lists.length).toBeGreaterThan(40)
  })

  it('has what is costly', async () => {
    const impact = everythingOf(schema.getType('AssetImpact') as GraphQLObjectType)
    await expectAsMany(({ firsts: { Project } }) =>
      `{ node(id: "${Project}") { ... on Project { assets(first: 12) { nodes { impact ${impact} } } } } }`)
  })

  it.each(lists.filter(({ name }) => !APART.has(name)))('$name', ({ document, isOfGuest }) =>
    expectAsMany(document, isOfGuest))

  async function expectAsMany(document: (studio: CrowdedStudio) => string, isOfGuest = false) {
    const statementsFor = (studio: CrowdedStudio) =>
      statementsOf(async () => {
        const { errors } = await app.send(isOfGuest ? studio.guest : studio.owner, document(studio))
        expect(errors).toEqual([])
      })
    const ofFew = await statementsFor(few)
    let ofMany = await statementsFor(many)
    // A timer's statement may come between; it does not come again.
    if (ofMany.length > ofFew.length) ofMany = await statementsFor(many)
    const counted = new Map<string, number>()
    for (const text of ofMany) counted.set(text, (counted.get(text) ?? 0) + 1)
    const more = [...counted].flatMap(([text, count]) =>
      count > ofFew.filter((each) => each === text).length ? [`${count} × ${text.slice(0, 160)}`] : [])
    expect(ofMany.length, more.join('\n')).toBeLessThanOrEqual(ofFew.length)
  }
})

describe('a pager that knows only endCursor and hasNextPage reads every row once', () => {
  it.each(lists.filter(({ isPaged }) => isPaged))('$name', async ({ pageDocument, isOfGuest }) => {
    const asker = isOfGuest ? many.guest : many.owner
    const document = pageDocument(many)
    const cursors: string[] = []
    let pages = 0
    let page: Page | null = null
    do {
      const { data, errors } = await app.send<object>(asker, document, { after: page?.pageInfo.endCursor ?? null })
      expect(errors).toEqual([])
      page = pageIn(data)
      cursors.push(...page.edges.map(({ cursor }) => cursor))
      pages++
    } while (page.pageInfo.hasNextPage)
    expect([new Set(cursors).size, cursors.length]).toEqual([page.totalCount, page.totalCount])
    expect(pages).toBe(Math.max(1, Math.ceil(page.totalCount / PAGE)))
    expect(page.totalCount).toBeGreaterThan(PAGE)
  })
})
