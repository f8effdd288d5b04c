import { tryOutMessages } from '../../messages/tryOut.ts'
import type { AssetTypeName } from '../../ui/assetKinds.ts'
import type { TaskStatusName } from '../tasks/taskTypes.ts'
import type { DemoAsset, DemoAssetType, DemoTask, DemoTaskStatus } from './tryOutRows.ts'

const TYPES: Record<DemoAssetType, AssetTypeName> = {
  character: 'CHARACTER', model: 'MODEL', animation: 'ANIMATION', prop: 'PROP', environment: 'ENVIRONMENT',
  effect: 'VFX', other: 'OTHER',
}
const STATUSES: Record<DemoTaskStatus, TaskStatusName> = { todo: 'TODO', 'in-progress': 'IN_PROGRESS', done: 'DONE' }

/** What a type of the demo is called in a project. */
export const productTypeOf = (type: DemoAssetType): AssetTypeName => TYPES[type]

/** What a status of the demo is called in a project. */
export const productStatusOf = (status: DemoTaskStatus): TaskStatusName => STATUSES[status]

/** An asset as a project takes it. */
export interface CarriedAsset {
  readonly name: string
  readonly type: AssetTypeName
}

/** A task as a project takes it. */
export interface CarriedTask {
  readonly title: string
  readonly status: TaskStatusName
  readonly description: string
}

/** What a person made or changed of the rows, and the assets their tasks are about; the samples stay behind. */
export function ownRows(
  assets: readonly DemoAsset[],
  tasks: readonly DemoTask[],
): { assets: CarriedAsset[]; tasks: CarriedTask[] } {
  const ownTasks = tasks.filter(({ isSample }) => !isSample)
  const needed = new Set(ownTasks.map(({ assetId }) => assetId))
  const ownAssets = assets.filter(({ id, isSample }) => !isSample || needed.has(id))
  const nameOf = (assetId: string | null) => assets.find(({ id }) => id === assetId)?.name
  return {
    assets: ownAssets.map(({ name, type }) => ({ name, type: TYPES[type] })),
    tasks: ownTasks.map(({ name, status, assetId }) => {
      const asset = nameOf(assetId)
      return {
        title: name, status: STATUSES[status], description: asset === undefined ? '' : tryOutMessages.forAsset(asset),
      }
    }),
  }
}
