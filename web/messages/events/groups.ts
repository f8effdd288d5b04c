import type { EventType } from '../__generated__/eventTypes.ts'
import { countOf } from '../format.ts'

const groups: Partial<Record<EventType, (count: number) => string>> = {
  'task.created': (count) => `added ${countOf(count, 'task', 'tasks')}`,
  'task.updated': (count) => `changed ${countOf(count, 'task', 'tasks')}`,
  'task.moved': (count) => `moved ${countOf(count, 'task', 'tasks')}`,
  'shot.created': (count) => `added ${countOf(count, 'shot', 'shots')}`,
  'shot.updated': (count) => `changed ${countOf(count, 'shot', 'shots')}`,
  'shot.moved': (count) => `moved ${countOf(count, 'shot', 'shots')}`,
  'shot.statusChanged': (count) => `changed the status of ${countOf(count, 'shot', 'shots')}`,
  'shot.deleted': (count) => `deleted ${countOf(count, 'shot', 'shots')}`,
  'view.created': (count) => `added ${countOf(count, 'view', 'views')}`,
  'view.drawn': (count) => `drew in ${countOf(count, 'frame', 'frames')}`,
  'asset.created': (count) => `added ${countOf(count, 'asset', 'assets')}`,
  'asset.updated': (count) => `changed ${countOf(count, 'asset', 'assets')}`,
  'asset.thumbnailSet': (count) => `gave ${countOf(count, 'asset', 'assets')} a picture`,
  'casting.set': (count) => `changed the casting of ${countOf(count, 'asset', 'assets')}`,
}

/** How several events of a type in a row read after the name of who did them; null for those without groups. */
export const activityGroup = (type: string): ((count: number) => string) | null => groups[type as EventType] ?? null
