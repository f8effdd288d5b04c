import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { mutated } from '../projects/projectCalls.ts'
import { save } from './boardVersions.ts'

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

async function makeBoard() {
  const { storyboardId } = await makeProject(app, studio.owner, studio.organizationId)
  const { id: shotId, views: [view] } = await makeShot(app, studio.owner, storyboardId)
  return { storyboardId, shotId, viewId: view?.id ?? '' }
}

const change = (name: string, input: object) => mutated(app, studio.owner, name, input)
const rename = (shotId: string, name: string) => change('updateShots', { shots: [{ shotId, name }] })

interface Sizes {
  versionBytes: number
  versions: { nodes: { freedBytes: number }[] }
}

/** What deleting all versions of a board would free, and each of them alone, newest first. */
async function sizesOf(storyboardId: string, person: Person = studio.member) {
  const { data: { storyboard } } = await app.send<{ storyboard: Sizes | null }>(
    person,
    `query ($id: ID!) { storyboard(by: { id: $id }) { versionBytes versions(first: 9) { nodes { freedBytes } } } }`,
    { id: storyboardId },
  )
  return storyboard && [storyboard.versionBytes, ...storyboard.versions.nodes.map(({ freedBytes }) => freedBytes)]
}

describe('what deleting versions would free', () => {
  it('is the images that one version alone has, once the board has others', async () => {
    const { storyboardId, shotId, viewId } = await makeBoard()
    const bytes = (await giveImage(app, studio.owner, viewId)).image?.bytes ?? 0
    const first = await save(app, studio.owner, storyboardId)
    expect(await sizesOf(storyboardId)).toEqual([0, 0])
    await rename(shotId, 'Harbor')
    await save(app, studio.owner, storyboardId)
    await giveImage(app, studio.owner, viewId)
    await save(app, studio.owner, storyboardId)
    // Two versions have the first image, and neither has it alone.
    expect(await sizesOf(storyboardId)).toEqual([bytes, 0, 0, 0])
    await change('deleteVersion', { storyboardVersionId: first.id })
    expect(await sizesOf(storyboardId)).toEqual([bytes, 0, bytes])
  })

  it('is sounds, too', async () => {
    const { storyboardId, shotId } = await makeBoard()
    const voice = await giveVoice(app, studio.owner, shotId)
    const track = await giveSoundtrack(app, studio.owner, storyboardId)
    await save(app, studio.owner, storyboardId)
    await giveVoice(app, studio.owner, shotId)
    await giveSoundtrack(app, studio.owner, storyboardId)
    const sum = voice.bytes + track.bytes
    expect(await sizesOf(storyboardId)).toEqual([sum, sum])
  })

  it('counts what lies in the trash, but nothing that another board shows', async () => {
    const { storyboardId, shotId, viewId } = await makeBoard()
    const bytes = (await giveImage(app, studio.owner, viewId)).image?.bytes ?? 0
    await save(app, studio.owner, storyboardId)
    await change('deleteShots', { shots: [{ shotId }] })
    expect(await sizesOf(storyboardId)).toEqual([bytes, bytes])
    await change('restoreShots', { shotIds: [shotId] })
    expect(await sizesOf(storyboardId)).toEqual([0, 0])
    await change('duplicateShots', { shots: [{ shotId }] })
    await change('deleteShots', { shots: [{ shotId }] })
    expect(await sizesOf(storyboardId)).toEqual([0, 0])
  })

  it('is nothing that an outsider learns', async () => {
    const { storyboardId } = await makeBoard()
    expect(await sizesOf(storyboardId, studio.outsider)).toBeNull()
  })
})
