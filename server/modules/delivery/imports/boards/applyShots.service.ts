import type { Shot, ShotView } from '../../../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../../../change.ts'
import type { Viewer } from '../../../../context.ts'
import { frameRateOf, framesFor, NEW_SHOT_SECONDS } from '../../../../kernel/frames.ts'
import { grouped } from '../../../../kernel/grouped.ts'
import { ONLY_ROW } from '../../../../kernel/inputRows.ts'
import type { Transaction } from '../../../../platform/database/client.ts'
import { keptStateOf } from '../../../board/drawnState.ts'
import { addScenes } from '../../../board/scene.service.ts'
import { layingSheets } from '../../../board/sheetLayers.ts'
import { changeLockedShots, type ShotChange } from '../../../board/shot.service.ts'
import { type ArrangedShot, arrangeShots } from '../../../board/shotArrangement.service.ts'
import { putVoice } from '../../../board/shotVoice.service.ts'
import { putViewImage } from '../../../board/viewImage.service.ts'
import { addViews, writeViewTexts } from '../../../board/viewList.service.ts'
import { checkVersions, storeSaves } from '../../../board/viewSaving.service.ts'
import { inParts } from '../../csvPlan.ts'
import { type Accepts, type AppliedItem, CREATED, type ShotWas, type ViewWas } from '../before.ts'
import type { KeptPicture } from './keptPictures.ts'
import type { BoardEffect, BoardItem, PlannedView } from './planShots.ts'
import { type PresentBoard, storeViewRefs } from './presentBoard.service.ts'

type EffectOf<Kind extends BoardEffect['kind']> = Extract<BoardEffect, { kind: Kind }>

/** An accepted item that does something of a kind. */
interface Accepted<Kind extends BoardEffect['kind']> {
  item: BoardItem
  effect: EffectOf<Kind>
}

const ofKind = <Kind extends BoardEffect['kind']>(items: readonly BoardItem[], kind: Kind): Accepted<Kind>[] =>
  items.flatMap((item) => (item.effect?.kind === kind ? [{ item, effect: item.effect as EffectOf<Kind> }] : []))

/** A view that was made, or is there, with what it gets. */
interface GivenView {
  viewId: string
  picture: KeptPicture | null
}

/** What the accepted items of a file do to a board. */
interface BoardOrder {
  board: PresentBoard
  items: readonly BoardItem[]
  accepts: Accepts
}

function newShot({ shot }: EffectOf<'ADD_SHOT'>, frames: number): ArrangedShot {
  const { code, name, description, dialogue, notes, aspectRatio } = shot
  return { what: 'NEW', code, name, description, dialogue, notes, frames: shot.frames ?? frames, aspectRatio }
}

/** A shot in the new order of the board; the key of its item where it is made. */
interface OrderedShot {
  key: string | null
  shot: ArrangedShot
}

/** Brings new shots and those that move to their places; answers the ids of the new ones by the keys of their items. */
async function placeShots(
  change: ProjectChange, { id, shots }: PresentBoard, accepted: readonly BoardItem[],
): Promise<Map<string, string>> {
  const placing = accepted.flatMap(({ key, effect }) =>
    (effect?.kind === 'ADD_SHOT' || effect?.kind === 'CHANGE_SHOT') && effect.after
      ? [{ key, effect, after: effect.after }] : [])
  if (placing.length === 0) return new Map()
  const usual = framesFor(NEW_SHOT_SECONDS, frameRateOf(change.project))
  const behind = grouped(placing, ({ after }) => (typeof after === 'string' ? after : after.shotId))
  const placed = (anchor: string): OrderedShot[] => (behind.get(anchor) ?? []).flatMap(({ key, effect }) =>
    (effect.kind === 'ADD_SHOT'
      ? [{ key, shot: newShot(effect, usual) }]
      : [{ key: null, shot: { what: 'MOVED', id: effect.shot.id } }, ...placed(effect.shot.id)]))
  const moved = new Set(placing.flatMap(({ effect }) => (effect.kind === 'CHANGE_SHOT' ? effect.shot.id : [])))
  const order = [
    ...placed('BEGINNING'),
    ...shots.filter((shot) => !moved.has(shot.id)).flatMap((shot): OrderedShot[] =>
      [{ key: null, shot: { what: 'KEPT', id: shot.id } }, ...placed(shot.id)]),
    ...placed('END'),
  ]
  const ids = await arrangeShots(change, id, order.map(({ shot }) => shot))
  return new Map(order.flatMap(({ key }, index) => (key === null ? [] : [[key, ids[index] ?? ''] as const])))
}

