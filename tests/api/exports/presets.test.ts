import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, makeToken, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mutate, mutated } from '../projects/projectCalls.ts'
import { createdExport, readFormatExport, sendCreateExport } from './exportFormats.ts'

interface Preset {
  preset: { id: string; name: string; format: string; version: number; options: object }
}

const PRESET = 'preset { id name format version options }'
const AS = { images: { kind: 'JPEG', width: 640 } }

describe('presets of exports', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    await makeShot(app, studio.owner, studio.storyboardId)
  })
  afterAll(() => app.stop())

  const create = (name: string, as: object = AS, person = studio.member) =>
    mutate<Preset>(app, person, 'createExportPreset', { projectId: studio.projectId, name, as }, PRESET)
  const update = (input: object) => mutate<Preset>(app, studio.member, 'updateExportPreset', input, PRESET)
  const listed = async () =>
    (await app.ask<{ project: { exportPresets: { name: string }[] } }>(
      studio.member,
      'query ($id: ID!) { project(by: { id: $id }) { exportPresets { name } } }',
      { id: studio.projectId },
    )).project.exportPresets.map(({ name }) => name)

  it('are kept, changed, used and deleted', async () => {
    const { preset } = (await create('Client review')).data
    const options = { kind: 'JPEG', of: 'SHOTS', width: 640, isManifestIncluded: true, nameTemplate: '' }
    expect(preset).toMatchObject({ name: 'Client review', format: 'IMAGES', version: 1, options })
    const other = (await update({ presetId: preset.id, name: 'Approval', expectedVersion: 1 })).data.preset
    expect(other).toMatchObject({ name: 'Approval', version: 2, options })
    const changed = (await update({ presetId: preset.id, as: { images: { width: 64 } } })).data.preset
    expect(changed).toMatchObject({ version: 3, options: { ...options, kind: 'PNG', width: 64 } })
    expectRefused(await update({ presetId: preset.id, name: 'Late', expectedVersion: 1 }), 'CONFLICT')
    expectRefused(await update({ presetId: preset.id }), 'INVALID_INPUT')
    expect(await listed()).toEqual(['Approval'])
    const row = await createdExport(app, studio.member, { projectId: studio.projectId, as: { presetId: preset.id } })
    expect(row).toMatchObject({ format: 'IMAGES', options: changed.options, preset: { id: preset.id } })
    await mutated(app, studio.member, 'deleteExportPreset', { presetId: preset.id })
    expect(await listed()).toEqual([])
    const { options: kept } = changed
    expect(await readFormatExport(app, studio.member, row.id)).toMatchObject({ preset: null, options: kept })
    const { projectId } = studio
    const gone = await sendCreateExport(app, studio.member, { projectId, as: { presetId: preset.id } })
    expectRefused(gone, 'NOT_FOUND')
  })

  it('are used by tokens that read, and changed by those with exports:write alone', async () => {
    const { projectId, member } = studio
    const reader = await makeToken(member, ['read'])
    const { preset } = (await create('Read')).data
    for (const answer of [
      await create('Forbidden', AS, reader),
      await mutate(app, reader, 'updateExportPreset', { presetId: preset.id, name: 'Other' }),
      await mutate(app, reader, 'deleteExportPreset', { presetId: preset.id }),
    ]) {
      expectRefused(answer, 'FORBIDDEN')
      expect(answer.errors[0]?.extensions).toMatchObject({ params: { scope: 'exports:write' } })
    }
    const row = await createdExport(app, reader, { projectId, as: { presetId: preset.id } })
    await mutated(app, reader, 'cancelExport', { exportId: row.id })
    await mutated(app, await makeToken(member, ['exports:write']), 'deleteExportPreset', { presetId: preset.id })
    expect(await listed()).toEqual([])
  })

  it('refuse a name that is taken or too long, options out of range, a preset of a preset and outsiders', async () => {
    const { preset } = (await create('Dailies')).data
    expectRefused(await create('Dailies'), 'CONFLICT', { name: 'A preset of this name exists' })
    expectRefused(await create('x'.repeat(81)), 'INVALID_INPUT', { name: 'Name must be at most 80 characters' })
    const wide = await create('Wide', { images: { width: 9_000 } })
    expectRefused(wide, 'INVALID_INPUT', { 'as.images.width': 'The value must be 16 to 7,680' })
    expectRefused(await create('Copy', { presetId: preset.id }), 'INVALID_INPUT')
    expectRefused(await create('Theirs', AS, studio.outsider), 'NOT_FOUND')
    expectRefused(await mutate(app, studio.outsider, 'deleteExportPreset', { presetId: preset.id }), 'NOT_FOUND')
  })
})
