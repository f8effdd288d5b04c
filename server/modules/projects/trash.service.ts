import { sweep } from '../../change.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { forgetPaintings } from '../media/painting.service.ts'

const DAY_MS = 86_400_000

/** What lies in the trash longer than this is purged. */
export const TRASH_DAYS = 30

/** Purges what has been in the trash for more than 30 days, with the pictures painted of it. */
export async function emptyTrash(now = Date.now()): Promise<void> {
  const deletedAt = { lt: new Date(now - TRASH_DAYS * DAY_MS) }
  const viewIds = await sweep(async (tx) => {
    const storyboard = { OR: [{ deletedAt }, { project: { deletedAt } }] }
    const views = await tx.shotView.findMany({
      where: { OR: [{ deletedAt }, { shot: { OR: [{ deletedAt }, { storyboard }] } }] },
      select: { id: true },
    })
    await tx.shotView.deleteMany({ where: { deletedAt } })
    await tx.shot.deleteMany({ where: { deletedAt } })
    await tx.storyboard.deleteMany({ where: { deletedAt } })
    await tx.project.deleteMany({ where: { deletedAt } })
    return views.map(({ id }) => id)
  })
  for (const id of viewIds) await forgetPaintings(id)
}

/** Empties the trash every night. */
export const emptyTrashNightly: ScheduledTask = {
  name: 'emptyTrash',
  schedule: '17 3 * * *',
  run: () => emptyTrash(),
}
