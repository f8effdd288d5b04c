import { tryOutMessages } from '../../messages/tryOut.ts'

/** The types of the demo's assets, in the order they are offered. */
export const DEMO_ASSET_TYPES = ['character', 'model', 'animation', 'prop', 'environment', 'effect', 'other'] as const
export type DemoAssetType = (typeof DEMO_ASSET_TYPES)[number]

/** How far one of the demo's tasks is, in the order of work. */
export const DEMO_TASK_STATUSES = ['todo', 'in-progress', 'done'] as const
export type DemoTaskStatus = (typeof DEMO_TASK_STATUSES)[number]

/** An asset of the demo. */
export interface DemoAsset {
  readonly id: string
  readonly name: string
  readonly type: DemoAssetType
  /** Whether it was here before anybody came, and nobody has changed it. */
  readonly isSample: boolean
}

/** A task of the demo. */
export interface DemoTask {
  readonly id: string
  readonly name: string
  readonly status: DemoTaskStatus
  /** The asset it is about, or null. */
  readonly assetId: string | null
  readonly isSample: boolean
}

/** So many assets and so many tasks are enough to try it out. */
export const MOST_DEMO_ROWS = 20

const { sampleAssets, sampleTasks } = tryOutMessages

/** What lies there to begin with. */
export const SAMPLE_ASSETS: readonly DemoAsset[] = [
  { id: 'house', name: sampleAssets.house, type: 'environment', isSample: true },
  { id: 'ada', name: sampleAssets.ada, type: 'character', isSample: true },
  { id: 'rain', name: sampleAssets.rain, type: 'effect', isSample: true },
]

/** The tasks to begin with. */
export const SAMPLE_TASKS: readonly DemoTask[] = [
  { id: 'sheet', name: sampleTasks.sheet, status: 'done', assetId: 'ada', isSample: true },
  { id: 'rough', name: sampleTasks.rough, status: 'in-progress', assetId: 'house', isSample: true },
  { id: 'pass', name: sampleTasks.pass, status: 'todo', assetId: 'rain', isSample: true },
]
