import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutateOne } from '../projects/projectCalls.ts'

const BIDI = '\u202Eתסריט\u202C مشهد'
const MEGABYTE = 1_048_576

interface Updated {
  shot: { name: string; description: string }
}

describe('texts and ids from anywhere', () => {
  let app: TestApp
  let studio: Studio
  let other: Studio
  let shotId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    other = await makeStudio(app)
    shotId = (await makeShot(app, studio.owner, studio.storyboardId, 'Harbour')).id
  })
  afterAll(() => app.stop())

  const whole = () => readBoard(app, studio.owner, studio.storyboardId)
  const update = (input: object) =>
    mutateOne<Updated>(app, studio.member, 'updateShots', { shotId, ...input }, 'shot { name description }')

  it.each([
    ['emoji of many parts', '👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦', undefined],
    ['right-to-left text with marks', BIDI, undefined],
    ['Chinese and beyond the first plane', '千と千尋 𠮷野家', undefined],
    ['letters put together', 'e\u0301 o\u0308 \u1112\u1161\u11ab', '\u00e9 \u00f6 \ud55c'],
    ['markup', '<img src=x onerror="alert(1)">&amp;', undefined],
    ['SQL', `'; DROP TABLE "Shot"; --`, undefined],
    ['format characters', 'a%s%n{{7*7}}${7*7}\\u0000', undefined],
    ['zero-width characters', 'a\u200bb\u200dc\ufeffd', undefined],
  ])('keeps %s exactly', async (_, text, stored = text) => {
    const description = `${text}\r\n\n${text}`
    const { data, errors } = await update({ name: text, description })
    expect(errors).toEqual([])
    expect(data.shot).toEqual({ name: stored, description: `${stored}\r\n\n${stored}` })
    const found = await app.ask(studio.owner, `query ($id: ID!) { shot(by: { id: $id }) {
      name description } }`, { id: shotId })
    expect(found).toEqual({ shot: data.shot })
  })

  it('keeps a description of 20,000 characters of two units', async () => {
    const description = '🌊'.repeat(20_000)
    const { data } = await update({ description })
    expect(data.shot.description).toBe(description)
    expectRefused(await update({ description: `${description}🌊` }), 'INVALID_INPUT')
  })

  it('refuses a name or description of a megabyte', async () => {
    await expectUnchanged(whole, async () => {
      expectRefused(await update({ name: 'n'.repeat(MEGABYTE) }), 'INVALID_INPUT', {
        name: 'Name must be at most 200 characters',
      })
      expectRefused(await update({ description: '🌊'.repeat(MEGABYTE / 4) }), 'INVALID_INPUT')
      const create = `mutation ($name: String!) { createOrganization(input: { name: $name }) { __typename } }`
      expectRefused(await app.send(studio.owner, create, { name: 'n'.repeat(MEGABYTE) }), 'INVALID_INPUT')
    })
  })

  const badTexts = [
    '\u0000', '\u0001', '\u0008', '\u000b', '\u001b[2J', '\u007f', '\u0085', '\u009b',
    '\ud800', '\udfff', 'a\udc00\ud800',
  ]

  it.each(badTexts)('refuses %j in a name and in a description', async (text) => {
    await expectUnchanged(whole, async () => {
      expectRefused(await update({ name: `x${text}x` }), 'INVALID_INPUT')
      expectRefused(await update({ description: `x${text}x` }), 'INVALID_INPUT')
    })
  })

  it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'refuses %j in the name of an organization, a project and a person',
    async (character) => {
      const name = `Salt${character} House`
      const sentence = 'must not contain characters that reverse text'
      const { organizationId, projectId, owner } = studio
      const doors: [mutation: string, input: object, label: string][] = [
        ['createOrganization', {}, 'Name'],
        ['updateOrganization', { organizationId }, 'Name'],
        ['createProject', { organizationId }, 'Project name'],
        ['updateProject', { projectId }, 'Project name'],
        ['updateProfile', {}, 'Name'],
      ]
      for (const [mutation, input, label] of doors) {
        const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
        const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`
        const answer = await app.send(owner, document, { input: { ...input, name } })
        expectRefused(answer, 'INVALID_INPUT', { name: `${label} ${sentence}` })
      }
    },
  )

  const badIds = [
    '', ' ', '1', 'null', 'shot', 'shot_', 'shot_1', 'shot_\u0000', 'U2hvdDox', '../shot', '__proto__',
    'SHOT_01JD8X0000E8V9H1M2N3P4Q5R6', 'shot_01jd8x0000e8v9h1m2n3p4q5r', 'shot_01jd8x0000e8v9h1m2n3p4q5ru',
    'shot_zzzzzzzzzzzzzzzzzzzzzzzzzz', 'frame_01jd8x0000e8v9h1m2n3p4q5r6', 'shot_01jd8x0000e8v9h1m2n3p4q5r6\n',
    '01932e80-0000-7000-8000-000000000000', "shot_' OR '1'='1", `shot_${'0'.repeat(MEGABYTE)}`,
  ]

  it.each(badIds)('refuses the id %.40j everywhere', async (id) => {
    await expectUnchanged(whole, async () => {
      const documents = [
        `query ($id: ID!) { shot(by: { id: $id }) { id } }`,
        `query ($id: ID!) { node(id: $id) { id } }`,
        `query ($id: ID!) { viewOps(viewId: $id) { totalCount } }`,
        `mutation ($id: ID!) { deleteShots(input: { shots: [{ shotId: $id }] }) { deletedShotIds } }`,
        `mutation ($id: ID!) { createShots(input: { storyboardId: $id, shots: [{}] }) { shots { id } } }`,
      ]
      for (const document of documents) expectRefused(await app.send(studio.owner, document, { id }), 'INVALID_INPUT')
    })
  })

  it('does not find what belongs to another organization, by any door', async () => {
    const foreign = await makeShot(app, other.owner, other.storyboardId)
    const viewId = foreign.views[0]?.id
    const doors: [string, object][] = [
      [`query ($id: ID!) { organization(id: $id) { id } }`, { id: other.organizationId }],
      [`query ($id: ID!) { project(by: { id: $id }) { id } }`, { id: other.projectId }],
      [`query ($id: ID!) { storyboard(by: { id: $id }) { id } }`, { id: other.storyboardId }],
      [`query ($id: ID!) { shot(by: { id: $id }) { id } }`, { id: foreign.id }],
      [`query ($id: ID!) { viewOps(viewId: $id) { totalCount } }`, { id: viewId }],
    ]
    for (const [document, variables] of doors) {
      expectRefused(await app.send(studio.owner, document, { ...variables }), 'NOT_FOUND')
    }
    const ids = [other.organizationId, other.projectId, other.storyboardId, foreign.id, viewId, other.owner.id]
    const nodes = await app.ask(studio.owner, `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`, { ids })
    expect(nodes).toEqual({ nodes: ids.map(() => null) })
  })

  it('does not know one of another kind by an id of the right kind', async () => {
    const asView = shotId.replace('shot_', 'view_')
    const node = await app.ask(studio.owner, `query ($id: ID!) { node(id: $id) { id } }`, { id: asView })
    expect(node).toEqual({ node: null })
    const log = `query ($id: ID!) { viewOps(viewId: $id) { totalCount } }`
    expectRefused(await app.send(studio.owner, log, { id: asView }), 'NOT_FOUND')
  })
})
