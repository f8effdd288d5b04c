import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { mutated, mutatedOne, mutateOne } from '../projects/projectCalls.ts'
import { readWhole } from './boards.ts'

describe('updateShots: length and ratio', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeOne() {
    const { storyboardId, projectId } = await makeProject(app, studio.owner, studio.organizationId)
    const { id: shotId, views } = await makeShot(app, studio.owner, storyboardId, 'A')
    const update = (input: object) => mutateOne<{ shot: { frames: number } }>(app, studio.member, 'updateShots', {
      shotId,
      ...input,
    }, 'shot { frames duration aspectRatio version }')
    return { storyboardId, projectId, shotId, viewId: views[0]?.id ?? '', update }
  }

  it.each([
    [{ frames: 1 }, 1],
    [{ frames: 24 * 86_400 }, 24 * 86_400],
    [{ duration: 1.5 }, 36],
    [{ duration: 0.49 }, 12],
    [{ duration: 0.001 }, 1],
    [{ duration: 86_400 }, 24 * 86_400],
  ])('takes %j as %i frames at 24 a second', async (input, frames) => {
    const { update } = await makeOne()
    const { data, errors } = await update(input)
    expect(errors).toEqual([])
    expect(data.shot).toMatchObject({ frames, duration: frames / 24, version: 2 })
  })

  it('rounds seconds by the rate of the project', async () => {
    const { projectId, update } = await makeOne()
    const frameRate = { numerator: 24000, denominator: 1001 }
    await mutated(app, studio.owner, 'changeFrameRate', { projectId, frameRate, keep: 'FRAMES' })
    expect((await update({ duration: 60 })).data.shot.frames).toBe(1439)
  })

  it.each([
    [{ frames: 0 }, { frames: 'Frames must be a whole number, at least 1' }],
    [{ frames: 24 * 86_400 + 1 }, { frames: 'A shot lasts at most 24 hours' }],
    [{ duration: 0 }, { duration: 'A duration must be more than 0 seconds' }],
    [{ duration: -2 }, { duration: 'A duration must be more than 0 seconds' }],
    [{ duration: 86_401 }, { duration: 'A shot lasts at most 24 hours' }],
    [{ duration: 1e300 }, { duration: 'A shot lasts at most 24 hours' }],
    [{ frames: 3, duration: 3 }, { duration: 'Give frames or a duration, not both' }],
  ])('refuses %j and writes nothing', async (input, fields) => {
    const { storyboardId, update } = await makeOne()
    await expectUnchanged(() => readWhole(app, studio, storyboardId), async () => {
      expectRefused(await update({ name: 'Changed', ...input }), 'INVALID_INPUT', fields)
    })
  })

  it('fits an empty view into a new ratio under a new picture, and leaves a drawing as it is', async () => {
    const { storyboardId, shotId, viewId, update } = await makeOne()
    await mutatedOne(app, studio.owner, 'createViews', { shotId, name: 'Empty' })
    await draw(app, studio.owner, viewId, [adding()])
    const before = await readWhole(app, studio, storyboardId)
    expect((await update({ aspectRatio: 'RATIO_1_1', name: 'Square' })).data.shot).toMatchObject({
      aspectRatio: 'RATIO_1_1',
      version: 2,
    })
    const after = await readWhole(app, studio, storyboardId, before.project.events.totalCount)
    const [drawn, empty] = before.shots.nodes[0]?.views ?? []
    expect(after.shots.nodes[0]?.views).toEqual([
      drawn,
      { ...empty, width: 230, height: 230, pictureRevision: (empty?.pictureRevision ?? 0) + 1 },
    ])
    expect(after.project.events.nodes.map(({ type }) => type)).toEqual(['shot.updated', 'shot.aspectRatioChanged'])
  })

  it('still tells the frames of a board that are more than an Int holds', async () => {
    const { storyboardId } = await makeOne()
    const shots = Array.from({ length: 500 }, () => ({ frames: 24 * 86_400 }))
    for (let times = 0; times < 3; times++) await mutated(app, studio.owner, 'createShots', { storyboardId, shots })
    const query = `query ($id: ID!) { storyboard(by: { id: $id }) { frames duration } }`
    const { storyboard } = await app.ask<{ storyboard: { frames: number; duration: number } }>(studio.owner, query, {
      id: storyboardId,
    })
    expect(storyboard.frames).toBe(2_147_483_647)
    expect(storyboard.duration).toBeGreaterThan(1500 * 86_400)
  })
})
