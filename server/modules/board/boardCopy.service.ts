import type { Transaction } from '../../platform/database/client.ts'
import { copyReferring, type ProjectCopy } from '../projects/projectCopy.ts'
import { copyVoices } from './shotVoice.service.ts'
import { copyViews } from './viewList.service.ts'

const LIVE_BOARD = { deletedAt: null } as const

const copyScriptTexts = (tx: Transaction, { copies }: ProjectCopy, scriptIds: readonly string[]) => tx.$executeRaw`
  INSERT INTO "ScriptText" ("scriptId", "text") SELECT c."to", t."text"
  FROM unnest(${[...scriptIds]}::uuid[], ${scriptIds.map((id) => copies.get(id) ?? '')}::uuid[]) AS c("from", "to")
  JOIN "ScriptText" t ON t."scriptId" = c."from"`

/** Marks the codes of what lies on the boards of a new project as given. */
export const giveCodes = (tx: Transaction, projectId: string) => tx.$executeRaw`
  INSERT INTO "AssignedCode" ("kind", "parentId", "code")
  SELECT 'STORYBOARD'::"CodeKind", b."projectId", lower(b."code") FROM "Storyboard" b
  WHERE b."projectId" = ${projectId}::uuid
  UNION ALL
  SELECT 'SHOT', s."storyboardId", lower(s."code") FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId"
  WHERE b."projectId" = ${projectId}::uuid`

/** Copies the statuses and boards of a project: scripts, scenes, shots, views with their drawings, sounds. */
export async function copyBoards(tx: Transaction, copy: ProjectCopy): Promise<void> {
  const inProject = { projectId: copy.fromId }
  const onBoard = { storyboard: { ...LIVE_BOARD, ...inProject } }
  await copyReferring(tx, copy, 'ShotStatus',
    await tx.shotStatus.findMany({ where: inProject, select: { id: true, projectId: true } }))
  await copyReferring(tx, copy, 'Storyboard',
    await tx.storyboard.findMany({ where: { ...LIVE_BOARD, ...inProject }, select: { id: true, projectId: true } }))
  const scripts = await tx.script.findMany({
    where: onBoard, select: { id: true, storyboardId: true, previousId: true },
  })
  await copyReferring(tx, copy, 'Script', scripts)
  await copyScriptTexts(tx, copy, scripts.map(({ id }) => id))
  await copyReferring(tx, copy, 'Scene', await tx.scene.findMany({
    where: { deletedAt: null, ...onBoard }, select: { id: true, storyboardId: true, scriptId: true },
  }))
  const shots = await tx.shot.findMany({
    where: { deletedAt: null, ...onBoard },
    select: { id: true, storyboardId: true, sceneId: true, statusId: true, scriptId: true },
  })
  await copyReferring(tx, copy, 'Shot', shots)
  const shotCopies = new Map(shots.map(({ id }) => [id, copy.copies.get(id) ?? '']))
  await copyViews(tx, shotCopies)
  await copyVoices(tx, shotCopies)
  await copyReferring(tx, copy, 'Soundtrack',
    await tx.soundtrack.findMany({ where: { deletedAt: null, ...onBoard }, select: { id: true, storyboardId: true } }))
  await giveCodes(tx, copy.toId)
}
