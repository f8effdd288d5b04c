import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { statementsOf } from '../../harness/statements.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { cast, makeAsset, makeStage, readCast, readLog, type Stage } from './casts.ts'

describe('castAssets', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const read = ({ projectId }: Stage) => readCast(app, studio.owner, projectId)
  const log = ({ projectId }: Stage) => readLog(app, studio.owner, projectId)

  it('sets how often assets are in shots and answers what was touched', async () => {
    const stage = await makeStage(app, studio, 2, 2)
    const { shotIds: [one, two], assetIds: [prop, other] } = stage
    const answer = await cast(app, studio.member, [
      { shotId: one, assetId: prop, occurrences: 2, label: 'fixed' },
      { shotId: two, assetId: prop },
      { shotId: two, assetId: other, occurrences: 999 },
    ])
    expect(answer.castings.map(({ occurrences, shot, asset }) => [shot.id, asset.id, occurrences])).toEqual([
      [one, prop, 2],
      [two, prop, 1],
      [two, other, 999],
    ])
    expect(answer.shots).toEqual([
      { id: one, casting: { totalCount: 1 } },
      { id: two, casting: { totalCount: 2 } },
    ])
    expect(answer.assets).toEqual([
      { id: prop, casting: { totalCount: 2 } },
      { id: other, casting: { totalCount: 1 } },
    ])
    expect(answer.deletedCastingIds).toEqual([])
    expect(await read(stage)).toEqual(['SH0010 Prop 1 ×2 (fixed)', 'SH0020 Prop 1 ×1 ()', 'SH0020 Prop 2 ×999 ()'])
    const [newest] = await log(stage)
    expect(newest).toEqual({
      type: 'casting.set',
      subjectId: two,
      payload: { code: 'SH0020', asset: other, assetName: 'Prop 2', occurrences: { from: 0, to: 999 } },
    })
  })

  it('takes out with 0, keeps the label that is not given, and records only what changes', async () => {
    const stage = await makeStage(app, studio, 1, 3)
    const { shotIds: [shotId], assetIds: [one, two, three] } = stage
    const first = await cast(app, studio.owner, [
      { shotId, assetId: one, occurrences: 1, label: 'fixed' },
      { shotId, assetId: two, occurrences: 1 },
    ])
    const before = (await log(stage)).length
    const answer = await cast(app, studio.owner, [
      { shotId, assetId: one, occurrences: 3 },
      { shotId, assetId: two, occurrences: 0 },
      { shotId, assetId: three, occurrences: 0 },
    ])
    expect(answer.deletedCastingIds).toEqual([first.castings[1]?.id])
    expect(answer.castings.map(({ id }) => id)).toEqual([first.castings[0]?.id])
    expect(await read(stage)).toEqual(['SH0010 Prop 1 ×3 (fixed)'])
    const events = (await log(stage)).slice(0, -before)
    expect(events.map(({ type, payload }) => [type, payload['occurrences']])).toEqual([
      ['casting.removed', { from: 1, to: 0 }],
      ['casting.set', { from: 1, to: 3 }],
    ])
    const same = await cast(app, studio.owner, [{ shotId, assetId: one, occurrences: 3, label: 'fixed' }])
    expect(same.castings).toHaveLength(1)
    expect(await log(stage)).toHaveLength(before + 2)
  })

  it('refuses what breaks a rule, by the row, and writes nothing', async () => {
    const stage = await makeStage(app, studio, 2, 1)
    const elsewhere = await makeStage(app, studio, 1, 1)
    const foreign = await makeStage(app, await makeStudio(app), 1, 1)
    const [shotId, secondId] = stage.shotIds
    const [assetId] = stage.assetIds
    const good = { shotId, assetId, occurrences: 1 }
    const times = 'An asset is 0 to 999 times in a shot; 0 takes it out'
    const cases: [object[], string, Record<string, string>][] = [
      [[], 'INVALID_INPUT', { castings: 'Give 1 to 500 items' }],
      [[{ ...good, occurrences: -1 }], 'INVALID_INPUT', { 'castings.0.occurrences': times }],
      [[good, { ...good, shotId: secondId, occurrences: 1000 }], 'INVALID_INPUT', {
        'castings.1.occurrences': times,
      }],
      [[good, good], 'INVALID_INPUT', { 'castings.1': 'The same as castings.0' }],
      [[{ ...good, label: 'x'.repeat(201) }], 'INVALID_INPUT', {
        'castings.0.label': 'Label must be at most 200 characters',
      }],
      [[good, { ...good, shotId: foreign.shotIds[0] }], 'NOT_FOUND', { 'castings.1': 'Shot not found' }],
      [[{ ...good, shotId: foreign.shotIds[0] }], 'NOT_FOUND', { 'castings.0': 'Shot not found' }],
      [[{ ...good, assetId: foreign.assetIds[0] }], 'NOT_FOUND', { 'castings.0': 'Asset not found' }],
      [[good, { ...good, shotId: elsewhere.shotIds[0] }], 'INVALID_INPUT', {
        'castings.1.shotId': 'All must be of one project',
      }],
      [[{ ...good, assetId: elsewhere.assetIds[0] }], 'INVALID_INPUT', {
        'castings.0.assetId': 'All must be of one project',
      }],
    ]
    await expectUnchanged(async () => [await read(stage), await log(stage)], async () => {
      for (const [castings, code, fields] of cases) {
        expectRefused(await mutate(app, studio.owner, 'castAssets', { castings }), code, fields)
      }
      expectRefused(await mutate(app, studio.outsider, 'castAssets', { castings: [good] }), 'NOT_FOUND')
    })
  })

  it('refuses what lies in the trash, which is out of sight, and shows it again when it is back', async () => {
    const stage = await makeStage(app, studio, 2, 2)
    const { shotIds: [one, two], assetIds: [prop, other] } = stage
    await cast(app, studio.owner, [
      { shotId: one, assetId: prop },
      { shotId: one, assetId: other },
      { shotId: two, assetId: other },
    ])
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId: prop })
    await mutatedOne(app, studio.owner, 'deleteShots', { shotId: two })
    expect(await read(stage)).toEqual(['SH0010 Prop 2 ×1 ()'])
    const query = `query ($id: ID!) { asset(by: { id: $id }) { casting { totalCount nodes { shot { code } } } } }`
    const seen = async () => (await app.ask<{ asset: { casting: object } }>(studio.owner, query, { id: other })).asset
    expect(await seen()).toEqual({ casting: { totalCount: 1, nodes: [{ shot: { code: 'SH0010' } }] } })
    for (const row of [{ shotId: one, assetId: prop }, { shotId: two, assetId: other }]) {
      expectRefused(await mutate(app, studio.owner, 'castAssets', { castings: [row] }), 'NOT_FOUND')
    }
    await mutatedOne(app, studio.owner, 'restoreAssets', { assetId: prop })
    await mutatedOne(app, studio.owner, 'restoreShots', { shotId: two })
    expect(await read(stage)).toEqual(['SH0010 Prop 1 ×1 ()', 'SH0010 Prop 2 ×1 ()', 'SH0020 Prop 2 ×1 ()'])
  })

  it('goes with copies of shots', async () => {
    const stage = await makeStage(app, studio, 2, 2)
    const { shotIds: [one, two], assetIds: [prop, other] } = stage
    await cast(app, studio.owner, [
      { shotId: one, assetId: prop, occurrences: 4, label: 'animated' },
      { shotId: two, assetId: other },
    ])
    await mutated(app, studio.owner, 'duplicateShots', { shots: [{ shotId: one }, { shotId: two }] })
    expect(await read(stage)).toEqual([
      'SH0010 Prop 1 ×4 (animated)',
      'SH0015 Prop 1 ×4 (animated)',
      'SH0020 Prop 2 ×1 ()',
      'SH0030 Prop 2 ×1 ()',
    ])
  })

  it('lists by type and name, and pages', async () => {
    const stage = await makeStage(app, studio, 1, 0)
    const { projectId, shotIds: [shotId] } = stage
    const wanted = [['Zoe', 'CHARACTER'], ['Ada', 'CHARACTER'], ['Barn', 'ENVIRONMENT'], ['Axe', 'PROP']] as const
    const castings: object[] = []
    for (const [name, type] of wanted.toReversed()) {
      castings.push({ shotId, assetId: await makeAsset(app, studio.owner, projectId, { name, type }) })
    }
    await cast(app, studio.owner, castings)
    const query = `query ($id: ID!, $after: String, $first: Int) {
      shot(by: { id: $id }) {
        casting(after: $after, first: $first) { totalCount pageInfo { hasNextPage endCursor } nodes { asset { name } } }
      }
    }`
    interface Page {
      shot: {
        casting: {
          totalCount: number
          pageInfo: { hasNextPage: boolean; endCursor: string }
          nodes: { asset: { name: string } }[]
        }
      }
    }
    const names: string[] = []
    let after: string | null = null
    do {
      const { shot }: Page = await app.ask<Page>(studio.owner, query, { id: shotId, after, first: 3 })
      expect(shot.casting.totalCount).toBe(4)
      names.push(...shot.casting.nodes.map(({ asset }) => asset.name))
      after = shot.casting.pageInfo.hasNextPage ? shot.casting.pageInfo.endCursor : null
    } while (after)
    expect(names).toEqual(['Ada', 'Zoe', 'Barn', 'Axe'])
  })

  it('goes on after a casting that was just taken out, of a shot and of an asset', async () => {
    const { shotIds, assetIds } = await makeStage(app, studio, 4, 4)
    const [shotId, assetId] = [shotIds[0] ?? '', assetIds[0] ?? '']
    const castings = [
      ...assetIds.map((each) => ({ shotId, assetId: each })),
      ...shotIds.slice(1).map((each) => ({ shotId: each, assetId })),
    ]
    await cast(app, studio.owner, castings)
    interface Page {
      casting: {
        totalCount: number
        edges: { cursor: string; node: { shot: { id: string }; asset: { id: string } } }[]
      }
    }
    const read = async (noun: 'shot' | 'asset', id: string, first: number, after: string | null) => {
      const query = `query ($id: ID!, $first: Int, $after: String) {
        ${noun}(by: { id: $id }) {
          casting(first: $first, after: $after) { totalCount edges { cursor node { shot { id } asset { id } } } }
        }
      }`
      return (await app.ask<Record<string, Page>>(studio.owner, query, { id, first, after }))[noun]?.casting
    }
    const [ofShot, ofAsset] = [await read('shot', shotId, 2, null), await read('asset', assetId, 2, null)]
    await cast(app, studio.owner, [
      { shotId, assetId: assetIds[1], occurrences: 0 }, { shotId: shotIds[1], assetId, occurrences: 0 },
    ])
    const restOfShot = await read('shot', shotId, 9, ofShot?.edges[1]?.cursor ?? '')
    expect(restOfShot?.totalCount).toBe(3)
    expect(restOfShot?.edges.map(({ node }) => node.asset.id)).toEqual(assetIds.slice(2))
    const restOfAsset = await read('asset', assetId, 9, ofAsset?.edges[1]?.cursor ?? '')
    expect(restOfAsset?.edges.map(({ node }) => node.shot.id)).toEqual(shotIds.slice(2))
  })

  it('sets 500 pairs with as many statements as two', async () => {
    const stage = await makeStage(app, studio, 250, 2)
    const castings = stage.shotIds.flatMap((shotId) => stage.assetIds.map((assetId) => ({ shotId, assetId })))
    const few = await statementsOf(() => cast(app, studio.owner, castings.slice(0, 2)))
    const many = await statementsOf(() => cast(app, studio.owner, castings))
    expect(many.length, many.join('\n')).toBe(few.length)
    const { project } = await app.ask<{ project: { shots: { totalCount: number; nodes: object[] } } }>(
      studio.owner,
      `query ($id: ID!) { project(by: { id: $id }) {
        shots(first: 250) { totalCount nodes { casting { totalCount } } } } }`,
      { id: stage.projectId },
    )
    expect(project.shots.nodes).toEqual(Array.from({ length: 250 }, () => ({ casting: { totalCount: 2 } })))
  })

  it('reads the cast of a page of shots with as many statements as of one', async () => {
    const stage = await makeStage(app, studio, 12, 2)
    await cast(app, studio.owner, stage.shotIds.map((shotId) => ({ shotId, assetId: stage.assetIds[0] })))
    const query = `query ($id: ID!, $first: Int) {
      project(by: { id: $id }) {
        shots(first: $first) {
          nodes { code casting(first: 5) { totalCount nodes { id occurrences asset { id name type } } } }
        }
        assets(first: $first) { nodes { name casting(first: 3) { totalCount nodes { id shot { code } } } } }
      }
    }`
    const read = (first: number) => app.ask(studio.owner, query, { id: stage.projectId, first })
    await read(12)
    const few = await statementsOf(() => read(1))
    const many = await statementsOf(() => read(12))
    expect(many.length, many.join('\n')).toBe(few.length)
  })
})
