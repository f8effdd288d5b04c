import type { EventType } from '../../__generated__/eventTypes.ts'
import type { activityGroup } from '../../events/groups.ts'
import { countOf } from '../../format.ts'

const groups: Partial<Record<EventType, (count: number) => string>> = {
  'task.created': (count) => `a ajouté ${countOf(count, 'tâche', 'tâches')}`,
  'task.updated': (count) => `a modifié ${countOf(count, 'tâche', 'tâches')}`,
  'task.moved': (count) => `a déplacé ${countOf(count, 'tâche', 'tâches')}`,
  'shot.created': (count) => `a ajouté ${countOf(count, 'plan', 'plans')}`,
  'shot.updated': (count) => `a modifié ${countOf(count, 'plan', 'plans')}`,
  'shot.moved': (count) => `a déplacé ${countOf(count, 'plan', 'plans')}`,
  'shot.statusChanged': (count) => `a changé le statut de ${countOf(count, 'plan', 'plans')}`,
  'shot.deleted': (count) => `a supprimé ${countOf(count, 'plan', 'plans')}`,
  'view.created': (count) => `a ajouté ${countOf(count, 'vue', 'vues')}`,
  'view.drawn': (count) => `a dessiné dans ${countOf(count, 'vignette', 'vignettes')}`,
  'asset.created': (count) => `a ajouté ${countOf(count, 'asset', 'assets')}`,
  'asset.updated': (count) => `a modifié ${countOf(count, 'asset', 'assets')}`,
  'asset.thumbnailSet': (count) => `a donné une image à ${countOf(count, 'asset', 'assets')}`,
  'casting.set': (count) => `a changé le casting de ${countOf(count, 'asset', 'assets')}`,
}

/** How several events of a type in a row read after the name of who did them; null for those without groups. */
export const activityGroupFrench: typeof activityGroup = (type) => groups[type as EventType] ?? null
