import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { mutate, mutated } from './projectCalls.ts'

const FIELDS = 'project { id firstFrame frameNumbering version }'
const BOARD = 'storyboard { id code startTimecode dropFrame: startTimecode(dropFrame: true) startFrame version }'

describe('frame numbers and start timecodes', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const create = (input: object) => mutate(
    app, studio.member, 'createProject', { organizationId: studio.organizationId, name: 'Numbers', ...input }, FIELDS,
  )
  const update = (name: string, input: object, selection: string) => mutate(app, studio.member, name, input, selection)

  /** A project whose board has shots of 48 and 24 frames. */
  async function makeNumbered() {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const shots = [await makeShot(app, studio.owner, storyboardId), await makeShot(app, studio.owner, storyboardId)]
    await mutated(app, studio.owner, 'updateShots', { shots: [{ shotId: shots[1]?.id, frames: 24 }] })
    const read = async () => {
      const { storyboard } = await app.ask<{ storyboard: { shots: { nodes: { firstFrame: number | null }[] } } }>(
        studio.member,
        `query ($id: ID!) { storyboard(by: { id: $id }) { shots(first: 10) { nodes { firstFrame } } } }`,
        { id: storyboardId },
      )
      return storyboard.shots.nodes.map(({ firstFrame }) => firstFrame)
    }
    return { projectId, storyboardId, shots, read }
  }

  it('a new project numbers the frames of each shot from 1001, or as its maker says', async () => {
    expect((await create({})).data).toMatchObject({ project: { firstFrame: 1001, frameNumbering: 'PER_SHOT' } })
    expect((await create({ firstFrame: 0, frameNumbering: 'BOARD' })).data)
      .toMatchObject({ project: { firstFrame: 0, frameNumbering: 'BOARD' } })
    for (const firstFrame of [-1, 1_000_001]) {
      const sentence = 'The number of the first frame must be 0 to 1,000,000'
      expectRefused(await create({ firstFrame }), 'INVALID_INPUT', { firstFrame: sentence })
      const refused = await update('updateProject', { projectId: studio.projectId, firstFrame }, FIELDS)
      expectRefused(refused, 'INVALID_INPUT', { firstFrame: sentence })
    }
  })

  it('shots tell their first frame, along the board from its start timecode when the project says so', async () => {
    const { projectId, storyboardId, shots, read } = await makeNumbered()
    expect(await read()).toEqual([1001, 1001])
    const { data } = await update('updateProject', { projectId, firstFrame: 1, frameNumbering: 'BOARD' }, FIELDS)
    expect(data).toMatchObject({ project: { firstFrame: 1, frameNumbering: 'BOARD', version: 2 } })
    expect(await read()).toEqual([1, 49])
    await update('updateStoryboard', { storyboardId, startTimecode: '01:00:00:00' }, BOARD)
    expect(await read()).toEqual([86_401, 86_449])
    const [first] = shots
    await mutated(app, studio.owner, 'deleteShots', { shots: [{ shotId: first?.id }] })
    expect(await read()).toEqual([86_401])
    const trashed = await app.ask<{ project: { events: { nodes: { type: string; payload: object }[] } } }>(
      studio.member,
      `query ($id: ID!) { project(by: { id: $id }) { events(first: 50) { nodes { type payload } } } }`,
      { id: projectId },
    )
    const payloads = trashed.project.events.nodes.filter(({ type }) => /^(project|storyboard)\.updated$/.test(type))
    expect(payloads.map(({ payload }) => payload)).toEqual([
      { firstFrame: { from: 1001, to: 1 }, frameNumbering: { from: 'PER_SHOT', to: 'BOARD' }, isDescribed: false },
      { startFrame: { from: 0, to: 86_400 }, isDescribed: false },
    ])
  })

  it('a board begins at a timecode, in drop-frame timecode too', async () => {
    const { data: made } = await create({ frameRate: { numerator: 30_000, denominator: 1001 } })
    const { project } = made as { project: { id: string } }
    const add = (startTimecode: string | null) =>
      mutate(app, studio.member, 'createStoryboard', { projectId: project.id, name: 'Reel', startTimecode }, BOARD)
    expect((await add(null)).data).toMatchObject({ storyboard: { startTimecode: '00:00:00:00', startFrame: 0 } })
    expect((await add('01:00:00:00')).data).toMatchObject({ storyboard: { startFrame: 108_000 } })
    expect((await add('01:00:00;00')).data).toMatchObject({
      storyboard: { startFrame: 107_892, startTimecode: '00:59:56:12', dropFrame: '01:00:00;00' },
    })
    expectRefused(await add('1 hour'), 'INVALID_INPUT', {
      startTimecode: 'A timecode has the form 01:00:00:00: hours, minutes, seconds, frames',
    })
    expectRefused(await add('00:01:00;00'), 'INVALID_INPUT', {
      startTimecode: 'Drop-frame timecode leaves out 00:01:00;00',
    })
  })

  it('a board gets another code, which no other board ever had', async () => {
    const { projectId, storyboardId } = await makeNumbered()
    const recode = (code: string) => update('updateStoryboard', { storyboardId, code }, BOARD)
    expect((await recode('R1')).data).toMatchObject({ storyboard: { code: 'R1', version: 2 } })
    expect((await recode('MAIN')).data).toMatchObject({ storyboard: { code: 'MAIN', version: 3 } })
    await mutated(app, studio.member, 'createStoryboard', { projectId, name: 'Two', code: 'R2' })
    expectRefused(await recode('r2'), 'CONFLICT', { code: 'The code r2 is taken or was used before' })
    expectRefused(await recode('no blanks'), 'INVALID_INPUT', {
      code: 'Code must be 1 to 32 letters, digits, "_" or "-"',
    })
  })
})
