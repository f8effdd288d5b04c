import type { Viewer } from '../../context.ts'
import { fromTypeId, type NodeName, toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo as visibleShot } from '../board/shot.policy.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'
import { visibleTo as visibleView } from '../board/view.policy.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { visibleTo as visibleAsset } from '../production/asset.policy.ts'
import { visibleTo as visibleTask } from '../production/task.policy.ts'
import { visibleTo as visibleApproval } from '../review/approval.policy.ts'
import { visibleTo as visiblePlaylist } from '../review/playlist.policy.ts'
import { visibleTo as visibleSession } from '../review/reviewSession.policy.ts'
import { commentsVisibleTo, visibleTo as visibleThread } from '../review/thread.policy.ts'
import { visibleTo as visibleImport } from './imports/import.policy.ts'

/** What an event is about, as it is now. */
export interface EventSubject {
  name: NodeName
  row: { id: string }
}

type Finder = (ids: string[], viewer: Viewer) => Promise<{ id: string }[]>

/** How what the log of a project is about is found, and only by who may see it. */
const FINDERS: Partial<Record<NodeName, Finder>> = {
  Project: (ids, viewer) =>
    prisma().project.findMany({ where: { AND: [{ id: { in: ids } }, visibleProject(viewer)] } }),
  ProjectColor: (ids, viewer) =>
    prisma().projectColor.findMany({ where: { id: { in: ids }, project: visibleProject(viewer) } }),
  FrameTemplate: (ids, viewer) =>
    prisma().frameTemplate.findMany({
      where: { id: { in: ids }, project: visibleProject(viewer) }, omit: { payload: true },
    }),
  Storyboard: (ids, viewer) =>
    prisma().storyboard.findMany({ where: { AND: [{ id: { in: ids } }, visibleStoryboard(viewer)] } }),
  ShotStatus: (ids, viewer) =>
    prisma().shotStatus.findMany({ where: { id: { in: ids }, project: visibleProject(viewer) } }),
  Script: (ids, viewer) =>
    prisma().script.findMany({ where: { id: { in: ids }, storyboard: visibleStoryboard(viewer) } }),
  Scene: (ids, viewer) =>
    prisma().scene.findMany({ where: { id: { in: ids }, deletedAt: null, storyboard: visibleStoryboard(viewer) } }),
  Shot: (ids, viewer) => prisma().shot.findMany({ where: { AND: [{ id: { in: ids } }, visibleShot(viewer)] } }),
  ProjectExport: (ids, viewer) =>
    prisma().projectExport.findMany({ where: { id: { in: ids }, project: visibleProject(viewer) } }),
  ExportPreset: (ids, viewer) =>
    prisma().exportPreset.findMany({ where: { id: { in: ids }, project: visibleProject(viewer) } }),
  Import: (ids, viewer) =>
    prisma().import.findMany({ where: { AND: [{ id: { in: ids } }, visibleImport(viewer)] } }),
  Asset: (ids, viewer) => prisma().asset.findMany({ where: { AND: [{ id: { in: ids } }, visibleAsset(viewer)] } }),
  Task: (ids, viewer) => prisma().task.findMany({ where: { AND: [{ id: { in: ids } }, visibleTask(viewer)] } }),
  CommentThread: (ids, viewer) =>
    prisma().commentThread.findMany({ where: { AND: [{ id: { in: ids } }, visibleThread(viewer)] } }),
  Comment: (ids, viewer) =>
    prisma().comment.findMany({ where: { AND: [{ id: { in: ids } }, commentsVisibleTo(viewer)] } }),
  Approval: (ids, viewer) =>
    prisma().approval.findMany({ where: { AND: [{ id: { in: ids } }, visibleApproval(viewer)] } }),
  Playlist: (ids, viewer) =>
    prisma().playlist.findMany({ where: { AND: [{ id: { in: ids } }, visiblePlaylist(viewer)] } }),
  ReviewSession: (ids, viewer) =>
    prisma().reviewSession.findMany({ where: { AND: [{ id: { in: ids } }, visibleSession(viewer)] } }),
  View: (ids, viewer) => prisma().shotView.findMany({ where: { AND: [{ id: { in: ids } }, visibleView(viewer)] } }),
}

/** What events are about, by its id, with one statement a kind; without what is gone or not to be seen. */
export async function loadSubjects(ids: readonly string[], viewer: Viewer): Promise<Map<string, EventSubject>> {
  const asked = ids.map((id) => fromTypeId(id))
  const names = [...new Set(asked.map(({ name }) => name))]
  const found = await Promise.all(
    names.map(async (name) => {
      const uuids = asked.filter((each) => each.name === name).map(({ uuid }) => uuid)
      const rows = (await FINDERS[name]?.(uuids, viewer)) ?? []
      return rows.map((row) => [toTypeId(name, row.id), { name, row }] as const)
    }),
  )
  return new Map(found.flat())
}
