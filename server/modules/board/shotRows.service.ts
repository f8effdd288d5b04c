import { v7 as uuidv7 } from 'uuid'
import type { Shot } from '../../__generated__/prisma/client.ts'
import { rankBetween } from '../../kernel/ranks.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { emptyViewSize } from './view.service.ts'

/** A new shot as it is written. */
export type WrittenShot = Pick<
  Shot,
  | 'id' | 'storyboardId' | 'sceneId' | 'statusId' | 'code' | 'name' | 'description' | 'notes' | 'cameraNote'
  | 'dialogue' | 'rank' | 'aspectRatio' | 'frames'
>

/** Writes new shots with an empty view each, with two statements; much quicker than Prisma's for many. */
export async function writeShots(tx: Transaction, shots: readonly WrittenShot[]): Promise<Shot[]> {
  const made = await tx.$queryRaw<Shot[]>`
    INSERT INTO "Shot" ("id", "storyboardId", "sceneId", "statusId", "code", "name", "description", "notes",
      "cameraNote", "dialogue", "rank", "aspectRatio", "frames", "updatedAt")
    SELECT n.*, now() FROM jsonb_to_recordset(${JSON.stringify(shots)}::jsonb) AS n(
      "id" uuid, "storyboardId" uuid, "sceneId" uuid, "statusId" uuid, "code" text, "name" text, "description" text,
      "notes" text, "cameraNote" text, "dialogue" text, "rank" text, "aspectRatio" "AspectRatio", "frames" int)
    RETURNING *`
  const rank = rankBetween(null, null)
  const views = shots.map(({ id: shotId, aspectRatio }) => ({
    id: uuidv7(),
    shotId,
    rank,
    ...emptyViewSize(aspectRatio),
  }))
  await tx.$executeRaw`
    INSERT INTO "ShotView" ("id", "shotId", "rank", "baseWidth", "baseHeight", "width", "height", "updatedAt")
    SELECT n.*, now() FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS n(
      "id" uuid, "shotId" uuid, "rank" text, "baseWidth" int, "baseHeight" int, "width" int, "height" int)`
  return made
}
