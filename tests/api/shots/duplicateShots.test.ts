import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { mutate, mutated, mutatedOne } from '../projects/projectCalls.ts'
import { makeBoard, makeScenes, namesOf, placesOf, readWhole, rowsOf } from './boards.ts'

describe('duplicateShots', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const duplicate = (shotIds: (string | undefined)[], person = studio.member) =>
    mutate<{ shots: { id: string; name: string }[] }>(
      app, person, 'duplicateShots', { shots: rowsOf(shotIds) }, 'shots { id name }',
    )

  it('puts each copy right after its original, under a code between, and answers as they were named', async () => {
    const { storyboardId, ids } = await makeBoard(app, studio, [...'ABC'])
    const before = await readWhole(app, studio, storyboardId)
    const { data } = await duplicate([ids[2], ids[0]])
    expect(data.shots.map(({ name }) => name)).toEqual(['C', 'A'])
    const after = await readWhole(app, studio, storyboardId, before.project.events.totalCount)
    expect(namesOf(after)).toBe('AABCC')
    expect(after.shots.nodes.map(({ code }) => code)).toEqual(['SH0010', 'SH0015', 'SH0020', 'SH0030', 'SH0040'])
    expect(after.shotIds).toEqual([ids[0], data.shots[1]?.id, ids[1], ids[2], data.shots[0]?.id])
    expect(after.revision).toBe(before.revision + 1)
    expect(after.project.events.nodes.map(({ type }) => type)).toEqual(['shot.duplicated', 'shot.duplicated'])
  })

  it('copies views, drawings, images, status, ratio and duration', async () => {
    const { storyboardId, ids, statusIds } = await makeBoard(app, studio, [...'AB'])
    const [a] = ids
    const details = { shotId: a, description: 'Dusk', aspectRatio: 'RATIO_2_39', frames: 31, statusId: statusIds[3] }
    await mutated(app, studio.owner, 'updateShots', { shots: [details] })
    const second = { shotId: a, name: 'Reverse', description: 'From behind' }
    const { view } = await mutatedOne<{ view: { id: string } }>(app, studio.owner, 'createViews', second, 'view { id }')
    const third = { shotId: a, name: 'Gone' }
    const gone = await mutatedOne<{ view: { id: string } }>(app, studio.owner, 'createViews', third, 'view { id }')
    await mutatedOne(app, studio.owner, 'deleteViews', { viewId: gone.view.id })
    await draw(app, studio.owner, view.id, [adding(), adding()])
    const media = await prisma.media.create({
      data: {
        organizationId: uuidOf('Organization', studio.organizationId),
        sha256: randomBytes(32),
        contentType: 'image/png',
        width: 4,
        height: 4,
        bytes: 9,
      },
    })
    await prisma.shotView.update({ where: { id: uuidOf('View', view.id) }, data: { imageId: media.id } })

    const { data } = await duplicate([a])
    const [original, copy] = (await readWhole(app, studio, storyboardId)).shots.nodes
    expect(copy?.id).toBe(data.shots[0]?.id)
    const comparable = (shot: typeof copy) => {
      const { id: _, code: __, position: ___, version: ____, views = [], ...rest } = shot ?? {}
      return { ...rest, views: views.map(({ id: _____, ...each }) => each) }
    }
    expect(comparable(copy)).toEqual(comparable(original))
    expect(copy).toMatchObject({
      frames: 31,
      aspectRatio: 'RATIO_2_39',
      status: { id: statusIds[3] },
      version: 1,
      views: [{ name: '' }, { name: 'Reverse', revision: 2 }],
    })
    const rows = await prisma.shotView.findMany({
      where: { id: uuidOf('View', copy?.views[1]?.id ?? '') },
      include: { operations: true },
    })
    const operations = [{ seq: 1 }, { seq: 2 }]
    expect(rows).toMatchObject([{ imageId: media.id, description: 'From behind', operations }])
  })

  it('counts default names on and stays in the scene', async () => {
    const { storyboardId, ids } = await makeScenes(app, studio, [1, 1])
    await mutatedOne(app, studio.owner, 'updateShots', { shotId: ids[0], name: 'Shot 1' })
    await duplicate([ids[1], ids[0]])
    expect(placesOf(await readWhole(app, studio, storyboardId))).toBe('Shot 11 Shot 31 B2 B2')
  })

  it('copies none when one is not there', async () => {
    const { storyboardId, ids } = await makeBoard(app, studio, [...'AB'])
    await mutated(app, studio.owner, 'deleteShots', { shots: rowsOf([ids[1]]) })
    await expectUnchanged(() => readWhole(app, studio, storyboardId), async () => {
      expectRefused(await duplicate([ids[0], ids[1]]), 'NOT_FOUND', { 'shots.1': 'Shot not found' })
      expectRefused(await duplicate([ids[0]], studio.outsider), 'NOT_FOUND')
    })
  })
})
