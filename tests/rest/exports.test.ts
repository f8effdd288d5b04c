import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runExport, download } from '../api/exports/exportCalls.ts'
import { mutated } from '../api/projects/projectCalls.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeShot, makeStudio, makeToken, type Studio } from '../harness/fixtures.ts'
import { expectProblem, request, succeed } from './restClient.ts'

interface RestExport {
  id: string
  status: string
  format: string
  options: object
  presetId: string | null
  fileName: string
  bytes: number | null
  downloadUrl: string | null
}

describe('exports over REST', () => {
  let app: TestApp
  let studio: Studio
  let shotId: string

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    shotId = (await makeShot(app, studio.owner, studio.storyboardId)).id
  })
  afterAll(() => app.stop())

  const path = () => `/projects/${studio.projectId}/exports`

  it('are created by a token that reads, read, downloaded and listed', async () => {
    const reader = await makeToken(studio.member, ['read'])
    const body = { as: { fountain: { areNotesIncluded: false } }, what: { shotIds: [shotId] }, fileName: 'Draft' }
    const made = await succeed<RestExport>(201, app, reader, 'POST', path(), body)
    const options = { areNotesIncluded: false }
    expect(made).toMatchObject({ status: 'QUEUED', format: 'FOUNTAIN', options, downloadUrl: null, bytes: null })
    await runExport(made.id)
    const done = await succeed<RestExport>(200, app, reader, 'GET', `/exports/${made.id}`)
    expect(done).toMatchObject({ status: 'DONE', fileName: 'Draft.fountain' })
    expect((await (await download(app, done.downloadUrl)).text()).length).toBe(done.bytes)
    const list = await succeed<RestExport[]>(200, app, reader, 'GET', path())
    expect(list.map(({ id, status }) => ({ id, status }))).toEqual([{ id: made.id, status: 'DONE' }])
    const ended = await request(app, reader, 'DELETE', `/exports/${made.id}`)
    expectProblem(ended, 409)
    expect(ended.body).toMatchObject({ reason: 'EXPORT_ENDED' })
  })

  it('use presets, and end when they are deleted', async () => {
    const { projectId, member } = studio
    const input = { projectId, name: 'Sheet', as: { pdf: { columns: 5 } } }
    const { preset } = await mutated<{ preset: { id: string } }>(
      app, member, 'createExportPreset', input, 'preset { id }',
    )
    const made = await succeed<RestExport>(201, app, member, 'POST', path(), { as: { presetId: preset.id } })
    expect(made).toMatchObject({ format: 'PDF', options: { columns: 5, rows: 3 }, presetId: preset.id })
    await succeed(204, app, member, 'DELETE', `/exports/${made.id}`)
    expect(await succeed<RestExport>(200, app, member, 'GET', `/exports/${made.id}`)).toMatchObject({
      status: 'CANCELED',
    })
  })

  it('take every scope of what they hold', async () => {
    const partly = await makeToken(studio.member, ['exports:read', 'shots:read'])
    for (const [method, body] of [['GET'], ['POST', { as: { data: {} } }]] as const) {
      const answer = await request(app, partly, method, path(), body)
      expectProblem(answer, 403)
      expect(answer.body).toMatchObject({ reason: 'TOKEN_SCOPE_MISSING' })
    }
  })
})
