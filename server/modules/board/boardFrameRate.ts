import { type FrameRate, frameRatio } from '../../kernel/frames.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { FrameRateChange } from '../projects/projectHooks.ts'

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

/** Adapts the boards of a project to its new frame rate. */
export async function adaptBoardsToRate(
  tx: Transaction,
  projectId: string,
  { from, to, keep }: FrameRateChange,
): Promise<void> {
  if (keep === 'SECONDS') await keepSeconds(tx, projectId, frameRatio(from, to))
  else await tx.storyboard.updateMany({ where: { projectId }, data: { revision: { increment: 1 } } })
}
