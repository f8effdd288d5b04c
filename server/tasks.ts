import { paintViews } from './modules/board/painting.service.ts'
import { keepVersionsNightly } from './modules/board/versionHousekeeping.service.ts'
import { restoreManyDrawings } from './modules/board/versionRestoreJob.service.ts'
import { prepareSeal } from './modules/board/versionSeal.service.ts'
import { deliverWebhook } from './modules/delivery/deliverWebhook.service.ts'
import { forgetExportsHourly, resumeExportsEveryMinute } from './modules/delivery/exportsHousekeeping.service.ts'
import {
  forgetImportsHourly, resumeImportsEveryMinute,
} from './modules/delivery/imports/importsHousekeeping.service.ts'
import { readImport } from './modules/delivery/imports/readImport.service.ts'
import { emptyTrashNightly } from './modules/delivery/trash.service.ts'
import { mailWebhookDisabled } from './modules/delivery/webhookMail.service.ts'
import { forgetDeliveriesNightly, wakeWebhooksEveryMinute } from './modules/delivery/webhookWaking.service.ts'
import { writeExport, writeLongExport, writePictureExport } from './modules/delivery/writeExport.service.ts'
import { forgetExpiredNightly } from './modules/identity/accountsHousekeeping.service.ts'
import { mailAdded, mailInvitation } from './modules/identity/invitationMail.service.ts'
import { sendPasswordChanged } from './modules/identity/password.service.ts'
import { sendPasswordReset } from './modules/identity/passwordReset.service.ts'
import { sendVerification } from './modules/identity/verification.service.ts'
import { mailConsultationRequest } from './modules/inquiries/consultation.service.ts'
import { mailContactMessage } from './modules/inquiries/contact.service.ts'
import { forgetInquiriesNightly } from './modules/inquiries/inquiriesHousekeeping.service.ts'
import { mailNewsletterConfirmation, mailNewsletterWelcome } from './modules/inquiries/newsletter.service.ts'
import { forgetUnusedMediaNightly } from './modules/media/mediaHousekeeping.service.ts'
import { collectDigestsHourly, mailDigest } from './modules/notifications/digest.service.ts'
import { forgetNotificationsNightly } from './modules/notifications/notificationsHousekeeping.service.ts'
import { mailPassedLinks } from './modules/review/passedLinksMail.service.ts'
import { mailQuestions } from './modules/review/questionMail.service.ts'
import { mailApproval } from './modules/review/approvalMail.service.ts'
import { forgetVisitsNightly } from './modules/review/reviewHousekeeping.service.ts'
import type { Tasks } from './platform/jobs/jobs.ts'

/** Every module's tasks: those the clock starts and those that are queued. */
export const tasks: Tasks = {
  scheduled: [
    forgetExpiredNightly,
    keepVersionsNightly,
    emptyTrashNightly,
    forgetUnusedMediaNightly,
    forgetDeliveriesNightly,
    wakeWebhooksEveryMinute,
    forgetExportsHourly,
    resumeExportsEveryMinute,
    forgetImportsHourly,
    resumeImportsEveryMinute,
    forgetInquiriesNightly,
    collectDigestsHourly,
    forgetNotificationsNightly,
    forgetVisitsNightly,
  ],
  queued: [
    sendPasswordChanged,
    sendPasswordReset,
    sendVerification,
    mailAdded,
    mailInvitation,
    paintViews,
    prepareSeal,
    mailApproval,
    mailPassedLinks,
    mailQuestions,
    mailWebhookDisabled,
    mailContactMessage,
    mailConsultationRequest,
    mailNewsletterConfirmation,
    mailNewsletterWelcome,
    mailDigest,
  ],
  outgoing: [deliverWebhook],
  lengthy: [restoreManyDrawings, writeExport, writePictureExport, writeLongExport, readImport],
}
