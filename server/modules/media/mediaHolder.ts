import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { declareHook } from '../../kernel/hook.ts'

/** Rows that have an image or a sound each. */
export interface MediaHolder {
  table: Prisma.Sql
  /** The column that names the file. */
  column: Prisma.Sql
  /** Whether a row `r` is within a project. */
  isIn(projectId: string): Prisma.Sql
  /** Whether a row `r` is outside the trash. */
  isLive: Prisma.Sql
  /** What is written with another file. */
  touch: Prisma.Sql
  /** The files of the rows that a viewer sees. */
  visibleIn(viewer: Viewer): Prisma.MediaWhereInput
  /** The files that none of the rows has. */
  unused: Prisma.MediaWhereInput
}

/** Everything that has images or sounds. */
export const mediaHolders = declareHook<MediaHolder>('mediaHolders')

/** Marks a row that got another file as changed. */
export const TOUCHED = Prisma.sql`, "updatedAt" = now()`

/** Whether some holder has a file `m`; of its rows `r`, only those count that are right. */
export function anyHolder(isRight: (holder: MediaHolder) => Prisma.Sql = () => Prisma.sql`true`): Prisma.Sql {
  const found = mediaHolders().map((holder) => Prisma.sql`
    EXISTS (SELECT 1 FROM ${holder.table} r WHERE r.${holder.column} = m."id" AND ${isRight(holder)})`)
  return Prisma.sql`(${Prisma.join(found, ' OR ')})`
}
