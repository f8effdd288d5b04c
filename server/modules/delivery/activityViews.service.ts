import type { ShotView } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { fromTypeId, toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from '../board/view.policy.ts'

/** Of a view its own id, of a shot the id of its first view. */
const PICTURED = /^(view|shot)_/

/** The views that show what events are about, by the ids of their subjects: a view itself, or the first of a shot. */
export async function loadPicturedViews(
  subjects: readonly string[],
  viewer: Viewer,
): Promise<Map<string, ShotView>> {
  const ids = subjects.filter((subject) => PICTURED.test(subject)).map((subject) => fromTypeId(subject))
  const idsOf = (wanted: string) => ids.flatMap(({ name, uuid }) => (name === wanted ? [uuid] : []))
  const [viewIds, shotIds] = [idsOf('View'), idsOf('Shot')]
  if (ids.length === 0) return new Map()
  const views = await prisma().shotView.findMany({
    where: { ...visibleTo(viewer), OR: [{ id: { in: viewIds } }, { shotId: { in: shotIds } }] },
    orderBy: { rank: 'desc' },
  })
  // The first view of a shot comes last, and stays.
  return new Map(views.flatMap((view) => [
    [toTypeId('View', view.id), view] as const,
    [toTypeId('Shot', view.shotId), view] as const,
  ]))
}
