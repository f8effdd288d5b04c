import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { lastEvent, mutate, mutated, readProject } from './projectCalls.ts'

const FILM = { numerator: 24, denominator: 1 }
const NTSC_FILM = { numerator: 24_000, denominator: 1001 }
const PAL = { numerator: 25, denominator: 1 }
const FRAMES = [1, 2, 3, 47, 48, 49, 1000, 86_400, 2_000_000]

describe('frame rates', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const change = (projectId: string, frameRate: object, keep = 'SECONDS', person = studio.member) =>
    mutate(app, person, 'changeFrameRate', { projectId, frameRate, keep })
  const create = (frameRate: object | null) =>
    mutate<{ project: { id: string; frameRate: object } }>(
      app,
      studio.member,
      'createProject',
      { organizationId: studio.organizationId, name: 'Rates', frameRate },
      'project { id frameRate { numerator denominator } }',
    )

  /** A project with shots of all the lengths, the last of them in the trash, and a board that starts at an hour. */
  async function makeTimed() {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const ids: string[] = []
    for (const frames of FRAMES) {
      const id = uuidOf('Shot', (await makeShot(app, studio.owner, storyboardId)).id)
      await prisma.shot.update({ where: { id }, data: { frames } })
      ids.push(id)
    }
    await prisma.shot.update({ where: { id: ids.at(-1) ?? '' }, data: { deletedAt: new Date() } })
    const board = uuidOf('Storyboard', storyboardId)
    await prisma.storyboard.update({ where: { id: board }, data: { startTimecode: 86_400 } })
    const read = async () => {
      const shots = await prisma.shot.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
      const storyboard = await prisma.storyboard.findUniqueOrThrow({ where: { id: board } })
      return {
        frames: shots.map((shot) => shot.frames),
        versions: shots.map((shot) => shot.version),
        startTimecode: storyboard.startTimecode,
        revision: storyboard.revision,
        project: await readProject(app, studio.owner, projectId),
      }
    }
    return { projectId, storyboardId, read }
  }

  it('takes a rate at creation, told in lowest terms; 24/1 without', async () => {
    const rates = [
      [null, FILM],
      [{ numerator: 30 }, { numerator: 30, denominator: 1 }],
      [{ numerator: 48, denominator: 2 }, FILM],
      [NTSC_FILM, NTSC_FILM],
      [{ numerator: 60_000, denominator: 1000 }, { numerator: 60, denominator: 1 }],
      [{ numerator: 240 }, { numerator: 240, denominator: 1 }],
      [{ numerator: 1 }, { numerator: 1, denominator: 1 }],
      [{ numerator: 25, denominator: 2 }, { numerator: 25, denominator: 2 }],
    ] as const
    for (const [given, stored] of rates) {
      const { data, errors } = await create(given)
      expect(errors).toEqual([])
      expect(data.project.frameRate).toEqual(stored)
    }
  })

  const refused = [
    [{ numerator: 0 }, 'A frame rate must be 1 to 240 frames per second'],
    [{ numerator: -24 }, 'A frame rate must be 1 to 240 frames per second'],
    [{ numerator: 241 }, 'A frame rate must be 1 to 240 frames per second'],
    [{ numerator: 1, denominator: 2 }, 'A frame rate must be 1 to 240 frames per second'],
    [{ numerator: 24, denominator: 0 }, 'The denominator of a frame rate must be 1 to 1001'],
    [{ numerator: 24, denominator: -1 }, 'The denominator of a frame rate must be 1 to 1001'],
    [{ numerator: 24_024, denominator: 1002 }, 'The denominator of a frame rate must be 1 to 1001'],
  ] as const

  it.each(refused)('refuses %j at creation and later, and changes nothing', async (frameRate, sentence) => {
    await expectUnchanged(() => readProject(app, studio.owner, studio.projectId), async () => {
      expectRefused(await create(frameRate), 'INVALID_INPUT', { frameRate: sentence })
      expectRefused(await change(studio.projectId, frameRate), 'INVALID_INPUT', { frameRate: sentence })
    })
  })

  const nearest = (frames: number, from: typeof FILM, to: typeof FILM) =>
    Math.max(1, Math.round((frames * to.numerator * from.denominator) / (to.denominator * from.numerator)))

  it('keeps seconds exactly, in the trash too, there and back', async () => {
    const { projectId, read } = await makeTimed()
    let before = await read()
    let from = FILM
    for (const to of [NTSC_FILM, PAL, { numerator: 120, denominator: 1 }, { numerator: 1, denominator: 1 }, FILM]) {
      expect((await change(projectId, to)).errors).toEqual([])
      const after = await read()
      expect(after.frames).toEqual(before.frames.map((frames) => nearest(frames, from, to)))
      // 01:00:00:00 stays 01:00:00:00.
      expect(after.startTimecode).toBe(3600 * Math.ceil(to.numerator / to.denominator))
      expect(after.versions).toEqual(before.versions.map((version) => version + 1))
      expect(after.revision).toBe(before.revision + 1)
      expect(after.project.frameRate).toEqual(to)
      expect(after.project.events.totalCount).toBe(before.project.events.totalCount + 1)
      expect(lastEvent(after.project)).toMatchObject({
        type: 'project.frameRateChanged',
        payload: { from, to, keep: 'SECONDS' },
      })
      before = after
      from = to
    }
    expect(before.frames[0]).toBe(24)
  })

  it('rounds half a frame up and never below one', async () => {
    const { projectId, read } = await makeTimed()
    expect((await change(projectId, { numerator: 12 })).errors).toEqual([])
    expect((await read()).frames.slice(0, 6)).toEqual([1, 1, 2, 24, 24, 25])
  })

  it('ends at the largest number of frames there is', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    const id = uuidOf('Shot', (await makeShot(app, studio.owner, storyboardId)).id)
    for (const [frames, kept] of [[1_500_000_000, 1_562_500_000], [2_100_000_000, 2_147_483_647]] as const) {
      await change(projectId, FILM, 'FRAMES')
      await prisma.shot.update({ where: { id }, data: { frames } })
      expect((await change(projectId, PAL)).errors).toEqual([])
      expect((await prisma.shot.findUniqueOrThrow({ where: { id } })).frames).toBe(kept)
    }
  })

  it('keeps frames: the board lasts longer or shorter', async () => {
    const { projectId, storyboardId, read } = await makeTimed()
    const duration = async () =>
      (
        await app.ask<{ storyboard: { duration: number; frames: number } }>(
          studio.member,
          `query ($id: ID!) { storyboard(by: { id: $id }) { duration frames } }`,
          { id: storyboardId },
        )
      ).storyboard
    const [before, lasted] = [await read(), await duration()]
    expect((await change(projectId, NTSC_FILM, 'FRAMES')).errors).toEqual([])
    const [after, lasts] = [await read(), await duration()]
    expect([after.frames, after.startTimecode]).toEqual([before.frames, before.startTimecode])
    expect(after.revision).toBe(before.revision + 1)
    expect(lasts.frames).toBe(lasted.frames)
    expect(lasts.duration).toBeCloseTo((lasted.duration * 1001) / 1000, 6)
    expect(lastEvent(after.project)).toMatchObject({ payload: { from: FILM, to: NTSC_FILM, keep: 'FRAMES' } })
  })

  it('changes nothing for the rate it has, however it is written', async () => {
    const { projectId, read } = await makeTimed()
    await expectUnchanged(read, async () => {
      expect((await change(projectId, { numerator: 48, denominator: 2 })).errors).toEqual([])
    })
  })

  it('scales once when several ask for the same rate at once', async () => {
    const { projectId, read } = await makeTimed()
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(projectId, { numerator: 48 })))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect((await read()).frames).toEqual(FRAMES.map((frames) => frames * 2))
  })

  it('makes new shots last two seconds at the new rate', async () => {
    const { projectId, storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
    await mutated(app, studio.owner, 'changeFrameRate', { projectId, frameRate: { numerator: 50 }, keep: 'SECONDS' })
    const { id } = await makeShot(app, studio.owner, storyboardId)
    expect((await prisma.shot.findUniqueOrThrow({ where: { id: uuidOf('Shot', id) } })).frames).toBe(100)
  })

  it('is not found for an outsider', async () => {
    expectRefused(await change(studio.projectId, { numerator: 25 }, 'SECONDS', studio.outsider), 'NOT_FOUND')
  })
})
