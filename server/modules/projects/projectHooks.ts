import type { TemplatePart } from '../../__generated__/prisma/enums.ts'
import type { Change } from '../../change.ts'
import type { EventPayload } from '../../eventCatalogue.ts'
import { declareHook } from '../../kernel/hook.ts'
import type { FrameRate } from '../../kernel/frames.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** Adds what a new project begins with, without the parts that a template brings. `record` is of the project's log. */
export const projectCreated = declareHook<
  (change: Pick<Change, 'tx' | 'record'>, projectId: string, brought: readonly TemplatePart[]) => Promise<void>
>('projectCreated')

/** Marks the contents of a restored project as changed: incremental syncs have tombstones for them. */
export const projectRestored =
  declareHook<(tx: Transaction, projectId: string) => Promise<void>>('projectRestored')

/** What a reset moved to the trash, as in its event; ids are TypeIDs. */
export type ResetContents = EventPayload<'project.reset'>

/** A kind of contents that a reset moves to the trash. */
export interface ResettableContents {
  /** Moves all of it to the trash, all at one moment and by one person; answers its part of the event. */
  reset(tx: Transaction, projectId: string, deleted: { at: Date; by: string }): Promise<Partial<ResetContents>>
  /** Restores what still lies there; answers how much of it. */
  restore(tx: Transaction, projectId: string, removed: ResetContents): Promise<number>
}

export const resettable = declareHook<ResettableContents>('resettable')

/** What stays when the frame rate changes: how long everything lasts, or how many frames it has. */
export type FrameRateKeep = 'SECONDS' | 'FRAMES'

/** Another frame rate of a project. */
export interface FrameRateChange {
  from: FrameRate
  to: FrameRate
  keep: FrameRateKeep
  /** Who changes it. */
  userId: string
}

/** Adapts what is counted in frames to another frame rate. */
export const frameRateChanged =
  declareHook<(tx: Transaction, projectId: string, change: FrameRateChange) => Promise<void>>('frameRateChanged')

/** Forgets what must not follow a project to another organization. */
export const projectTransferred =
  declareHook<(tx: Transaction, projectId: string) => Promise<void>>('projectTransferred')
