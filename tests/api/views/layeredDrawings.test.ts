import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areLayersWritten } from '../../../server/modules/board/viewSaving.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, type SentOperation, sent } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp } from '../../harness/running.ts'

describe('drawings with layers', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeView(): Promise<string> {
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    return views[0]?.id ?? ''
  }
  const save = (viewId: string, ...operations: SentOperation[]) => draw(app, studio.member, viewId, operations)

  it('are not stored while the server is not set to', async () => {
    const viewId = await makeView()
    const layered = sent({ opId: uuidv7(), kind: 'SET_LAYER', layer: 'ink', fields: {} })
    inApp(() => areLayersWritten.provide(false))
    try {
      for (const operation of [layered, adding([makeStroke({ layer: 'ink' })])]) {
        expectRefused(await save(viewId, adding(), operation), 'CONFLICT', {
          operations: 'This server does not store layers, brushes and camera moves yet',
        })
      }
      expect((await save(viewId, adding())).data.appendViewOps.view.revision).toBe(1)
    } finally {
      inApp(() => areLayersWritten.provide(true))
    }
    expect((await save(viewId, layered)).data.appendViewOps.view.revision).toBe(2)
  })
})
