import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutateOne, readProject } from '../projects/projectCalls.ts'
import { makeAsset, readAsset } from './assetCalls.ts'

const entry = (kind: string, value: string, key = 'Key') => ({ key, kind, value })

describe('metadata of an asset', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const kept = async (metadata: object[]) =>
    (await makeAsset(app, studio.member, studio.projectId, { metadata })).metadata

  it('is kept in its order, each value in its normal form', async () => {
    const given = [
      { key: ' Height ', kind: 'NUMBER', value: ' 1.50 ' },
      { key: 'Id', kind: 'NUMBER', value: '12345678901234567890' },
      { key: 'Tiny', kind: 'NUMBER', value: '-2E-3' },
      { key: 'Rigged', kind: 'BOOLEAN', value: 'TRUE' },
      { key: 'Due', kind: 'DATE', value: '2028-02-29' },
      { key: 'Page', kind: 'URL', value: 'HTTPS://Example.com/a b' },
      { key: 'Note', value: 'Two\nlines ' },
      { key: 'Nothing', kind: 'TEXT', value: '' },
    ]
    expect(await kept(given)).toEqual([
      { key: 'Height', kind: 'NUMBER', value: '1.5' },
      { key: 'Id', kind: 'NUMBER', value: '12345678901234567890' },
      { key: 'Tiny', kind: 'NUMBER', value: '-0.002' },
      { key: 'Rigged', kind: 'BOOLEAN', value: 'true' },
      { key: 'Due', kind: 'DATE', value: '2028-02-29' },
      { key: 'Page', kind: 'URL', value: 'https://example.com/a%20b' },
      { key: 'Note', kind: 'TEXT', value: 'Two\nlines ' },
      { key: 'Nothing', kind: 'TEXT', value: '' },
    ])
    const fifty = Array.from({ length: 50 }, (_, index) => entry('TEXT', 'x'.repeat(2_000), `${index}`.padEnd(64, '-')))
    expect(await kept(fifty)).toEqual(fifty)
  })

  it('is replaced as a whole', async () => {
    const { id } = await makeAsset(app, studio.member, studio.projectId, { metadata: [entry('TEXT', 'a')] })
    const update = (input: object) => mutateOne(app, studio.member, 'updateAssets', { assetId: id, ...input })
    await update({ name: 'Mill' })
    expect(await readAsset(app, studio.owner, id)).toMatchObject({ metadata: [entry('TEXT', 'a')], version: 2 })
    await update({ metadata: [entry('NUMBER', '2')] })
    expect(await readAsset(app, studio.owner, id)).toMatchObject({ metadata: [entry('NUMBER', '2')], version: 3 })
    await update({ metadata: [] })
    expect(await readAsset(app, studio.owner, id)).toMatchObject({ metadata: [], version: 4 })
  })

  it('is refused by the place of what is wrong, and nothing is written', async () => {
    const numbers = ['', 'ten', '1,5', 'NaN', 'Infinity', '1e999', '0x10', '01', '.5', '1.', '--1', '1 2']
    const dates = ['', '2026-02-30', '2027-02-29', '2026-1-1', '21.11.2026', '2026-11-21T00:00:00Z', '0000-01-01']
    const tooLongOnceEncoded = `http://a/${'é'.repeat(900)}`
    const addresses = ['', 'example.com', 'ftp://example.com', 'javascript:alert(1)', 'http://', tooLongOnceEncoded]
    const wrong: [object[], Record<string, string>][] = [
      ...numbers.map((value): [object[], Record<string, string>] => [
        [entry('NUMBER', value)],
        { 'metadata.0.value': 'Value must be a number' },
      ]),
      ...dates.map((value): [object[], Record<string, string>] => [
        [entry('DATE', value)],
        { 'metadata.0.value': 'Value must be a day of the calendar, as 2026-11-21' },
      ]),
      ...addresses.map((value): [object[], Record<string, string>] => [
        [entry('URL', value)],
        { 'metadata.0.value': 'Value must be an address that begins with http:// or https://' },
      ]),
      [[entry('BOOLEAN', 'yes')], { 'metadata.0.value': 'Value must be true or false' }],
      [[entry('TEXT', 'a', ' ')], { 'metadata.0.key': 'Key is required' }],
      [[entry('TEXT', 'a', 'k'.repeat(65))], { 'metadata.0.key': 'Key must be at most 64 characters' }],
      [[entry('TEXT', 'x'.repeat(2_001))], { 'metadata.0.value': 'Value must be at most 2,000 characters' }],
      [[entry('TEXT', 'a\u0000')], { 'metadata.0.value': 'Value must not contain control characters' }],
      [
        [entry('TEXT', 'a', 'Hue'), entry('TEXT', 'a', 'b'), entry('TEXT', 'b', ' hUE '), entry('NUMBER', 'b', 'c')],
        { 'metadata.2.key': 'The key hUE is given twice', 'metadata.3.value': 'Value must be a number' },
      ],
      [
        Array.from({ length: 51 }, (_, index) => entry('TEXT', 'a', String(index))),
        { metadata: 'There may be at most 50 entries of metadata' },
      ],
    ]
    const { id } = await makeAsset(app, studio.member, studio.projectId)
    const { projectId } = studio
    await expectUnchanged(() => readProject(app, studio.owner, projectId), async () => {
      for (const [metadata, fields] of wrong) {
        const made = await mutateOne(app, studio.member, 'createAssets', { projectId, name: 'Mill', metadata })
        const changed = await mutateOne(app, studio.member, 'updateAssets', { assetId: id, metadata })
        for (const answer of [made, changed]) expectRefused(answer, 'INVALID_INPUT', fields)
      }
    })
  })
})
