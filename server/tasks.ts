import { forgetExpiredNightly } from './modules/accounts/accountsHousekeeping.service.ts'
import { sendPasswordChanged } from './modules/accounts/password.service.ts'
import { sendPasswordReset } from './modules/accounts/passwordReset.service.ts'
import { sendVerification } from './modules/accounts/verification.service.ts'
import { forgetExportsHourly, resumeExportsEveryMinute } from './modules/exports/exportsHousekeeping.service.ts'
import { writeExport } from './modules/exports/writeExport.service.ts'
import { mailConsultationRequest } from './modules/inquiries/consultation.service.ts'
import { mailContactMessage } from './modules/inquiries/contact.service.ts'
import { forgetInquiriesNightly } from './modules/inquiries/inquiriesHousekeeping.service.ts'
import { mailNewsletterConfirmation, mailNewsletterWelcome } from './modules/inquiries/newsletter.service.ts'
import { forgetUnusedMediaNightly } from './modules/media/mediaHousekeeping.service.ts'
import { paintViews } from './modules/media/painting.service.ts'
import { collectDigestsHourly, mailDigest } from './modules/notifications/digest.service.ts'
import { forgetNotificationsNightly } from './modules/notifications/notificationsHousekeeping.service.ts'
import { mailAdded, mailInvitation } from './modules/organizations/invitationMail.service.ts'
import { emptyTrashNightly } from './modules/projects/trash.service.ts'
import { deliverWebhook } from './modules/webhooks/deliverWebhook.service.ts'
import { forgetDeliveriesNightly, wakeWebhooksEveryMinute } from './modules/webhooks/waking.service.ts'
import { mailWebhookDisabled } from './modules/webhooks/webhookMail.service.ts'
import type { Tasks } from './platform/jobs/jobs.ts'

/** Every module's tasks: those the clock starts and those that are queued. */
export const tasks: Tasks = {
  scheduled: [
    forgetExpiredNightly,
    emptyTrashNightly,
    forgetUnusedMediaNightly,
    forgetDeliveriesNightly,
    wakeWebhooksEveryMinute,
    forgetExportsHourly,
    resumeExportsEveryMinute,
    forgetInquiriesNightly,
    collectDigestsHourly,
    forgetNotificationsNightly,
  ],
  queued: [
    sendPasswordChanged,
    sendPasswordReset,
    sendVerification,
    mailAdded,
    mailInvitation,
    paintViews,
    mailWebhookDisabled,
    mailContactMessage,
    mailConsultationRequest,
    mailNewsletterConfirmation,
    mailNewsletterWelcome,
    mailDigest,
  ],
  outgoing: [deliverWebhook],
  lengthy: [writeExport],
}
