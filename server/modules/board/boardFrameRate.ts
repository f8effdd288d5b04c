import { framesInSecond } from '../../../drawing/film/timecode.ts'
import { type FrameRate, frameRatio } from '../../kernel/frames.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { FrameRateChange } from '../projects/projectHooks.ts'
import { keepVersionsOf } from './versionMaking.service.ts'

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
}

/** Keeps the hours, minutes and seconds of start timecodes, and their frames where the new rate has so many. */
async function keepTimecodes(tx: Transaction, projectId: string, before: number, after: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Storyboard" SET "revision" = "revision" + 1, "updatedAt" = now(), "startTimecode" =
      "startTimecode" / ${before}::int * ${after}::int + least("startTimecode" % ${before}::int, ${after}::int - 1)
    WHERE "projectId" = ${projectId}::uuid`
}

/** The same for one start timecode, in frames from midnight. */
export function startAtRate(frames: number, from: FrameRate, to: FrameRate): number {
  const [before, after] = [framesInSecond(from), framesInSecond(to)]
  return Math.floor(frames / before) * after + Math.min(frames % before, after - 1)
}

/** Converts the start timecodes of a project's boards, and with `SECONDS` the lengths of shots, to another rate. */
export async function convertToRate(
  tx: Transaction,
  projectId: string,
  { from, to, keep }: Omit<FrameRateChange, 'userId'>,
): Promise<void> {
  if (keep === 'SECONDS') await keepSeconds(tx, projectId, frameRatio(from, to))
  await keepTimecodes(tx, projectId, framesInSecond(from), framesInSecond(to))
}

/** Adapts the boards of a project to its new frame rate. */
export async function adaptBoardsToRate(
  tx: Transaction,
  projectId: string,
  { userId, ...change }: FrameRateChange,
): Promise<void> {
  await keepVersionsOf(tx, projectId, { kind: 'BEFORE_BATCH', madeById: userId, rate: change.from })
  await convertToRate(tx, projectId, change)
}
