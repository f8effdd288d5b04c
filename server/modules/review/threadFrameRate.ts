import { frameRatio } from '../../kernel/frames.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { FrameRateChange } from '../projects/projectHooks.ts'
import { LAST_FRAME } from './commentRules.ts'

/** Keeps threads at their seconds in shots that last as long at another frame rate. */
export async function adaptThreadsToRate(
  tx: Transaction,
  projectId: string,
  { from, to, keep }: FrameRateChange,
): Promise<void> {
  if (keep !== 'SECONDS') return
  const { numerator, denominator } = frameRatio(from, to)
  await tx.$executeRaw`
    UPDATE "CommentThread" SET "updatedAt" = now(),
      "frameFrom" = least(${LAST_FRAME}::bigint, "frameFrom"::bigint * ${numerator}::bigint / ${denominator}::bigint),
      "frameTo" = least(${LAST_FRAME}::bigint, "frameTo"::bigint * ${numerator}::bigint / ${denominator}::bigint)
    WHERE "projectId" = ${projectId}::uuid AND "frameFrom" IS NOT NULL`
}
