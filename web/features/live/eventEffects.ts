import type { ProjectEventType } from '../../messages/__generated__/eventTypes.ts'
import type { OwnEvent } from '../../relay/ownEvents.ts'
import { LiveChanges, type LiveChange, type LiveEvent } from './liveChanges.ts'

type Effect = (changes: LiveChanges, event: Told) => void

const shot = (change: LiveChange): Effect => (changes, { subjectId }) => {
  changes.noteShot(subjectId, change)
  // The lengths and counts of boards follow.
  if (change !== 'changed') changes.areBoardsChanged = true
}
const asset = (change: LiveChange): Effect => (changes, { subjectId }) => changes.noteAsset(subjectId, change)
const task = (change: LiveChange): Effect => (changes, { subjectId }) => changes.noteTask(subjectId, change)
/** A task that is done, or done no more, is late no more or late, and lets others begin: that shows in every column. */
const taskMove: Effect = (changes, { subjectId, payload }) => {
  const { from, to } = (payload['status'] ?? {}) as { from?: string; to?: string }
  const isKnown = from !== undefined && to !== undefined && (from === to || (from !== 'DONE' && to !== 'DONE'))
  changes.noteTask(subjectId, 'placed', isKnown ? [from, to] : undefined)
}
const project: Effect = (changes) => {
  changes.isProjectChanged = true
}
const boards: Effect = (changes) => {
  changes.areBoardsChanged = true
}
/** No event of a scene lists its shots. */
const scenes: Effect = (changes) => {
  changes.areScenesChanged = true
  changes.areBoardsChanged = true
}
const statuses: Effect = (changes) => {
  changes.areStatusesChanged = true
}
const colors: Effect = (changes) => {
  changes.areColorsChanged = true
}
const frameTemplates: Effect = (changes) => {
  changes.areFrameTemplatesChanged = true
}
const versions: Effect = (changes) => {
  changes.areVersionsChanged = true
}
const reviews: Effect = (changes) => {
  changes.areReviewsChanged = true
}
/** Pages show nothing of it. */
const nothing: Effect = () => undefined
const playlists: Effect = (changes) => {
  changes.arePlaylistsChanged = true
}
const comment: Effect = (changes, { subjectId, payload }) => {
  changes.threads.add(typeof payload['thread'] === 'string' ? payload['thread'] : subjectId)
  if (typeof payload['shot'] === 'string') changes.commentedShots.add(payload['shot'])
}
const exports: Effect = (changes) => {
  changes.areExportsChanged = true
}
const imports: Effect = (changes) => {
  changes.areImportsChanged = true
}
/** Everything may be another one. */
const sweep: Effect = (changes) => {
  changes.isSweeping = true
  changes.isProjectChanged = true
  changes.areBoardsChanged = true
  changes.areStatusesChanged = true
  changes.areColorsChanged = true
  changes.areFrameTemplatesChanged = true
}

/** A view shows with its shot, which is refetched with all its views. */
const viewsOfShot: Effect = (changes, { payload }) => {
  const shotId = payload['shot']
  if (typeof shotId === 'string') changes.noteShot(shotId, 'changed')
  else changes.isSweeping = true
}

const drawnView: Effect = (changes, { subjectId }) => changes.drawnViews.add(subjectId)

const casting: Effect = (changes, { subjectId, payload }) => {
  changes.castShots.add(subjectId)
  changes.noteShot(subjectId, 'changed')
  const assetId = payload['asset']
  if (typeof assetId === 'string') changes.noteAsset(assetId, 'changed')
}

/** A link shows at both of its ends. */
const taskLink: Effect = (changes, { subjectId, payload }) => {
  changes.noteTask(subjectId, 'changed')
  const other = payload['dependsOn'] ?? payload['task']
  if (typeof other === 'string' && other.startsWith('task_')) changes.noteTask(other, 'changed')
}

const assetLink: Effect = (changes, { subjectId, payload }) => {
  changes.noteAsset(subjectId, 'changed')
  for (const value of Object.values(payload)) {
    if (typeof value === 'string' && value.startsWith('asset_')) changes.noteAsset(value, 'changed')
  }
}

