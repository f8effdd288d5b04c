import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import { inkText } from '../../../drawing/ink.ts'
import type { LayerFields } from '../../../drawing/layer.ts'
import type { Operation, OperationKind } from '../../../drawing/operation.ts'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { sealOf as sealMade, sealShot } from '../../../server/modules/board/seal.ts'
import type { ShotContent } from '../../../server/modules/board/versionContent.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, clearing, draw, makeStroke, removing, resizing, restoring, sent } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { randomFrom } from '../../harness/random.ts'
import { mutate } from '../projects/projectCalls.ts'
import { save } from '../versions/boardVersions.ts'
import { sealOf } from './approvalCalls.ts'

/** Changes in all, of two people at once. */
const CHANGES = inFull(500, 80)
/** Seals are compared after so many. */
const LOOK_EVERY = 20
/** Of a board, those in the trash included. */
const MOST_SHOTS = 8
const ALL_PARTS = ['ORDER', 'TEXTS', 'TIMING', 'STATUS', 'DRAWINGS', 'IMAGES', 'SOUNDS']

const SIZE = { width: 420, height: 240 }
const LAYERS = ['tone', 'ink', '0198c3f4-2b00-7000-8000-00000000aaaa']
const FIELDS: Partial<LayerFields>[] = [
  { opacity: 0.5 }, { blend: 'MULTIPLY', name: 'Sky' }, { rank: 5 }, { isHidden: true }, { isHidden: false },
  { isRemoved: true }, { isLocked: true },
]
type Without<Kind> = Kind extends unknown ? Omit<Kind, 'opId'> : never
type Content = Without<Operation>

let app: TestApp
let studio: Studio
beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

interface Restored {
  versionBefore: { id: string } | null
  shotIds: string[]
}

interface PageShot {
  id: string
  name: string
  description: string
  dialogue: string
  notes: string
  cameraNote: string
  frames: number
  aspectRatio: ShotContent['aspectRatio']
  views: { id: string; name: string; description: string; initialWidth: number; initialHeight: number }[]
}

interface PageOps {
  viewOps: { nodes: { opId: string; kind: OperationKind; payload: string }[] }
}

/** The seal of a board as a page makes it: texts that it reads, and drawings that it folds from their operations. */
async function sealOfPage(person: Person, storyboardId: string): Promise<string> {
  const { storyboard } = await app.ask<{ storyboard: { startTimecode: string; shots: { nodes: PageShot[] } } }>(
    person,
    `query ($id: ID!) { storyboard(by: { id: $id }) { startTimecode shots(first: 50) { nodes {
      id name description dialogue notes cameraNote frames aspectRatio
      views { id name description initialWidth initialHeight }
    } } } }`,
    { id: storyboardId },
  )
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = storyboard.startTimecode.split(':').map(Number)
  const rate = { frameRateNumerator: 24, frameRateDenominator: 1 }
  const shots = []
  for (const { id, views, ...shot } of storyboard.shots.nodes) {
    const inks = new Map<string, string>()
    const read = []
    for (const { id: viewId, initialWidth: width, initialHeight: height, ...texts } of views) {
      const { viewOps } = await app.ask<PageOps>(
        person, 'query ($id: ID!) { viewOps(viewId: $id, first: 1000) { nodes { opId kind payload } } }',
        { id: viewId },
      )
      const operations = viewOps.nodes.map(({ opId, kind, payload }) =>
        decodePayload(opId, kind, Buffer.from(payload, 'base64')))
      const drawing = foldOperations({ width, height }, operations)
      inks.set(viewId, createHash('sha256').update(inkText(drawing)).digest('hex'))
      read.push({ id: viewId, ...texts, ...drawing.size, image: null })
    }
    const content = { ...shot, voice: null, views: read } as unknown as ShotContent
    shots.push({ id: uuidOf('Shot', id), ...sealShot(content, rate, (view) => inks.get(view.id) ?? '') })
  }
  const startTimecode = ((hours * 60 + minutes) * 60 + seconds) * 24 + frames
  return sealMade(shots, { ...rate, startTimecode, soundtrack: null })
}

