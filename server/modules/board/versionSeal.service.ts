import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueueOnce, type QueuedTask } from '../../platform/jobs/queue.ts'
import { inksOf } from './ink.service.ts'
import { inkKey } from './ink.ts'
import { sealOf, type SealedBoard, sealShot, type ShotSeal } from './seal.ts'
import { versionFailures } from './version.failures.ts'
import { inkIn } from './versionComparison.ts'
import type { BoardContent } from './versionContent.ts'
import { readVersionContent, readVersionContents } from './versionReading.service.ts'

const PREPARE_TASK = 'prepareSeal'

const viewsOf = ({ shots }: BoardContent) => shots.flatMap(({ content }) => content.views)

/** The digests of a shot of a version. */
export type SealedShot = ShotSeal & { id: string }

/** A version as its seal is made of it. */
export interface SealedVersion {
  shots: SealedShot[]
  board: SealedBoard
}

/**
 * The digests of versions by their ids, which never change. Versions whose drawings are not digested yet are not in it:
 * that is queued, ask again in some seconds.
 */
export async function sealVersions(versions: readonly StoryboardVersion[]): Promise<Map<string, SealedVersion>> {
  const contents = await readVersionContents(versions)
  const inks = await inksOf([...contents.values()].flatMap(viewsOf))
  const sealed = new Map<string, SealedVersion>()
  for (const [id, content] of contents) {
    const { head: { soundtrack }, startTimecode, frameRateNumerator, frameRateDenominator } = content
    const board = { frameRateNumerator, frameRateDenominator, startTimecode, soundtrack }
    if (viewsOf(content).every((view) => inks.has(inkKey(view)))) {
      const shots = content.shots.map((shot) => ({ id: shot.id, ...sealShot(shot.content, board, inkIn(inks)) }))
      sealed.set(id, { shots, board })
    } else {
      await enqueueOnce(prisma(), prepareSeal, { versionId: id }, { key: `${PREPARE_TASK} ${id}` })
    }
  }
  return sealed
}

/** The seal of a version, or of some of its shots in its order; `shotIds` empty: of all of it. */
export function sealIn({ shots, board }: SealedVersion, shotIds: readonly string[]): string {
  const ids = new Set(shotIds)
  return ids.size === 0 ? sealOf(shots, board) : sealOf(shots.filter(({ id }) => ids.has(id)), null)
}

/** CONFLICT unless a seal is that of a version or of some of its shots: nothing is approved unseen. */
export async function demandSeal(version: StoryboardVersion, shotIds: readonly string[], seal: string): Promise<void> {
  const sealed = (await sealVersions([version])).get(version.id)
  if (!sealed) throw fail(versionFailures.SEAL_IN_PREPARATION())
  if (sealIn(sealed, shotIds) !== seal) throw fail(versionFailures.SEAL_DIFFERENT(), { field: 'seal' })
}

/** Digests the drawings of a version. */
export const prepareSeal: QueuedTask<{ versionId: string }> = {
  name: PREPARE_TASK,
  async run({ versionId }) {
    const version = await prisma().storyboardVersion.findUnique({ where: { id: versionId } })
    if (version) await inksOf(viewsOf(await readVersionContent(version)), Infinity)
  },
}
