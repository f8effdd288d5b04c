import { aboutMessages } from './about.ts'
import { activityMessages } from './activity.ts'
import { assetMessages } from './assets.ts'
import { boardMessages } from './boards.ts'
import {
  forgotPasswordMessages, invitationMessages, resetPasswordMessages, verificationMessages,
} from './accounts.ts'
import { commentMessages } from './comments.ts'
import { commandMessages } from './commands.ts'
import { commonMessages, errorMessages } from './common.ts'
import { comparisonMessages } from './comparison.ts'
import { breakdownMessages, castingMessages } from './casting.ts'
import { csvMessages } from './csv.ts'
import type { activityGroup } from './events/groups.ts'
import type { activitySentence } from './events/sentences.ts'
import type { DrawingToolMessages } from './drawingTools.ts'
import { exportDialogMessages } from './exportDialog.ts'
import { exportMessages } from './exports.ts'
import { firstRunMessages } from './firstRun.ts'
import { consultationMessages, contactMessages, newsletterMessages } from './inquiries.ts'
import { failureCodeTexts, failureTexts } from './failureTexts.ts'
import { landingMessages } from './landing.ts'
import { legalMessages } from './legal/legalDocument.ts'
import type { handMessages } from './hands.ts'
import { layerMessages } from './layers.ts'
import { liveMessages } from './live.ts'
import { notificationMessages } from './notifications.ts'
import { memberMessages, organizationMessages, organizationSettingsMessages } from './organizations.ts'
import { organizationTaskMessages } from './organizationTasks.ts'
import { planMessages } from './plans.ts'
import { playlistMessages } from './playlists.ts'
import { previewMessages } from './preview.ts'
import { projectApproverMessages } from './projectApprovers.ts'
import { projectAccessMessages } from './projectAccess.ts'
import { projectDangerMessages } from './projectDanger.ts'
import { projectMessages } from './projects.ts'
import { publicSiteMessages } from './publicSite.ts'
import { approvalMessages } from './approvals.ts'
import { reviewMessages } from './reviews.ts'
import { scriptMessages } from './scripts.ts'
import { selectionMessages } from './selection.ts'
import { settingsMessages } from './settings.ts'
import { shellMessages } from './shell.ts'
import type { shortcutSheetMessages } from './shortcutSheet.ts'
import { shortcutMessages } from './shortcuts.ts'
import { signInMessages, signUpMessages } from './signIn.ts'
import { sceneMessages } from './scenes.ts'
import { storyboardMessages } from './storyboard.ts'
import { taskMessages } from './tasks.ts'
import { templateMessages } from './templates.ts'
import { textFileMessages } from './textFiles.ts'
import { tokenMessages } from './tokens.ts'
import { trashMessages } from './trash.ts'
import { tryOutMessages } from './tryOut.ts'
import { uploadMessages } from './uploads.ts'
import { versionMessages } from './versions.ts'
import { viewMessages } from './views.ts'
import { webhookMessages } from './webhooks.ts'

/** Every word in English. */
export const englishMessages = {
  common: commonMessages,
  errors: errorMessages,
  failureTexts,
  failureCodeTexts,
  site: publicSiteMessages,
  landing: landingMessages,
  about: aboutMessages,
  contact: contactMessages,
  consultation: consultationMessages,
  newsletter: newsletterMessages,
  /** The tools of the frame preview; null for English, which comes with the preview. */
  drawingTools: null as DrawingToolMessages | null,
  layers: layerMessages,
  live: liveMessages,
  notifications: notificationMessages,
  signIn: signInMessages,
  signUp: signUpMessages,
  forgotPassword: forgotPasswordMessages,
  resetPassword: resetPasswordMessages,
  verification: verificationMessages,
  invitation: invitationMessages,
  shell: shellMessages,
  commands: commandMessages,
  comments: commentMessages,
  /** Pen and hands; null for English, which comes with what shows it. */
  hands: null as typeof handMessages | null,
  shortcuts: shortcutMessages,
  /** The sheet of shortcuts; null for English, which comes with the sheet. */
  shortcutSheet: null as typeof shortcutSheetMessages | null,
  organizations: organizationMessages,
  members: memberMessages,
  organizationSettings: organizationSettingsMessages,
  plans: planMessages,
  activity: activityMessages,
  /** How events read; null for English, which comes with the pages that list events. */
  events: null as { activityGroup: typeof activityGroup; activitySentence: typeof activitySentence } | null,
  preview: previewMessages,
  projects: projectMessages,
  projectAccess: projectAccessMessages,
  projectApprovers: projectApproverMessages,
  projectDanger: projectDangerMessages,
  templates: templateMessages,
  trash: trashMessages,
  versions: versionMessages,
  approvals: approvalMessages,
  playlists: playlistMessages,
  reviews: reviewMessages,
  comparison: comparisonMessages,
  boards: boardMessages,
  assets: assetMessages,
  scenes: sceneMessages,
  storyboard: storyboardMessages,
  views: viewMessages,
  uploads: uploadMessages,
  webhooks: webhookMessages,
  scripts: scriptMessages,
  selection: selectionMessages,
  textFiles: textFileMessages,
  casting: castingMessages,
  breakdown: breakdownMessages,
  csv: csvMessages,
  exports: exportMessages,
  firstRun: firstRunMessages,
  exportDialog: exportDialogMessages,
  tasks: taskMessages,
  organizationTasks: organizationTaskMessages,
  tokens: tokenMessages,
  tryOut: tryOutMessages,
  settings: settingsMessages,
  legal: legalMessages,
}

/** The words of a language. */
export type Messages = typeof englishMessages
