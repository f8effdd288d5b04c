import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { makeAsset, readLog } from '../casting/casts.ts'
import { mutatedOne } from '../projects/projectCalls.ts'
import { exported, imported, outcomesOf, planned, reasonsOf } from './csvCalls.ts'

describe('assets as CSV', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newProject = async () => (await makeProject(app, studio.owner, studio.organizationId)).projectId

  async function read(projectId: string) {
    type Row = { code: string; name: string; type: string; description: string; version: number }
    type Read = { project: { assets: { nodes: Row[] } } }
    const { project } = await app.ask<Read>(
      studio.owner,
      `query ($id: ID!) { project(by: { id: $id }) {
        assets(first: 200) { nodes { code name type description version } } } }`,
      { id: projectId },
    )
    return project.assets.nodes.map(({ code, name, type, description, version }) =>
      [code, name, type, description, version].join('|'),
    )
  }

  it('makes them, understands the words studios use for types, and matches by type and name', async () => {
    const projectId = await newProject()
    await makeAsset(app, studio.owner, projectId, { name: 'Crow', type: 'CHARACTER', description: 'Black' })
    const text = [
      '\uFEFFType\tName\tDescription',
      'Characters\tCROW\tBlack',
      'Props\tCrow\tOf wood',
      'FX\tRain\t',
      'environment\tHarbour\t"At night,\nin the rain"',
    ].join('\r\n')
    const plan = await planned(app, studio.member, projectId, 'ASSETS', text)
    expect(outcomesOf(plan)).toEqual(['2 SKIP CROW', '3 CREATE Crow', '4 CREATE Rain', '5 CREATE Harbour'])
    expect(plan.rows.nodes[1]?.changes).toEqual([
      { column: 'Type', from: '', to: 'Prop' },
      { column: 'Name', from: '', to: 'Crow' },
      { column: 'Description', from: '', to: 'Of wood' },
    ])
    expect(await imported(app, studio.member, projectId, 'ASSETS', text)).toEqual(plan)
    expect((await read(projectId)).toSorted()).toEqual([
      'CROW-2|Crow|PROP|Of wood|1',
      'CROW|Crow|CHARACTER|Black|1',
      'HARBOUR|Harbour|ENVIRONMENT|At night,\nin the rain|1',
      'RAIN|Rain|VFX||1',
    ])
    const log = await readLog(app, studio.owner, projectId)
    expect(log[0]).toMatchObject({ type: 'project.csvImported', payload: { kind: 'ASSETS', created: 3, changed: 0 } })
    expect(log.filter(({ type }) => type === 'asset.created')).toHaveLength(4)
    expect(await exported(app, studio.owner, projectId, 'ASSETS')).toBe(
      '\uFEFFType,Name,Description\r\n' +
        'Character,Crow,Black\r\n' +
        'VFX,Rain,\r\n' +
        'Environment,Harbour,"At night,\nin the rain"\r\n' +
        'Prop,Crow,Of wood\r\n',
    )
  })

  it('takes rows that are alike one after the other', async () => {
    const projectId = await newProject()
    for (const description of ['first', 'second']) {
      await makeAsset(app, studio.owner, projectId, { name: 'Crate', type: 'PROP', description })
    }
    const text = 'Type,Name,Description\nProp,crate,one\nProp,Crate,second\nProp,CRATE,three\n'
    const plan = await imported(app, studio.owner, projectId, 'ASSETS', text)
    expect(plan.rows.nodes.map(({ outcome, changes }) => [outcome, changes.at(-1)?.from])).toEqual([
      ['CHANGE', 'first'],
      ['SKIP', undefined],
      ['CREATE', ''],
    ])
    expect((await read(projectId)).toSorted()).toEqual([
      'CRATE-2|Crate|PROP|second|1',
      'CRATE-3|CRATE|PROP|three|1',
      'CRATE|Crate|PROP|one|2',
    ])
    const [, , updated] = await readLog(app, studio.owner, projectId)
    expect(updated?.type).toMatch(/^asset\./)
  })

  it('empties a description by an empty cell, not by a missing column, and never gives a code twice', async () => {
    const projectId = await newProject()
    const crow = { name: 'Crow', type: 'CHARACTER', description: 'Old' }
    const assetId = await makeAsset(app, studio.owner, projectId, crow)
    await imported(app, studio.owner, projectId, 'ASSETS', 'Type,Name\nCharacter,Crow\n')
    expect(await read(projectId)).toEqual(['CROW|Crow|CHARACTER|Old|1'])
    await imported(app, studio.owner, projectId, 'ASSETS', 'Type,Name,Description\nCharacter,Crow,\n')
    expect(await read(projectId)).toEqual(['CROW|Crow|CHARACTER||2'])
    await mutatedOne(app, studio.owner, 'deleteAssets', { assetId })
    await imported(app, studio.owner, projectId, 'ASSETS', 'Type,Name\nCharacter,Crow\n')
    expect(await read(projectId)).toEqual(['CROW-2|Crow|CHARACTER||1'])
  })

  it('refuses types and names there cannot be', async () => {
    const projectId = await newProject()
    const text = `Type,Name\nHairdo,Crow\n,Crow\nProp,\nProp,${'x'.repeat(201)}\nProp\n`
    const types = 'the types are: Character, Model, Animation, VFX, Environment, Prop, Other'
    const plan = await planned(app, studio.owner, projectId, 'ASSETS', text)
    expect(reasonsOf(plan)).toEqual({
      2: `There is no type "Hairdo"; ${types}`,
      3: `Type is required; ${types}`,
      4: 'Name is required',
      5: 'Name must be at most 200 characters',
      6: 'The row has 1 cells, the first line has 2; Name is required',
    })
    expect(await read(projectId)).toEqual([])
  })
})
