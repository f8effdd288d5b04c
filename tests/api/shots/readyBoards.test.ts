import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding } from '../../harness/drawings.ts'
import { makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { statementsOf } from '../../harness/statements.ts'
import { cast, makeAsset } from '../casting/casts.ts'
import { answer, startThread } from '../comments/commentCalls.ts'
import { mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeScenes, rowsOf } from './boards.ts'

/** What the statement for ready boards says and no other. */
const READY = /WITH page AS MATERIALIZED/
/** A field that rows are never ready for: with it, every field is resolved as ever. */
const AS_EVER = 'asEver: createdAt'

const some = (...names: string[]) => fc.subarray(names, { minLength: 1 }).map((chosen) => chosen.join(' '))
const maybe = (field: string, selection: fc.Arbitrary<string>) =>
  fc.option(selection, { nil: '' }).map((within) => within && `${field} { ${within} }`)
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(' '))

/** A selection that is left out or not, by a literal or a variable. */
const ifAt = (field: fc.Arbitrary<string>) =>
  fc.tuple(field, fc.constantFrom('', '@include(if: $on)', '@skip(if: $on)', '@skip(if: false)', '@include(if: false)'))
    .map(([text, directive]) => (text === '' || text.includes('{') ? text : `${text} ${directive}`))

const images = some('id', 'url', 'small: url(width: 420)', 'width', 'height', 'bytes', 'contentType', '__typename')
const views = joined(
  some(
    'id', 'name', 'description', 'position', 'revision', 'strokeCount', 'initialWidth', 'initialHeight', 'width',
    'height', 'rank', 'pictureRevision', 'thumbnailUrl', 'small: thumbnailUrl(width: 420)', '... on Node { key: id }',
  ),
  maybe('image', images),
  some('cameraUrl', 'camera { start { x y width angle } end { width } easing holdEnd }', 'holds: camera { holdStart }'),
)
const shots = joined(
  some(
    'id', 'code', 'name', 'description', 'dialogue', 'notes', 'cameraNote', 'frames', 'seconds: duration',
    'aspectRatio', 'scriptLine', 'scriptColor', 'flag: scriptState', 'rank', 'version', 'openThreadCount',
    'unread: unreadThreadCount', '__typename', '...Texts',
  ),
  maybe('status @skip(if: $on)', some('id', 'name', 'color')),
  maybe('state: status', some('name')),
  ifAt(fc.constantFrom('code', 'label: code', '... @include(if: $on) { code views { revision } }', '')),
  fc.constantFrom('', '', '', 'views { bad: thumbnailUrl(width: 7) }', 'views { image { bad: url(width: $width) } }'),
  maybe('scene', some('id', 'number', 'heading', 'line', 'version')),
  maybe('casting', some('totalCount', '__typename')),
  maybe('views', views),
  maybe('drawings: views', views),
)
const pageInfo = maybe('pageInfo', some('hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'))
const rows = (more: string) => (within: string) => `{ ${within} ${more} }`
/** Twice the same at random: as it is, and with a field more in each of its rows. */
const lists = fc
  .tuple(some('totalCount', '__typename'), pageInfo, fc.constantFrom('both', 'edges', 'nodes'), shots, shots)
  .map(([counted, page, kind, first, second]) => {
    const listOf = (of: (within: string) => string) => {
      const edges = kind === 'nodes' ? '' : `edges { cursor node ${of(first)} }`
      return `${counted} ${page} ${edges} ${kind === 'edges' ? '' : `nodes ${of(second)}`}`
    }
    return { ready: listOf(rows('')), asEver: listOf(rows(AS_EVER)) }
  })

const TEXTS = 'fragment Texts on Shot { name description ... on Node { key: id } views { id ...Sizes } }'
const SIZES = 'fragment Sizes on View { width height initialWidth initialHeight }'
const documentOf = (list: string, args: string) => {
  const used = list.includes('$width') ? ', $width: Int = 420' : ''
  const condition = list.includes('$on') ? ', $on: Boolean = false' : ''
  const document = `query ($id: ID!${condition}${used}) {
    node(id: $id) { ... on Storyboard { shots${args} { ${list} } } }
  }`
  return `${document}${list.includes('...Texts') ? ` ${TEXTS} ${SIZES}` : ''}`
}

