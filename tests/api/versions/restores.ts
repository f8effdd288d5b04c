import type { Client } from '../../harness/client.ts'
import { adding, clearing, draw, makeStroke, resizing } from '../../harness/drawings.ts'
import { makeProject, makeShot, type Person, type Studio } from '../../harness/fixtures.ts'
import { giveImage } from '../../harness/images.ts'
import { giveSoundtrack, giveVoice } from '../../harness/sounds.ts'
import { mutated } from '../projects/projectCalls.ts'
import { save } from './boardVersions.ts'

/** What `restoreVersion` answers. */
export interface RestorePayload {
  restoreVersion: {
    storyboard: { id: string }
    versionBefore: { id: string; kind: string } | null
    shotIds: string[]
    problems: { kind: string; shotId: string | null; name: string }[]
  }
}

/** Restores a version. */
export async function restore(app: Client, person: Person, input: object): Promise<RestorePayload> {
  const restoreVersion = await mutated<RestorePayload['restoreVersion']>(
    app, person, 'restoreVersion', input,
    'storyboard { id } versionBefore { id kind } shotIds problems { kind shotId name }',
  )
  return { restoreVersion }
}

/** Takes a restore of all parts back. */
export const undo = (app: Client, person: Person, { versionBefore, shotIds }: RestorePayload['restoreVersion']) =>
  restore(app, person, { versionId: versionBefore?.id, shotIds, putAwayNewer: true, includesBoard: true })

/** How the feed undoes the newest event of a project. */
export const newestUndo = async (app: Client, person: Person, projectId: string) =>
  (await app.ask<{ project: { activity: { nodes: [{ viewerCanUndo: string | null }] } } }>(
    person, 'query ($id: ID!) { project(by: { id: $id }) { activity(first: 1) { nodes { viewerCanUndo } } } }',
    { id: projectId },
  )).project.activity.nodes[0].viewerCanUndo

interface Plan {
  parts: { part: string; count: number }[]
  returningShotCount: number
  newerShotCount: number
  redrawnViewCount: number
  problems: RestorePayload['restoreVersion']['problems']
}

/** What a restore would do. */
export const planOf = async (app: Client, person: Person, input: object) =>
  (await app.ask<{ versionRestorePlan: Plan }>(
    person,
    `query ($input: VersionRestorePlanInput!) { versionRestorePlan(input: $input) {
      parts { part count } returningShotCount newerShotCount redrawnViewCount problems { kind shotId name } } }`,
    { input },
  )).versionRestorePlan

interface ReadBoard {
  name: string
  startTimecode: string
  scenes: { id: string; number: string; heading: string }[]
  soundtrack: { name: string; offset: number; volume: number; url: string } | null
  shots: {
    nodes: {
      id: string
      code: string
      name: string
      description: string
      dialogue: string
      frames: number
      aspectRatio: string
      scene: { id: string; heading: string } | null
      status: { name: string } | null
      voice: { url: string } | null
      views: {
        id: string
        name: string
        description: string
        width: number
        height: number
        image: { id: string } | null
        canvasData: { lines: { id: string }[] }
      }[]
    }[]
  }
}

const BOARD = `query ($id: ID!) { storyboard(by: { id: $id }) {
  name startTimecode
  scenes { id number heading }
  soundtrack { name offset volume url }
  shots(first: 100) { nodes {
    id code name description dialogue frames aspectRatio scene { id heading } status { name } voice { url }
    views { id name description width height image { id } canvasData }
  } }
} }`

/** What versions keep of a board, as it is now; of a drawing without its revision, which goes on. */
export async function readToday(app: Client, person: Person, id: string): Promise<ReadBoard> {
  const { storyboard } = await app.ask<{ storyboard: ReadBoard }>(person, BOARD, { id })
  const plain = (address: string) => address.replace(/\?.*/, '')
  return {
    ...storyboard,
    soundtrack: storyboard.soundtrack && { ...storyboard.soundtrack, url: plain(storyboard.soundtrack.url) },
    shots: {
      nodes: storyboard.shots.nodes.map((shot) => ({
        ...shot,
        voice: shot.voice && { url: plain(shot.voice.url) },
        views: shot.views.map((view) => ({ ...view, canvasData: { ...view.canvasData, revision: null } })),
      })),
    },
  }
}

/** The names of the shots of a board in order. */
export const namesOf = ({ shots }: ReadBoard) => shots.nodes.map(({ name }) => name)

/** A board with shots of these names. */
export async function makeBoard(app: Client, studio: Studio, names: readonly string[]) {
  const { projectId, storyboardId, statusIds } = await makeProject(app, studio.owner, studio.organizationId)
  const shots = []
  for (const name of names) shots.push(await makeShot(app, studio.owner, storyboardId, name))
  return {
    projectId, storyboardId, statusIds, ids: shots.map(({ id }) => id),
    views: shots.map(({ views }) => views[0]?.id ?? ''),
  }
}

/** A board with something of every part, its version, and then another state of all of it. */
export async function makeChangedBoard(app: Client, studio: Studio) {
  const change = <Payload = object>(name: string, input: object, selection?: string) =>
    mutated<Payload>(app, studio.member, name, input, selection)
  const drawIn = (viewId: string, operations: Parameters<typeof draw>[3]) =>
    draw(app, studio.member, viewId, operations)
  const board = await makeBoard(app, studio, ['A', 'B', 'C', 'D'])
  const { storyboardId, statusIds: [rough = '', clean = ''] } = board
  const { ids: [a = '', b = '', c = '', d = ''], views: [viewA = '', viewB = ''] } = board
  const strokes = [makeStroke(), makeStroke(), makeStroke()]
  await change('createScenes', {
    storyboardId, scenes: [{ firstShotId: a, heading: 'Pier' }, { firstShotId: c, heading: 'Harbor' }],
  })
  await change('updateShots', {
    shots: [{ shotId: a, description: 'A gull lands', dialogue: 'Look', frames: 30, statusId: rough }],
  })
  await change('updateViews', { views: [{ viewId: viewA, name: 'Wide', description: 'From above' }] })
  await drawIn(viewA, [adding(strokes)])
  await giveImage(app, studio.owner, viewA)
  await giveVoice(app, studio.owner, b)
  await giveSoundtrack(app, studio.owner, storyboardId)
  const version = (await save(app, studio.member, storyboardId)).id
  const then = await readToday(app, studio.member, storyboardId)
  const scenes = then.scenes.map(({ id }) => id)

  await change('updateShots', {
    shots: [
      { shotId: a, name: 'Away', description: 'It flies', dialogue: '', frames: 12, statusId: clean },
      { shotId: b, aspectRatio: 'RATIO_1_1' },
    ],
  })
  await change('updateViews', { views: [{ viewId: viewA, name: 'Close', description: '' }] })
  await drawIn(viewA, [clearing(), adding()])
  await drawIn(viewB, [adding(), resizing({ width: 300, height: 300 })])
  await change('removeViewImage', { viewId: viewA })
  await giveVoice(app, studio.owner, b)
  await giveSoundtrack(app, studio.owner, storyboardId)
  await change('moveShots', { shots: [{ shotId: d }], to: { position: 1 } })
  await change('deleteScenes', { scenes: [{ sceneId: scenes[1] }] })
  await change('updateScenes', { scenes: [{ sceneId: scenes[0], heading: 'Jetty' }] })
  await change('deleteShots', { shots: [{ shotId: c }] })
  await makeShot(app, studio.owner, storyboardId, 'E')
  return { ...board, version, then }
}
