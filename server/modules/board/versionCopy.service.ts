import { v7 as uuidv7 } from 'uuid'
import type { Prisma, StoryboardVersion } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { storyboardCode } from '../../kernel/codes.ts'
import { notFound } from '../../kernel/errors.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { ONLY_ROW } from '../../kernel/inputRows.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import { TextChecks } from '../../kernel/text.ts'
import { gapAt } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { checkCode } from '../projects/assignedCode.ts'
import { startAtRate } from './boardFrameRate.ts'
import { copyLogs } from './copiedLogs.service.ts'
import { paintSoon } from './paintQueue.ts'
import { restoreSoundtrack } from './restoredBoard.service.ts'
import { scenesOf } from './scene.service.ts'
import { assignCodesIn, giveWishedCodes } from './shotCodes.ts'
import { addStoryboard, reviseStoryboard } from './storyboard.service.ts'
import type { ReadShot, ViewContent } from './versionContent.ts'
import { keepVersions } from './versionMaking.service.ts'
import type { RestoreProblem, Restoring } from './versionRestorePlan.ts'

/** The board that a version is restored into. */
export type CopyTarget = { storyboardId: string } | { newStoryboard: { name: string; code: string | null } }

/** The checked target. INVALID_INPUT for a name or code that cannot be. */
export function checkTarget(into: CopyTarget): CopyTarget {
  if ('storyboardId' in into) return into
  const { name, code } = into.newStoryboard
  const checks = new TextChecks()
  const checked = { name: checks.name('into.newStoryboard.name', name), code }
  checkCode(checks, code, 'into.newStoryboard.code')
  checks.done()
  return { newStoryboard: checked }
}

interface Target {
  storyboardId: string
  /** The board before; null for a new one. */
  before: StoryboardVersion | null
}

async function targetOf(
  { tx, record, project }: ProjectChange,
  viewer: Viewer,
  { kept }: Restoring,
  into: CopyTarget,
): Promise<Target> {
  if ('storyboardId' in into) {
    const where = { id: into.storyboardId, projectId: project.id, deletedAt: null }
    if ((await tx.storyboard.count({ where })) === 0) throw notFound('Storyboard', 'into.storyboardId')
    const asked = { kind: 'BEFORE_RESTORE', madeById: viewer.userId } as const
    const [before = null] = await keepVersions(tx, [into.storyboardId], asked)
    return { storyboardId: into.storyboardId, before }
  }
  const { name, code } = into.newStoryboard
  const startTimecode = startAtRate(kept.startTimecode, frameRateOf(kept), frameRateOf(project))
  const board = await addStoryboard(
    tx, project.id, { name, description: '', code, codeBase: storyboardCode(name), startTimecode },
  )
  record('storyboard.created', { type: 'Storyboard', id: board.id }, { name, code: board.code })
  return { storyboardId: board.id, before: null }
}

/** Makes the scenes of a version again at the end of a board; answers the new ids by the old ones. */
async function copyScenes(
  { tx, record }: ProjectChange,
  storyboardId: string,
  { kept, scope }: Restoring,
  shots: readonly ReadShot[],
): Promise<Map<string, string>> {
  const shotCount = (id: string) => shots.filter(({ content }) => content.sceneId === id).length
  const scenes = kept.head.scenes.filter(({ id }) => scope.shotIds === null || shotCount(id) > 0)
  const { before, after } = await gapAt(scenesOf(tx, storyboardId), null)
  const ranks = ranksBetween(before, after, scenes.length)
  const copies = scenes.map(({ id, number, heading }, index) =>
    ({ from: id, row: { id: uuidv7(), storyboardId, number, heading, rank: ranks[index] ?? '' } }))
  await tx.scene.createMany({ data: copies.map(({ row }) => row) })
  for (const { from, row: { id, number, heading } } of copies) {
    record('scene.created', { type: 'Scene', id }, { number, heading, shotCount: shotCount(from) })
  }
  return new Map(copies.map(({ from, row }) => [from, row.id]))
}

/** Codes for copies: those of the version on a new board, else the next ones of the board. */
async function codesFor(tx: Transaction, { storyboardId, before }: Target, shots: readonly ReadShot[]) {
  if (before === null) {
    const rows = shots.map(({ content: { code } }) => ({ code, row: ONLY_ROW }))
    await giveWishedCodes(tx, storyboardId, rows)
    return rows.map(({ code }) => code)
  }
  const [codes = []] = await assignCodesIn(tx, storyboardId, [{ before: null, after: null, count: shots.length }])
  return codes
}