/** The first views of shots, by the ids of these. */
async function firstViews(tx: Transaction, shotIds: readonly string[]): Promise<Map<string, ShotView>> {
  const views = await tx.shotView.findMany({ where: { shotId: { in: [...shotIds] } } })
  return new Map(views.map((view) => [view.shotId, view]))
}

const textsOf = ({ view: { name, description } }: PlannedView) => ({ name, description, row: ONLY_ROW })

/** Gives new shots their views; answers the ids in the order of each shot's views, by the keys of its item. */
async function fillShots(
  change: ProjectChange, added: readonly Accepted<'ADD_SHOT'>[], shotIds: ReadonlyMap<string, string>,
): Promise<{ viewId: string; planned: PlannedView }[]> {
  const first = await firstViews(change.tx, [...shotIds.values()])
  const given: { viewId: string; planned: PlannedView }[] = []
  const named: Parameters<typeof writeViewTexts>[1][number][] = []
  for (const { item, effect: { views: [one, ...others] } } of added) {
    const shotId = shotIds.get(item.key) ?? ''
    const before = first.get(shotId)
    if (!one || !before) continue
    given.push({ viewId: before.id, planned: one })
    if (one.view.name !== '' || one.view.description !== '') named.push({ ...textsOf(one), before })
    if (others.length === 0) continue
    const { ids } = await addViews(change, shotId, others.map(textsOf), null)
    given.push(...others.map((planned, index) => ({ viewId: ids[index] ?? '', planned })))
  }
  await writeViewTexts(change, named)
  return given
}

/** Puts pictures behind views and on their layers. */
async function putPictures(change: ProjectChange, given: readonly GivenView[]): Promise<void> {
  const { tx, userId } = change
  const layered = given.flatMap(({ viewId, picture }) => (picture?.kind === 'LAYERS' ? [{ viewId, picture }] : []))
  for (const { viewId, picture } of given) {
    if (picture?.kind === 'IMAGE') await putViewImage(change, viewId, picture.mediaId)
  }
  if (layered.length === 0) return
  const rows = await tx.shotView.findMany({ where: { id: { in: layered.map(({ viewId }) => viewId) } } })
  const views = new Map(rows.map((view) => [view.id, view]))
  const names = layered.flatMap(({ viewId, picture }) =>
    [...new Set(picture.mediaIds)].map((mediaId) => ({ viewId, name: mediaId, mediaId })))
  await tx.layerImage.createMany({ data: names, skipDuplicates: true })
  const saves = layered.flatMap(({ viewId, picture }) => {
    const view = views.get(viewId)
    return view ? [{ userId, viewId, read: layingSheets(view, picture, picture.mediaIds) }] : []
  })
  checkVersions(saves.flatMap(({ read }) => read), 'file')
  await storeSaves(change, saves)
}

async function addAcceptedScenes(
  change: ProjectChange, boardId: string, scenes: readonly Accepted<'ADD_SCENE'>[],
  shotIds: ReadonlyMap<string, string>,
): Promise<AppliedItem[]> {
  const rows = scenes.flatMap(({ item, effect: { scene, shotKeys } }) => {
    const firstShotId = shotKeys.map((key) => shotIds.get(key)).find((id) => id !== undefined)
    return firstShotId === undefined ? [] : [{ item, scene: { ...scene, firstShotId, row: ONLY_ROW } }]
  })
  if (rows.length === 0) return []
  const { ids } = await addScenes(change, boardId, rows.map(({ scene }) => scene))
  return rows.map(({ item }, index) =>
    ({ key: item.key, subjectType: 'Scene', subjectId: ids[index] ?? '', before: CREATED }))
}

/** What undoing writes back to a shot. */
function wasOf({ shot, texts, voiceId, after }: EffectOf<'CHANGE_SHOT'>): ShotWas {
  const was = Object.fromEntries((Object.keys(texts) as (keyof Shot)[]).map((field) => [field, shot[field]])) as ShotWas
  return {
    ...was,
    ...(after !== null && { rank: shot.rank, sceneId: shot.sceneId }),
    ...(voiceId !== null && { voice: { id: shot.voice?.id ?? null, soundId: voiceId } }),
  }
}

