import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { cast, makeAsset, makeStage, readCast, readLog } from '../casting/casts.ts'
import { mutatedOne } from '../projects/projectCalls.ts'
import { exported, imported, outcomesOf, planned, reasonsOf } from './csvCalls.ts'

const HEADER = 'Parent,Name,Asset Type,Asset,Occurences,Label'

describe('the cast as CSV', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  it('goes out and comes in as Kitsu spells it, and as it is spelt', async () => {
    const { projectId, shotIds, assetIds } = await makeStage(app, studio, 2, 2)
    await cast(app, studio.owner, [
      { shotId: shotIds[1], assetId: assetIds[0], occurrences: 3, label: 'fixed' },
      { shotId: shotIds[0], assetId: assetIds[1] },
    ])
    expect(await exported(app, studio.member, projectId, 'CASTING')).toBe(
      `\uFEFF${HEADER}\r\nMAIN,SH0010,Prop,Prop 2,1,\r\nMAIN,SH0020,Prop,Prop 1,3,fixed\r\n`,
    )
    const text = [
      'parent;name;asset type;asset;occurrences;label',
      'main;sh0010;props;prop 1;;animated',
      'main;sh0010;props;prop 2;2;',
      'main;sh0020;props;PROP 1;0;fixed',
      'main;sh0020;props;prop 2;0;',
    ].join('\n')
    const plan = await planned(app, studio.member, projectId, 'CASTING', text)
    expect(outcomesOf(plan)).toEqual([
      '2 CREATE MAIN/SH0010: Prop 1',
      '3 CHANGE MAIN/SH0010: Prop 2',
      '4 CHANGE MAIN/SH0020: Prop 1',
      '5 SKIP MAIN/SH0020: Prop 2',
    ])
    expect(plan.rows.nodes[2]?.changes).toEqual([{ column: 'Occurences', from: '3', to: '0' }])
    expect(await imported(app, studio.member, projectId, 'CASTING', text)).toEqual(plan)
    expect(await readCast(app, studio.owner, projectId)).toEqual([
      'SH0010 Prop 1 ×1 (animated)',
      'SH0010 Prop 2 ×2 ()',
    ])
    const log = await readLog(app, studio.owner, projectId)
    expect(log.slice(0, 4).map(({ type }) => type)).toEqual([
      'project.csvImported',
      'casting.removed',
      'casting.set',
      'casting.set',
    ])
    await imported(app, studio.owner, projectId, 'CASTING', 'Parent,Name,Asset Type,Asset\nMAIN,SH0010,Prop,Prop 2\n')
    expect(await readCast(app, studio.owner, projectId)).toContain('SH0010 Prop 2 ×2 ()')
  })

  it('names assets by their codes where several are called alike', async () => {
    const { projectId, shotIds } = await makeStage(app, studio, 1, 0)
    const make = (name: string, code?: string) => makeAsset(app, studio.owner, projectId, { name, code, type: 'PROP' })
    const ids = [await make('Crate', 'BIG'), await make('crate'), await make('Big'), await make('Odd [BIG]')]
    await cast(app, studio.owner, ids.map((assetId, index) => ({
      shotId: shotIds[0], assetId, occurrences: index + 1,
    })))
    const file = await exported(app, studio.owner, projectId, 'CASTING')
    expect(file.split('\r\n').slice(1, -1).toSorted()).toEqual([
      'MAIN,SH0010,Prop,Big,3,',
      'MAIN,SH0010,Prop,CRATE,2,',
      'MAIN,SH0010,Prop,Crate [BIG],1,',
      'MAIN,SH0010,Prop,Odd [BIG],4,',
    ])
    expect((await planned(app, studio.owner, projectId, 'CASTING', file)).skipCount).toBe(4)
    const crate = await planned(app, studio.owner, projectId, 'CASTING', `${HEADER}\nMAIN,SH0010,Prop,Crate,9,\n`)
    expect(outcomesOf(crate)).toEqual(['2 CHANGE MAIN/SH0010: crate'])
    await mutatedOne(app, studio.owner, 'updateAssets', { assetId: ids[1], code: 'SMALL' })
    const unclear = await planned(app, studio.owner, projectId, 'CASTING', `${HEADER}\nMAIN,SH0010,Prop,Crate,9,\n`)
    expect(reasonsOf(unclear)).toEqual({ 2: 'Several assets of the type Prop are called "Crate"; give the code' })
  })

  it('refuses what is not there, and pairs named twice', async () => {
    const { projectId } = await makeStage(app, studio, 1, 1)
    const text = [
      HEADER,
      'MAIN,SH0010,Prop,Prop 1,1,',
      'main,sh0010,prop,prop-1,1,',
      'ACT,SH0010,Prop,Prop 1,1,',
      'MAIN,SH0990,Prop,Prop 1,1,',
      'MAIN,SH0010,Model,Prop 1,1,',
      'MAIN,SH0010,Prop,,1,',
      'MAIN,SH0010,Prop,Prop 1,1000,',
      'MAIN,SH0010,Prop,Prop 1,many,',
    ].join('\n')
    expect(reasonsOf(await planned(app, studio.owner, projectId, 'CASTING', text))).toEqual({
      3: 'The same shot and asset as in line 2',
      4: 'There is no board "ACT"',
      5: 'The board MAIN has no shot "SH0990"',
      6: 'There is no asset "Prop 1" of the type Model',
      7: 'Asset is required',
      8: expect.stringContaining('An asset is 0 to 999 times in a shot') as string,
      9: 'Occurences must be a whole number',
    })
  })
})