/** An answer as text, without what was only asked to have it resolved as ever. */
const textOf = (answer: object) =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'asEver' ? undefined : value))

describe('a page of a board that is read at once', () => {
  let app: TestApp
  let studio: Studio
  let storyboardId: string
  let cursors: string[]

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    const { owner } = studio
    const board = await makeScenes(app, studio, [3, 4, 2])
    storyboardId = board.storyboardId
    type Found = { storyboard: { project: { id: string; statuses: { id: string }[] } } }
    const { storyboard: { project } } = await app.ask<Found>(
      owner, `query ($id: ID!) { storyboard(by: { id: $id }) {
        project { id statuses { id } } } }`, { id: storyboardId },
    )
    const [first = '', second = '', third = ''] = board.ids
    await mutated(app, owner, 'updateShots', {
      shots: board.ids.slice(2).map((shotId, index) => ({
        shotId,
        name: ['é 👩‍🚀 "\\', '\u2028 ﬁ', 'plain'][index % 3],
        description: 'Two\nlines. "Quoted" \\ </script>',
        statusId: project.statuses[index % 2]?.id,
        aspectRatio: index % 2 ? 'RATIO_2_39' : 'RATIO_1_1',
        frames: 7 + index,
      })),
    })
    const assets = await Promise.all(['Crow', 'Lamp', 'Gone'].map((name) =>
      makeAsset(app, owner, project.id, { name, type: 'PROP' })))
    await cast(app, owner, [first, second].flatMap((shotId) => assets.map((assetId) => ({ shotId, assetId }))))
    await mutatedOne(app, owner, 'deleteAssets', { assetId: assets[2] })
    for (const [index, name] of ['B', 'C', 'Gone'].entries()) {
      const { view } = await mutatedOne<{ view: { id: string } }>(
        app, owner, 'createViews', { shotId: first, name }, 'view { id }',
      )
      if (name === 'B') await giveImage(app, owner, view.id)
      if (name === 'C') await mutated(app, owner, 'appendViewOps', { viewId: view.id, operations: [adding()] })
      const frame = { x: 210, y: 120, width: 300 }
      const camera = { start: frame, end: frame }
      if (name === 'C') await mutated(app, owner, 'setViewCamera', { viewId: view.id, camera })
      const { thread } = await startThread(app, index > 0 ? owner : studio.member, { subject: { viewId: view.id } })
      if (name === 'B') await answer(app, owner, thread.id)
      if (name === 'C') await mutated(app, owner, 'resolveThread', { threadId: thread.id })
      if (name === 'Gone') await mutatedOne(app, owner, 'deleteViews', { viewId: view.id })
    }
    await mutated(app, owner, 'deleteShots', { shots: rowsOf([third]) })
    const { storyboard } = await app.ask<{ storyboard: { shots: { edges: { cursor: string }[] } } }>(
      owner, 'query ($id: ID!) { storyboard(by: { id: $id }) { shots { edges { cursor } } } }', { id: storyboardId },
    )
    cursors = storyboard.shots.edges.map(({ cursor }) => cursor)
  }, 60_000)
  afterAll(() => app.stop())

  async function ask(list: string, args: string, person: Person = studio.member, more: object = {}) {
    const { data, errors } = await app.send(person, documentOf(list, args), { id: storyboardId, ...more })
    return { data, errors: errors.map(({ message, path }) => ({ message, path })) }
  }

  /** Where an error takes the whole answer, which errors are named depends on the field that came first. */
  const unlessLost = ({ data, errors }: Awaited<ReturnType<typeof ask>>) =>
    ((data as { node: unknown }).node === null ? { data, errors: errors[0]?.message } : { data, errors })

  it('is the same, letter for letter, as when each field is resolved', { timeout: 120_000 }, async () => {
    const at = fc.nat({ max: 7 }).map((index) => `"${cursors[index]}"`)
    const argument = (name: string, value: fc.Arbitrary<string | number>) =>
      fc.option(value.map((given) => `${name}: ${given}`), { nil: '', freq: 2 })
    const sizes = fc.nat({ max: 9 })
    const filters = fc.constantFrom('null', '{}', '{ search: "e" }', '{ statusIds: [] }')
    const pages = fc
      .tuple(argument('first', sizes), argument('after', at), argument('before', at), argument('last', sizes),
        argument('filter', filters))
      .map((given) => given.filter(Boolean).join(', '))
      .map((given) => given && `(${given})`)
    await fc.assert(
      fc.asyncProperty(lists, pages, fc.boolean(), fc.constantFrom(210, 840, 7), async (list, page, on, width) => {
        const [ready, asEver] = [list.ready, list.asEver].map((each) => ({
          ...(each.includes('$on') && { on }), ...(each.includes('$width') && { width }),
        }))
        const answers = [
          await ask(list.ready, page, studio.member, ready), await ask(list.asEver, page, studio.member, asEver),
        ]
        expect(answers[0]).toHaveProperty('data.node')
        const [one, other] = answers.map((answer) => textOf(unlessLost(answer)))
        expect(one).toBe(other)
      }),
      { numRuns: 100 },
    )
  })

  const EVERYTHING = `totalCount nodes {
    id name duration status { name } scene { number } casting { totalCount } views { position image { url } }
  }`

  it('takes one statement beside the one that finds the board', async () => {
    const statements = await statementsOf(async () => expect((await ask(EVERYTHING, '(first: 5)')).errors).toEqual([]))
    expect(statements).toHaveLength(2)
    expect(statements.filter((text) => READY.test(text))).toHaveLength(1)
  })

  it.each([
    ['with another field', `${EVERYTHING} edges { node { position } }`, ''],
    ['with arguments', 'nodes { casting(first: 1) { totalCount } }', ''],
    ['with a filter', EVERYTHING, '(filter: { search: "e" })'],
    ['from its end', EVERYTHING, '(last: 3)'],
  ])('is resolved as ever %s', async (_, list, page) => {
    const statements = await statementsOf(async () => expect((await ask(list, page)).errors).toEqual([]))
    expect(statements.filter((text) => READY.test(text))).toEqual([])
  })

  it('is read with those of the other boards of a list', async () => {
    const all = (more: string) =>
      `{ projects: organizations { nodes { projects { nodes { storyboard { shots(first: 2) {
        totalCount nodes { id code duration views { id position } ${more} }
      } } } } } } }`
    const answers: unknown[] = []
    const statements = await statementsOf(async () => {
      answers.push(await app.ask(studio.owner, all('')))
    })
    expect(statements.filter((text) => READY.test(text))).toHaveLength(1)
    answers.push(await app.ask(studio.owner, all(AS_EVER)))
    expect(textOf(answers[0] as object)).toBe(textOf(answers[1] as object))
  })

  it('shows nothing to who may not see the board', async () => {
    const statements = await statementsOf(async () => {
      expect(await ask(EVERYTHING, '', studio.outsider)).toEqual({ data: { node: null }, errors: [] })
    })
    expect(statements.filter((text) => READY.test(text))).toEqual([])
    const { data, errors } = await app.send(
      studio.outsider,
      `query ($id: ID!) { storyboard(by: { id: $id }) { shots { ${EVERYTHING} } } }`,
      { id: storyboardId },
    )
    expect(data).toEqual({ storyboard: null })
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
    const blind = await ask(EVERYTHING, '', await makeToken(studio.member, []))
    const missing = [{ message: 'The token lacks the scope "boards:read"' }]
    expect(blind).toMatchObject({ data: { node: null }, errors: missing })
  })
})
