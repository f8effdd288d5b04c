import { emptyTrashNightly } from './modules/projects/trash.service.ts'
import type { Tasks } from './platform/jobs/jobs.ts'

/** Every module's tasks: those the clock starts and those that are queued. */
export const tasks: Tasks = {
  scheduled: [emptyTrashNightly],
  queued: [],
}