it('is the same on the server and on a page after any changes and restores by two people at once', async () => {
  const { owner, member, storyboardId } = studio
  const names = ['One', 'Two', 'Three']
  const shots = await Promise.all(names.map((name) => makeShot(app, owner, storyboardId, name)))
  const random = randomFrom(20)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const versions: string[] = [(await save(app, owner, storyboardId)).id]
  /** What undoes restores. */
  const restored: { versionId: string; shotIds: string[] }[] = []
  const drawn = new Map<string, ReturnType<typeof makeStroke>[]>()
  const changed = new Map<string, string[]>()
  const change = async (person: Person, content: Content, viewId = pick(shots).views[0]?.id ?? '') => {
    const operation = sent({ ...content, opId: uuidv7() } as Operation)
    changed.set(viewId, [...(changed.get(viewId) ?? []), operation.opId])
    await draw(app, person, viewId, [operation])
  }
  const frame = () => ({ x: random() * 420, y: random() * 240, width: 100 + random() * 300, angle: random() * 90 })
  const camera = () => ({ start: frame(), end: frame(), easing: 'LINEAR' as const, holdStart: 0, holdEnd: 12 })
  const point = () => ({ x: random() * 420, y: random() * 240, pressure: random() })

  const acts: ((person: Person) => Promise<unknown>)[] = [
    async (person) => {
      const viewId = pick(shots).views[0]?.id ?? ''
      const points = [point(), point(), point()]
      const layer = pick([{}, {}, ...LAYERS.map((key) => ({ layer: key }))])
      const tool = random() < 0.2 ? 'eraser' : 'pen'
      const stroke = makeStroke({ points, radius: 0.5 + random() * 20, tool, ...layer })
      drawn.set(viewId, [...(drawn.get(viewId) ?? []), stroke])
      await draw(app, person, viewId, [adding([stroke])])
    },
    async (person) => {
      const [viewId, strokes] = pick([...drawn, ['', []] as const])
      if (strokes.length === 0) return
      const stroke = pick(strokes)
      const removal = removing([stroke.id])
      await draw(app, person, viewId, [removal])
      if (random() < 0.5) await draw(app, person, viewId, [restoring([stroke], removal.opId)])
    },
    (person) => draw(app, person, pick(shots).views[0]?.id ?? '', [random() < 0.3 ? clearing() : adding()]),
    (person) => draw(app, person, pick(shots).views[0]?.id ?? '', [
      resizing(pick([{ width: 420, height: 240 }, { width: 240, height: 180 }, { width: 574, height: 240 }])),
    ]),
    (person) => change(person, { kind: 'SET_LAYER', layer: pick(LAYERS), fields: pick(FIELDS) }),
    (person) => change(person, { kind: 'SET_CAMERA', size: SIZE, camera: random() < 0.3 ? null : camera() }),
    (person) => change(person, { kind: 'CLEAR', layer: pick(LAYERS) }),
    async (person) => {
      const [viewId, strokes] = pick([...drawn, ['', []] as const])
      if (strokes.length === 0) return
      const strokeIds = [pick(strokes).id, pick(strokes).id]
      const matrix = { a: 0.5 + random(), b: random(), c: -random(), d: 0.5 + random(), e: random() * 90, f: random() }
      await change(person, random() < 0.3
        ? { kind: 'RESTYLE_STROKES', style: { opacity: random(), radiusFactor: 0.5 + random() }, strokeIds }
        : { kind: 'PLACE_STROKES', size: SIZE, groups: [{ matrix, strokeIds }] }, viewId)
    },
    async (person) => {
      const [viewId, opIds] = pick([...changed, ['', []] as const])
      if (opIds.length > 0) await change(person, { kind: 'SET_LAYER', undoes: pick(opIds) }, viewId)
    },
    (person) => mutate(app, person, 'updateShots', {
      shots: [{ shotId: pick(shots).id, description: `Take ${random()}`, frames: 1 + Math.floor(random() * 90) }],
    }),
    (person) => mutate(app, person, 'moveShots', {
      shots: [{ shotId: pick(shots).id }], to: { position: pick([1, 2, 3]) },
    }),
    async (person) => void versions.push((await save(app, person, storyboardId, { name: `Version ${random()}` })).id),
    async (person) => {
      if (shots.length < MOST_SHOTS) shots.push(await makeShot(app, person, storyboardId, `Shot ${random()}`))
    },
    (person) => mutate(app, person, 'deleteShots', { shots: [{ shotId: pick(shots).id }] }),
    async (person) => {
      const parts = random() < 0.5 ? ALL_PARTS : [pick(ALL_PARTS)]
      const { data } = await mutate<Restored | null>(
        app, person, 'restoreVersion', { versionId: pick(versions), parts }, 'versionBefore { id } shotIds',
      )
      if (data?.versionBefore) restored.push({ versionId: data.versionBefore.id, shotIds: data.shotIds })
    },
    (person) => mutate(app, person, 'restoreVersion', {
      ...pick([...restored, { versionId: pick(versions), shotIds: [] }]), putAwayNewer: true, includesBoard: true,
    }),
  ]
  for (let made = 0; made < CHANGES; made += 2) {
    await Promise.all([owner, member].map((person) => pick(acts)(person)))
    if (made % LOOK_EVERY !== 0 && made + 2 < CHANGES) continue
    const { id } = await save(app, owner, storyboardId, { name: `Look ${made}` })
    expect(await sealOf(app, owner, id), `after ${made} changes`).toBe(await sealOfPage(member, storyboardId))
  }
})
