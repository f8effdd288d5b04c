import { createCanvas } from '@napi-rs/canvas'
import { initializeCanvas, readPsd } from 'ag-psd'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke, sent } from '../../harness/drawings.ts'
import { makeShot, makeStudio } from '../../harness/fixtures.ts'
import { fileOf, madeExport, unzipped } from './exportFormats.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe('Photoshop files of a drawing with layers', () => {
  it('have each of them with its opacity and blend, in a group', async () => {
    const { owner, projectId, storyboardId } = await makeStudio(app)
    const viewId = (await makeShot(app, owner, storyboardId)).views[0]?.id ?? ''
    const fields = { name: 'Lines', opacity: 0.5, isHidden: true }
    await draw(app, owner, viewId, [
      adding([makeStroke(), makeStroke({ layer: 'tone' }), makeStroke({ layer: 'ink' })]),
      sent({ opId: uuidv7(), kind: 'SET_LAYER', layer: 'ink', fields }),
    ])
    const row = await madeExport(app, owner, { projectId, as: { psd: { width: 320 } } })
    expect(row).toMatchObject({ status: 'DONE', failure: null })
    initializeCanvas(createCanvas as never)
    const [bytes] = [...(unzipped(await fileOf(app, row))).values()]
    const { children = [] } = readPsd(bytes ?? Buffer.alloc(0), { useImageData: true })
    const group = children.find(({ name }) => name === 'Drawing')
    expect(group?.children?.map(({ name, blendMode, hidden }) => [name, blendMode, hidden])).toEqual([
      ['Tone', 'multiply', false], ['Base', 'normal', false], ['Lines', 'normal', true],
    ])
    expect(group?.children?.[2]?.opacity).toBeCloseTo(0.5, 2)
    for (const { imageData } of group?.children ?? []) {
      expect(Array.from(imageData?.data ?? []).some((value, index) => index % 4 === 3 && value > 0)).toBe(true)
    }
  })
})

describe('a project of Storyboarder of a drawing with layers', () => {
  it('has a picture for each role that is seen, with what has no role in the one above', async () => {
    const { owner, projectId, storyboardId } = await makeStudio(app)
    const viewId = (await makeShot(app, owner, storyboardId)).views[0]?.id ?? ''
    await draw(app, owner, viewId, [
      adding([undefined, 'tone', 'ink', 'notes'].map((layer) => makeStroke(layer === undefined ? {} : { layer }))),
      sent({ opId: uuidv7(), kind: 'SET_LAYER', layer: 'ink', fields: { isHidden: true } }),
    ])
    const row = await madeExport(app, owner, { projectId, as: { storyboarder: {} } })
    expect(row).toMatchObject({ status: 'DONE', failure: null })
    const files = unzipped(await fileOf(app, row))
    const { boards: [board] } = JSON.parse(files.get('MAIN.storyboarder')?.toString() ?? '') as {
      boards: { layers: Record<string, { url: string }> }[]
    }
    expect(Object.keys(board?.layers ?? {})).toEqual(['tone', 'pencil', 'notes'])
    for (const { url } of Object.values(board?.layers ?? {})) expect(files.has(`images/${url}`)).toBe(true)
  })
})