/** Invalidates the cached data that each type of event affects. */
const EVENT_EFFECTS = {
  'project.created': project,
  'project.duplicated': project,
  'project.updated': project,
  'project.accessChanged': project,
  'project.approversChanged': project,
  'project.frameRateChanged': sweep,
  'project.archived': project,
  'project.unarchived': project,
  'project.deleted': project,
  'project.restored': project,
  'project.reset': sweep,
  'project.resetUndone': sweep,
  'project.transferred': project,
  'project.csvImported': boards,
  'color.created': colors,
  'color.updated': colors,
  'color.moved': colors,
  'color.deleted': colors,
  'frameTemplate.created': frameTemplates,
  'frameTemplate.updated': frameTemplates,
  'frameTemplate.moved': frameTemplates,
  'frameTemplate.deleted': frameTemplates,
  'storyboard.created': boards,
  'storyboard.updated': boards,
  'storyboard.moved': boards,
  'storyboard.deleted': (changes, { subjectId }) => {
    changes.areBoardsChanged = true
    changes.removedBoards.add(subjectId)
  },
  'storyboard.restored': boards,
  'script.imported': boards,
  'scene.created': scenes,
  'scene.updated': scenes,
  'scene.moved': scenes,
  'scene.deleted': scenes,
  'scene.restored': scenes,
  'status.created': statuses,
  'status.updated': statuses,
  'status.moved': statuses,
  'status.deleted': (changes, { subjectId }) => {
    changes.areStatusesChanged = true
    changes.removedStatuses.add(subjectId)
  },
  'shot.created': shot('placed'),
  'shot.updated': shot('changed'),
  'shot.duplicated': shot('placed'),
  'shot.moved': shot('placed'),
  'shot.statusChanged': shot('changed'),
  'shot.aspectRatioChanged': shot('changed'),
  'shot.scriptSeen': shot('changed'),
  'shot.deleted': shot('removed'),
  'shot.restored': shot('placed'),
  'view.created': viewsOfShot,
  'view.updated': viewsOfShot,
  'view.moved': viewsOfShot,
  'view.drawn': drawnView,
  'view.cameraSet': drawnView,
  'view.imageSet': drawnView,
  'view.imageRemoved': drawnView,
  'view.deleted': viewsOfShot,
  'view.restored': viewsOfShot,
  'version.made': versions,
  'version.updated': versions,
  'version.restored': (changes, event) => {
    versions(changes, event)
    scenes(changes, event)
  },
  'version.restoreStarted': versions,
  'version.deleted': versions,
  'soundtrack.set': boards,
  'soundtrack.updated': boards,
  'soundtrack.removed': boards,
  'soundtrack.restored': boards,
  'voice.set': shot('changed'),
  'voice.removed': shot('changed'),
  'voice.restored': shot('changed'),
  'asset.created': asset('placed'),
  'asset.updated': asset('changed'),
  'asset.thumbnailSet': asset('changed'),
  'asset.thumbnailRemoved': asset('changed'),
  'asset.dependencyAdded': assetLink,
  'asset.dependencyRemoved': assetLink,
  'asset.deleted': asset('removed'),
  'asset.restored': asset('placed'),
  'casting.set': casting,
  'casting.removed': casting,
  'task.created': task('placed'),
  'task.updated': task('placed'),
  'task.moved': taskMove,
  'task.unassigned': task('changed'),
  'task.shotAdded': task('changed'),
  'task.shotRemoved': task('changed'),
  'task.dependencyAdded': taskLink,
  'task.dependencyRemoved': taskLink,
  'task.deleted': task('removed'),
  'task.restored': task('placed'),
  'comment.added': comment,
  'comment.edited': comment,
  'comment.deleted': comment,
  'comment.drawn': comment,
  'thread.resolved': comment,
  'thread.reopened': comment,
  'review.created': reviews,
  'review.updated': reviews,
  'review.revoked': reviews,
  'review.opened': reviews,
  'approval.given': reviews,
  'approval.changesRequested': reviews,
  'approval.withdrawn': reviews,
  'playlist.created': playlists,
  'playlist.updated': playlists,
  'playlist.itemsAdded': playlists,
  'playlist.itemMoved': playlists,
  'playlist.itemsRemoved': playlists,
  'playlist.deleted': playlists,
  'playlist.restored': playlists,
  'reviewSession.started': playlists,
  'reviewSession.joined': nothing,
  'reviewSession.decided': playlists,
  'reviewSession.leadTaken': playlists,
  'reviewSession.notesTaken': playlists,
  'reviewSession.ended': playlists,
  'export.queued': exports,
  'export.started': exports,
  'export.progressed': exports,
  'export.finished': exports,
  'export.failed': exports,
  'export.canceled': exports,
  'preset.created': exports,
  'preset.updated': exports,
  'preset.deleted': exports,
  'import.announced': nothing,
  'import.started': imports,
  'import.ready': imports,
  'import.refused': imports,
  'import.chosen': imports,
  'import.applied': imports,
  'import.undone': imports,
  'import.discarded': imports,
} satisfies Record<ProjectEventType, Effect>

/** More events than this in one batch are not taken piece by piece. */
const MOST_EVENTS = 400

type Told = Pick<LiveEvent, 'type' | 'subjectId' | 'payload'>

/** The data a batch of events affects. A type unknown here comes from a newer server and invalidates everything. */
export function changesOf(events: readonly Told[], changes = new LiveChanges()): LiveChanges {
  const effects: Partial<Record<string, Effect>> = EVENT_EFFECTS
  for (const event of events) (effects[event.type] ?? sweep)(changes, event)
  if (events.length > MOST_EVENTS) changes.isSweeping = true
  return changes
}

/** The same for the log of an organization. Events inside projects are in their own logs. */
export function organizationChangesOf(events: readonly Told[], changes = new LiveChanges()): LiveChanges {
  for (const { type } of events) {
    if (type.startsWith('project.')) changes.isProjectChanged = true
    else changes.isOrganizationChanged = true
  }
  return changes
}

/** The data that a change of this page affects. */
export function ownChangesOf(events: readonly OwnEvent[]): LiveChanges {
  const ofLog = (name: string) => events.filter(({ log }) => log === name)
  return organizationChangesOf(ofLog('organization'), changesOf(ofLog('project')))
}
