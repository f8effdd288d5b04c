import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { giveVoice } from '../../harness/sounds.ts'
import { mutated } from '../projects/projectCalls.ts'
import { save } from './boardVersions.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

interface ReadSide { description: string; position: number; frames: number; views: { pictureUrl: string }[] }

interface ReadComparison {
  from: { number: number }
  to: { number: number } | null
  counts: { kind: string; count: number }[]
  changes: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    nodes: { shotId: string; kinds: string[]; before: ReadSide | null; after: ReadSide | null }[]
  }
}

const SIDE = '{ description position frames views { pictureUrl(width: 420) } }'
const COMPARE = `query ($from: ID!, $to: ID, $kinds: [VersionChangeKind!], $first: Int, $after: String) {
  compareVersions(from: $from, to: $to) {
    from { number } to { number } counts { kind count }
    changes(kinds: $kinds, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { shotId kinds before ${SIDE} after ${SIDE} }
    }
  }
}`

const compare = async (person: Person, from: string, to: string | null = null, page: object = {}) =>
  (await app.ask<{ compareVersions: ReadComparison }>(person, COMPARE, { from, to, ...page })).compareVersions

const change = (name: string, input: object) => mutated(app, studio.member, name, input)

async function makeBoard(shotCount: number) {
  const { projectId, storyboardId, statusIds } = await makeProject(app, studio.owner, studio.organizationId)
  const shots = []
  for (let made = 0; made < shotCount; made += 1) shots.push(await makeShot(app, studio.owner, storyboardId))
  return {
    projectId, storyboardId, statusIds, ids: shots.map(({ id }) => id),
    viewIds: shots.map(({ views }) => views[0]?.id ?? ''),
  }
}

const kindsOf = ({ changes }: ReadComparison) => changes.nodes.map(({ shotId, kinds }) => [shotId, kinds])

describe('comparing versions', () => {
  it('says of each shot how it differs, in the order of the second, and shows both', async () => {
    const { statusIds: [statusId], storyboardId, ids, viewIds } = await makeBoard(7)
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = ids
    const one = await save(app, studio.member, storyboardId)
    await change('updateShots', { shots: [{ shotId: a, description: 'A gull lands' }, { shotId: b, frames: 30 }] })
    await draw(app, studio.member, viewIds[2] ?? '', [adding()])
    await change('deleteShots', { shots: [{ shotId: d }] })
    await change('moveShots', { shots: [{ shotId: g }], to: { position: 1 } })
    await change('updateShots', { shots: [{ shotId: e, statusId }] })
    await giveVoice(app, studio.owner, f)
    const { id: added } = await makeShot(app, studio.owner, storyboardId)
    const expected = [
      [g, ['MOVED']], [a, ['RETEXTED']], [b, ['RETIMED']], [c, ['REDRAWN']], [d, ['REMOVED']], [e, ['RESTATUSED']],
      [f, ['RETIMED']], [added, ['ADDED']],
    ]
    const today = await compare(studio.member, one.id)
    expect(kindsOf(today)).toEqual(expected)
    expect(today).toMatchObject({ from: { number: 1 }, to: null })
    const two = await save(app, studio.member, storyboardId)
    const compared = await compare(studio.admin, one.id, two.id)
    expect(kindsOf(compared)).toEqual(expected)
    expect(compared.to?.number).toBe(2)
    expect(compared.counts).toContainEqual({ kind: 'RETIMED', count: 2 })
    const [, described, , drawn, removed] = compared.changes.nodes
    expect(described).toMatchObject({
      before: { description: '', position: 1 }, after: { description: 'A gull lands', position: 2 },
    })
    expect(removed).toMatchObject({ before: { position: 4 }, after: null })
    const pictures = [drawn?.before, drawn?.after, today.changes.nodes[3]?.after]
      .map((side) => side?.views[0]?.pictureUrl ?? '')
    expect(new Set(pictures).size).toBe(3)
    const bytes = await Promise.all(pictures.map(async (path) =>
      Buffer.from(await (await fetch(`${app.url}${path}`)).arrayBuffer()).toString('base64')))
    expect(bytes[0]).not.toBe(bytes[1])
    expect(bytes[1]).toBe(bytes[2])
  })

  it('finds nothing in the same board, and the way back in the other direction', async () => {
    const { storyboardId, ids: [first = ''] } = await makeBoard(3)
    const one = await save(app, studio.member, storyboardId)
    expect(await compare(studio.member, one.id)).toMatchObject({ counts: [], changes: { totalCount: 0, nodes: [] } })
    await change('deleteShots', { shots: [{ shotId: first }] })
    const two = await save(app, studio.member, storyboardId)
    expect(kindsOf(await compare(studio.member, one.id, two.id))).toEqual([[first, ['REMOVED']]])
    expect(kindsOf(await compare(studio.member, two.id, one.id))).toEqual([[first, ['ADDED']]])
  })

  it('compares seconds, not frames, after a new frame rate', async () => {
    const { projectId, storyboardId, ids: [first = ''] } = await makeBoard(2)
    const one = await save(app, studio.member, storyboardId)
    await change('changeFrameRate', { projectId, frameRate: { numerator: 48 }, keep: 'SECONDS' })
    expect((await compare(studio.member, one.id)).changes.totalCount).toBe(0)
    await change('updateShots', { shots: [{ shotId: first, frames: 1 }] })
    expect(kindsOf(await compare(studio.member, one.id))).toEqual([[first, ['RETIMED']]])
  })

  it('pages, and narrows to kinds', async () => {
    const { storyboardId, ids: [first = '', second = '', third = ''] } = await makeBoard(3)
    const one = await save(app, studio.member, storyboardId)
    await change('updateShots', {
      shots: [
        { shotId: first, name: 'Pier' }, { shotId: second, name: 'Gull', frames: 9 }, { shotId: third, frames: 9 },
      ],
    })
    const page = await compare(studio.member, one.id, null, { first: 2 })
    expect(page.changes.pageInfo.hasNextPage).toBe(true)
    const rest = await compare(studio.member, one.id, null, { first: 2, after: page.changes.pageInfo.endCursor })
    expect([...kindsOf(page), ...kindsOf(rest)].map(([id]) => id)).toEqual([first, second, third])
    const retimed = await compare(studio.member, one.id, null, { kinds: ['RETIMED'] })
    expect(kindsOf(retimed)).toEqual([[second, ['RETIMED', 'RETEXTED']], [third, ['RETIMED']]])
    expect(retimed.changes.totalCount).toBe(2)
  })

  it('refuses versions of different boards, and hides those of strangers and the board in the trash', async () => {
    const { projectId, storyboardId } = await makeBoard(1)
    const other = await makeBoard(1)
    await change('createStoryboard', { projectId, name: 'Titles' })
    const one = await save(app, studio.member, storyboardId)
    const two = await save(app, studio.member, other.storyboardId)
    const asked = (person: Person, to: string | null) => app.send(person, COMPARE, { from: one.id, to })
    expectRefused(await asked(studio.member, two.id), 'INVALID_INPUT', { to: 'The versions must be of one board' })
    expectRefused(await asked(studio.outsider, null), 'NOT_FOUND')
    await mutated(app, studio.owner, 'deleteStoryboard', { storyboardId })
    expectRefused(await asked(studio.member, null), 'NOT_FOUND')
    expect((await compare(studio.member, one.id, one.id)).changes.totalCount).toBe(0)
  })
})