/** The same of a view. */
const viewWasOf = ({ view, picture, description }: EffectOf<'CHANGE_VIEW'>): ViewWas => ({
  ...(description !== null && { description: view.description }),
  ...(picture?.kind === 'IMAGE' && { imageId: view.imageId }),
  ...(picture?.kind === 'LAYERS' && { layers: keptStateOf(view).layers }),
})

async function changeShots(
  change: ProjectChange, viewer: Viewer, boardId: string, changed: readonly Accepted<'CHANGE_SHOT'>[],
): Promise<AppliedItem[]> {
  const changes = changed.flatMap(({ effect: { shot: { id }, texts } }): ShotChange[] =>
    (Object.keys(texts).length === 0 ? [] : [{ id, ...texts }]))
  for (const part of inParts(changes)) await changeLockedShots(change, viewer, boardId, part)
  for (const { effect: { shot: { id }, voiceId } } of changed) {
    if (voiceId !== null) await putVoice(viewer, change, id, voiceId)
  }
  return changed.map(({ item, effect }) => ({
    key: item.key, subjectType: 'Shot', subjectId: effect.shot.id, before: { did: 'CHANGED', was: wasOf(effect) },
  }))
}

/**
 * Makes the accepted items of a file of a board under the lock of its project: new shots with their views, pictures,
 * sounds and scenes, and changes of those that are there.
 */
export async function applyShots(
  change: ProjectChange, viewer: Viewer, { board, items, accepts }: BoardOrder,
): Promise<AppliedItem[]> {
  const { tx, project } = change
  const accepted = items.filter(({ key }) => accepts(key))
  const added = ofKind(accepted, 'ADD_SHOT')
  const shotIds = await placeShots(change, board, accepted)
  const filled = await fillShots(change, added, shotIds)
  const addedViews: { item: BoardItem; viewId: string; planned: PlannedView }[] = []
  const viewIds = new Map(board.shots.flatMap(({ views }) => views.map(({ id }) => [id, id] as const)))
  for (const { item, effect: { shotId, planned, behind } } of ofKind(accepted, 'ADD_VIEW')) {
    const afterId = behind.map((each) => viewIds.get(each)).find((id) => id !== undefined)
    const place = afterId === undefined ? { position: 1 } : { afterId }
    const { ids: [viewId = ''] } = await addViews(change, shotId, [textsOf(planned)], place)
    viewIds.set(item.key, viewId)
    addedViews.push({ item, viewId, planned })
  }
  const views = ofKind(accepted, 'CHANGE_VIEW')
  await writeViewTexts(change, views.flatMap(({ effect: { view, description } }) =>
    (description === null ? [] : [{ before: view, description }])))
  await putPictures(change, [
    ...[...filled, ...addedViews].map(({ viewId, planned: { picture } }) => ({ viewId, picture })),
    ...views.map(({ effect: { view: { id: viewId }, picture } }) => ({ viewId, picture })),
  ])
  for (const { item, effect: { voiceId } } of added) {
    if (voiceId !== null) await putVoice(viewer, change, shotIds.get(item.key) ?? '', voiceId)
  }
  const changed = await changeShots(change, viewer, board.id, ofKind(accepted, 'CHANGE_SHOT'))
  const scenes = await addAcceptedScenes(change, board.id, ofKind(accepted, 'ADD_SCENE'), shotIds)
  const made = [...filled, ...addedViews].flatMap(({ viewId, planned: { view: { ref } } }) =>
    (ref === null ? [] : [{ key: ref, viewId }]))
  const known = items.filter(({ key, effect }) => effect === null || accepts(key)).flatMap(({ refs }) => refs)
  await storeViewRefs(tx, { projectId: project.id, storyboardId: board.id }, [...known, ...made])
  return [
    ...scenes,
    ...added.map(({ item }): AppliedItem =>
      ({ key: item.key, subjectType: 'Shot', subjectId: shotIds.get(item.key) ?? '', before: CREATED })),
    ...changed,
    ...addedViews.map(({ item, viewId }): AppliedItem =>
      ({ key: item.key, subjectType: 'View', subjectId: viewId, before: CREATED })),
    ...views.map(({ item, effect }): AppliedItem => ({
      key: item.key, subjectType: 'View', subjectId: effect.view.id, before: { did: 'CHANGED', was: viewWasOf(effect) },
    })),
  ]
}
