import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { checkFrameRate, type FrameRate, frameRateOf, frameRatio } from '../../kernel/frames.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** What stays when the frame rate changes: how long everything lasts, or how many frames it has. */
export type FrameRateKeep = 'SECONDS' | 'FRAMES'

/** Largest whole number of a column. */
const MAX_INTEGER = 2_147_483_647

/** Makes everything last as long at the new rate: the nearest whole number of frames, of a shot at least one. */
async function keepSeconds(tx: Transaction, projectId: string, ratio: FrameRate): Promise<void> {
  const { numerator, denominator } = ratio
  await tx.$executeRaw`
    UPDATE "Shot" SET "version" = "version" + 1, "updatedAt" = now(), "frames" = least(${MAX_INTEGER}::bigint,
      greatest(1,
        ("frames"::bigint * 2 * ${numerator}::bigint + ${denominator}::bigint) / (2 * ${denominator}::bigint)))
    WHERE "storyboardId" IN (SELECT "id" FROM "Storyboard" WHERE "projectId" = ${projectId}::uuid)`
  await tx.$executeRaw`
    UPDATE "Storyboard" SET "revision" = "revision" + 1, "updatedAt" = now(), "startTimecode" = least(
      ${MAX_INTEGER}::bigint,
      ("startTimecode"::bigint * 2 * ${numerator}::bigint + ${denominator}::bigint) / (2 * ${denominator}::bigint))
    WHERE "projectId" = ${projectId}::uuid`
}

/**
 * Gives a project another frame rate. Keeping seconds, every shot, in the trash too, gets the number of frames that
 * lasts as long; keeping frames, every shot lasts longer or shorter. The rate it has already changes nothing.
 */
export async function changeFrameRate(
  viewer: Viewer,
  projectId: string,
  input: { frameRate: FrameRate; keep: FrameRateKeep },
): Promise<{ id: string }> {
  const to = checkFrameRate(input.frameRate)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record, project }) => {
    const from = frameRateOf(project)
    if (from.numerator === to.numerator && from.denominator === to.denominator) return { id: projectId }
    await tx.project.update({
      where: { id: projectId },
      data: { frameRateNumerator: to.numerator, frameRateDenominator: to.denominator },
    })
    if (input.keep === 'SECONDS') await keepSeconds(tx, projectId, frameRatio(from, to))
    else await tx.storyboard.updateMany({ where: { projectId }, data: { revision: { increment: 1 } } })
    const payload = { from: { ...from }, to: { ...to }, keep: input.keep }
    record('project.frameRateChanged', { type: 'Project', id: projectId }, payload)
    return { id: projectId }
  })
}
