import type { MutationSample } from './mutationSample.ts'
import { accountSamples } from './samples/accounts.ts'
import { assetSamples } from './samples/assets.ts'
import { boardSamples } from './samples/boards.ts'
import { castingSamples } from './samples/casting.ts'
import { commentSamples } from './samples/comments.ts'
import { exportSamples } from './samples/exports.ts'
import { importSamples } from './samples/imports.ts'
import { inquirySamples } from './samples/inquiries.ts'
import { notificationSamples } from './samples/notifications.ts'
import { organizationSamples } from './samples/organizations.ts'
import { playlistSamples } from './samples/playlists.ts'
import { presenceSamples } from './samples/presence.ts'
import { projectSamples } from './samples/projects.ts'
import { reviewSamples } from './samples/reviews.ts'
import { shotSamples } from './samples/shots.ts'
import { soundSamples } from './samples/sounds.ts'
import { taskSamples } from './samples/tasks.ts'
import { versionSamples } from './samples/versions.ts'
import { webhookSamples } from './samples/webhooks.ts'

/** Every mutation of the schema: one without a row here fails the guards. */
export const mutationSamples: Record<string, MutationSample> = {
  ...accountSamples,
  ...assetSamples,
  ...boardSamples,
  ...castingSamples,
  ...commentSamples,
  ...exportSamples,
  ...importSamples,
  ...inquirySamples,
  ...notificationSamples,
  ...organizationSamples,
  ...playlistSamples,
  ...presenceSamples,
  ...projectSamples,
  ...reviewSamples,
  ...shotSamples,
  ...soundSamples,
  ...taskSamples,
  ...versionSamples,
  ...webhookSamples,
}
