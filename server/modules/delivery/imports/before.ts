import type { TaskPriority, TaskStatus } from '../../../__generated__/prisma/enums.ts'
import type { KeptLayer } from '../../board/drawnState.ts'
import type { BeforeRevision } from '../../board/scriptOrder.ts'
import type { MetadataEntry } from '../../production/assetMetadata.ts'

/** It was made: undoing moves it to the trash, or takes a link away. */
interface Created {
  did: 'CREATED'
}

/** It was moved to the trash: undoing restores it. */
interface Trashed {
  did: 'TRASHED'
}

/** Its fields were changed: undoing writes these back, and leaves the others. */
interface Changed<Was> {
  did: 'CHANGED'
  was: Was
}

export const CREATED: Created = { did: 'CREATED' }

/** What of a shot was changed, as it was before. */
export interface ShotWas {
  name?: string
  code?: string
  description?: string
  dialogue?: string
  cameraNote?: string
  notes?: string
  frames?: number
  statusId?: string | null
  /** Its place, of a shot that was moved, and the scene there. */
  rank?: string
  sceneId?: string | null
  /** The voice that it had (null for none), and the sound that took its place. */
  voice?: { id: string | null; soundId: string }
}

/** What of a view was changed, as it was before. */
export interface ViewWas {
  description?: string
  imageId?: string | null
  /** Null for one layer as it is at first. */
  layers?: readonly KeptLayer[] | null
}

export interface AssetWas {
  description?: string
  metadata?: readonly MetadataEntry[]
}

/** The ids of objects that an import linked to a task, and of those that it unlinked. */
interface LinksWere {
  added: readonly string[]
  removed: readonly string[]
}

/** A task as it was before. The due date is a day: 2026-11-21. */
export interface TaskWas {
  title: string
  description: string
  status: TaskStatus
  priority: TaskPriority
  dueDate: string | null
  assigneeIds: readonly string[]
  rank: string
  shots: LinksWere
  waits: LinksWere
}

/** How often an asset was in a shot, 0 for not at all. */
export interface CastingWas {
  did: 'CAST'
  shotId: string
  assetId: string
  occurrences: number
  label: string
}

/** It took the place of a soundtrack: undoing brings that back, or leaves none (null). */
interface SoundtrackSet {
  did: 'SET'
  formerId: string | null
}

/** What undoing an item writes back, by the type of its subject: kept as JSON with the item. */
export interface Befores {
  Storyboard: Created
  ShotStatus: Created
  /** A script with all that it did to scenes, and to lines and the order of shots. */
  Script: BeforeRevision
  /** Those of scripts are undone with them. */
  Scene: Created
  Shot: Created | Trashed | Changed<ShotWas>
  View: Created | Changed<ViewWas>
  Soundtrack: SoundtrackSet
  Asset: Created | Changed<AssetWas>
  AssetDependency: Created
  Casting: CastingWas
  Task: Created | Changed<TaskWas>
}

/** What items are about: names of node types of the schema. */
export type ImportSubjectType = keyof Befores

/** Whether the item of a key is accepted. */
export type Accepts = (key: string) => boolean

/** What applying an item changed: one subject. `key` is that of the planned item. */
export type AppliedItem = {
  [Type in ImportSubjectType]: { key: string; subjectType: Type; subjectId: string; before: Befores[Type] }
}[ImportSubjectType]
