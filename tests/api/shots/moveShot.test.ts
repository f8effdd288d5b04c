import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { mutateOne } from '../projects/projectCalls.ts'

describe('moveShots with one shot', () => {
  let app: TestApp
  let studio: Studio
  let ids: string[]

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    ids = []
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await makeShot(app, studio.owner, studio.storyboardId, name)).id)
  })
  afterAll(() => app.stop())

  const namesInOrder = async () => {
    const { shots } = await readBoard(app, studio.owner, studio.storyboardId)
    return shots.nodes.map((shot) => shot.name).join('')
  }
  const idOf = (name: string) => ids['ABCD'.indexOf(name)]
  const move = (name: string, to: object) => mutateOne(app, studio.member, 'moveShots', { shotId: idOf(name), to })

  it('moves by position, by neighbour and beyond the end', async () => {
    await move('D', { position: 1 })
    expect(await namesInOrder()).toBe('DABC')
    await move('D', { afterId: idOf('B') })
    expect(await namesInOrder()).toBe('ABDC')
    await move('C', { beforeId: idOf('A') })
    expect(await namesInOrder()).toBe('CABD')
    await move('C', { position: 99 })
    expect(await namesInOrder()).toBe('ABDC')
    await move('D', { position: 4 })
    expect(await namesInOrder()).toBe('ABCD')
  })

  it('refuses a place that makes no sense and moves nothing', async () => {
    const before = await readBoard(app, studio.owner, studio.storyboardId)
    const below = await move('A', { position: 0 })
    expect(below.errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { position: { reason: 'POSITION_TOO_SMALL' } },
    })
    const beside = await move('A', { afterId: idOf('A') })
    expect(beside.errors[0]?.extensions.code).toBe('INVALID_INPUT')
    const both = await move('A', { position: 1, afterId: idOf('B') })
    expect(both.errors[0]?.extensions.code).toBe('INVALID_INPUT')
    const other = await makeStudio(app)
    const foreign = await makeShot(app, other.owner, other.storyboardId)
    const across = await move('A', { afterId: foreign.id })
    expect(across.errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await readBoard(app, studio.owner, studio.storyboardId)).toEqual(before)
  })

  it('is not found for an outsider and changes nothing', async () => {
    const before = await readBoard(app, studio.owner, studio.storyboardId)
    const answer = await mutateOne(app, studio.outsider, 'moveShots', { shotId: ids[0], to: { position: 3 } })
    expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await readBoard(app, studio.owner, studio.storyboardId)).toEqual(before)
  })
})