const asRow = (kept: Pick<ViewContent, 'layers' | 'camera'>) =>
  JSON.parse(JSON.stringify(kept)) as Pick<Prisma.ShotViewCreateManyInput, 'layers' | 'camera'>

/** Copies views as they were, with their images and the log of each drawing up to then. */
async function copyViews(tx: Transaction, copies: readonly { id: string; shot: ReadShot }[]): Promise<void> {
  const now = new Date()
  const views = copies.flatMap(({ id: shotId, shot: { content, images } }) => {
    const ranks = ranksBetween(null, null, content.views.length)
    return content.views.map(({ id: from, image: _, layers, camera, ...view }, index) => {
      const imageId = images.find(({ viewId }) => viewId === from)?.imageId ?? null
      const isPainted = view.revision > 0 || imageId !== null
      return {
        from,
        row: {
          ...view, ...asRow({ layers, camera }), id: uuidv7(), shotId, imageId, rank: ranks[index] ?? '',
          drawnAt: view.revision > 0 ? now : null,
          pictureRevision: isPainted ? view.revision + 1 : 0,
        },
      }
    })
  })
  await tx.shotView.createMany({ data: views.map(({ row }) => row) })
  await copyLogs(tx, views.map(({ from, row: { id: to, revision } }) => ({ from, to, revision })))
  for (const { row } of views) if (row.pictureRevision > 0) paintSoon(row.id)
}

function problemsOf({ kept }: Restoring, shots: readonly ReadShot[], statuses: readonly (string | null)[]) {
  const names = new Map(kept.head.statuses.map(({ id, name }) => [id, name]))
  return shots.flatMap(({ id: shotId, content, images, voiceId }, index): RestoreProblem[] => [
    ...(content.statusId !== null && statuses[index] === null
      ? [{ kind: 'STATUS_GONE' as const, shotId, name: names.get(content.statusId) ?? '' }] : []),
    ...content.views.filter(({ id, image }) =>
      image !== null && images.find(({ viewId }) => viewId === id)?.imageId == null)
      .map(({ name }) => ({ kind: 'IMAGE_GONE' as const, shotId, name })),
    ...(content.voice !== null && voiceId === null
      ? [{ kind: 'SOUND_GONE' as const, shotId, name: content.name }] : []),
  ])
}

/** Copies shots of a version to the end of another board of the project, or to a new one, under new ids. */
export async function copyVersion(change: ProjectChange, viewer: Viewer, restoring: Restoring, into: CopyTarget) {
  const { tx, record, project } = change
  const { kept, scope: { includesBoard } } = restoring
  const target = await targetOf(change, viewer, restoring, into)
  const { storyboardId } = target
  const shots = kept.shots.filter(({ id }) => restoring.isChosen(id))
  // The lock keeps the nightly purge from the files.
  await lockOrganizations(tx, [project.organizationId])
  const scenes = await copyScenes(change, storyboardId, restoring, shots)
  const { before, after } = await gapAt({ rows: tx.shot, parent: { storyboardId }, noun: 'Shot' }, null)
  const ranks = ranksBetween(before, after, shots.length)
  const codes = await codesFor(tx, target, shots)
  const statuses = await tx.shotStatus.findMany({ where: { projectId: project.id } })
  const statusIds = shots.map(({ content }) => restoring.statusIn(statuses, content.statusId).id)
  const copies = shots.map((shot) => ({ id: uuidv7(), shot }))
  await tx.shot.createMany({
    data: copies.map(({ id, shot: { content: { views: _views, voice: _voice, ...content } } }, index) => ({
      ...content, id, storyboardId, code: codes[index] ?? '', rank: ranks[index] ?? '',
      statusId: statusIds[index] ?? null,
      sceneId: scenes.get(content.sceneId ?? '') ?? null,
      frames: Math.max(1, restoring.framesAt(frameRateOf(project), content.frames)),
    })),
  })
  await copyViews(tx, copies)
  await tx.shotVoice.createMany({
    data: copies.flatMap(({ id: shotId, shot: { voiceId: soundId } }) => (soundId === null ? [] : { shotId, soundId })),
  })
  for (const [index, { id, shot }] of copies.entries()) {
    record('shot.duplicated', { type: 'Shot', id }, { from: toTypeId('Shot', shot.id), code: codes[index] ?? '' })
  }
  const hasSoundtrack = (await tx.soundtrack.count({ where: { storyboardId, deletedAt: null } })) > 0
  if (includesBoard && !hasSoundtrack) await restoreSoundtrack(change, viewer, storyboardId, restoring)
  await reviseStoryboard(tx, storyboardId)
  return { ...target, shotIds: copies.map(({ id }) => id), problems: problemsOf(restoring, shots, statusIds) }
}
