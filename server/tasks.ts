import { forgetExpiredNightly } from './modules/accounts/accountsHousekeeping.service.ts'
import { sendPasswordChanged } from './modules/accounts/password.service.ts'
import { sendPasswordReset } from './modules/accounts/passwordReset.service.ts'
import { sendVerification } from './modules/accounts/verification.service.ts'
import { forgetUnusedMediaNightly } from './modules/media/mediaHousekeeping.service.ts'
import { paintViews } from './modules/media/painting.service.ts'
import { mailAdded, mailInvitation } from './modules/organizations/invitationMail.service.ts'
import { emptyTrashNightly } from './modules/projects/trash.service.ts'
import type { Tasks } from './platform/jobs/jobs.ts'

/** Every module's tasks: those the clock starts and those that are queued. */
export const tasks: Tasks = {
  scheduled: [forgetExpiredNightly, emptyTrashNightly, forgetUnusedMediaNightly],
  queued: [sendPasswordChanged, sendPasswordReset, sendVerification, mailAdded, mailInvitation, paintViews],
}
