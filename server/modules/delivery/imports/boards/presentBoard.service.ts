import type { Shot, ShotView, ShotVoice } from '../../../../__generated__/prisma/client.ts'
import type { Transaction } from '../../../../platform/database/client.ts'
import { MOST_VIEWS } from '../../../board/viewList.service.ts'
import { boardOf } from '../newBoard.service.ts'
import type { ImportTarget } from '../reader.ts'

/** A view of the board. */
export interface PresentView extends ShotView {
  image: { width: number; height: number } | null
  /** The media that names of pictures in its log stand for. */
  pictures: ReadonlyMap<string, string>
  /** The keys by which earlier imports named it. */
  refs: readonly string[]
}

/** A shot of the board. */
export interface PresentShot extends Shot {
  /** In their order; at least one. */
  views: PresentView[]
  voice: ShotVoice | null
}

/** The board that a file goes into. */
export interface PresentBoard {
  id: string
  code: string
  /** In their order. */
  shots: PresentShot[]
  /** How many views a shot may have. */
  mostViews: number
}

/** Keys are unique in a project, and a file may be imported into several boards. */
const keyOn = (storyboardId: string, key: string): string => `${storyboardId} ${key}`

const source = 'STORYBOARDER' as const

/** A board as it is in a transaction, without what is in the trash. */
export async function readPresentBoard(tx: Transaction, target: ImportTarget): Promise<PresentBoard> {
  const { id: storyboardId, code } = await boardOf(tx, target)
  const where = { deletedAt: null, storyboardId }
  const shots = await tx.shot.findMany({
    where,
    include: {
      views: {
        where: { deletedAt: null }, orderBy: { rank: 'asc' },
        include: {
          layerImages: true, externalRefs: { where: { source } }, image: { select: { width: true, height: true } },
        },
      },
      voices: { where: { deletedAt: null } },
    },
    orderBy: { rank: 'asc' },
  })
  const prefix = keyOn(storyboardId, '')
  return {
    id: storyboardId, code, mostViews: MOST_VIEWS,
    shots: shots.map(({ views, voices, ...shot }) => ({
      ...shot,
      voice: voices[0] ?? null,
      views: views.map(({ layerImages, externalRefs, ...view }) => ({
        ...view,
        pictures: new Map(layerImages.map(({ name, mediaId }) => [name, mediaId])),
        refs: externalRefs.flatMap(({ key }) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
      })),
    })),
  }
}

/** Lets the next file find views by the keys of its boards; another view that had a key loses it. */
export async function storeViewRefs(
  tx: Transaction, { projectId, storyboardId }: { projectId: string; storyboardId: string },
  refs: readonly { key: string; viewId: string }[],
): Promise<void> {
  if (refs.length === 0) return
  const of = { projectId, source }
  const keyed = refs.map(({ key, viewId }) => ({ key: keyOn(storyboardId, key), viewId }))
  await tx.externalRef.deleteMany({ where: { ...of, viewId: { in: refs.map(({ viewId }) => viewId) } } })
  await tx.externalRef.deleteMany({
    where: { ...of, viewId: { not: null }, key: { in: keyed.map(({ key }) => key) } },
  })
  await tx.externalRef.createMany({ data: keyed.map((ref) => ({ ...of, ...ref })) })
}
