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
import { cameraToolMessages } from './cameraTool.ts'
import { picturePlacingMessages } from './picturePlacing.ts'
import { labelToolMessages } from './labelTool.ts'
import { drawingToolMessages } from './drawingTools.ts'
import { eventMessages } from './events/eventMessages.ts'
import { exportDialogMessages } from './exportDialog.ts'
import { exportMessages } from './exports.ts'
import { fillMessages } from './fill.ts'
import { firstRunMessages } from './firstRun.ts'
import { consultationMessages, contactMessages, newsletterMessages } from './inquiries.ts'
import { importMessages } from './imports.ts'
import { failureCodeTexts, failureTexts } from './failureTexts.ts'
import { landingMessages } from './landing.ts'
import { legalMessages } from './legal/legalDocument.ts'
import { guideMessages } from './guides.ts'
import { handMessages } from './hands.ts'
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
import { projectFrameMessages } from './projectFrame.ts'
import { projectMessages } from './projects.ts'
import { publicSiteMessages } from './publicSite.ts'
import { approvalMessages } from './approvals.ts'
import { reviewMessages } from './reviews.ts'
import { scriptFlagMessages } from './scriptFlags.ts'
import { scriptMessages } from './scripts.ts'
import { selectionMessages } from './selection.ts'
import { settingsMessages } from './settings.ts'
import { shellMessages } from './shell.ts'
import { shortcutSheetMessages } from './shortcutSheet.ts'
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

/** Every area of words, for the type of a translation and for tests. What shows words imports its areas alone. */
export const englishMessages = {
  commonMessages,
  errorMessages,
  failureTexts,
  failureCodeTexts,
  publicSiteMessages,
  landingMessages,
  aboutMessages,
  contactMessages,
  consultationMessages,
  newsletterMessages,
  drawingToolMessages,
  cameraToolMessages,
  picturePlacingMessages,
  labelToolMessages,
  layerMessages,
  liveMessages,
  notificationMessages,
  signInMessages,
  signUpMessages,
  forgotPasswordMessages,
  resetPasswordMessages,
  verificationMessages,
  invitationMessages,
  shellMessages,
  commandMessages,
  commentMessages,
  guideMessages,
  handMessages,
  shortcutMessages,
  shortcutSheetMessages,
  organizationMessages,
  memberMessages,
  organizationSettingsMessages,
  planMessages,
  activityMessages,
  eventMessages,
  previewMessages,
  projectMessages,
  projectAccessMessages,
  projectApproverMessages,
  projectDangerMessages,
  projectFrameMessages,
  templateMessages,
  trashMessages,
  versionMessages,
  approvalMessages,
  playlistMessages,
  reviewMessages,
  comparisonMessages,
  boardMessages,
  assetMessages,
  sceneMessages,
  storyboardMessages,
  viewMessages,
  uploadMessages,
  webhookMessages,
  scriptFlagMessages,
  scriptMessages,
  selectionMessages,
  textFileMessages,
  castingMessages,
  breakdownMessages,
  csvMessages,
  exportMessages,
  fillMessages,
  firstRunMessages,
  exportDialogMessages,
  importMessages,
  taskMessages,
  organizationTaskMessages,
  tokenMessages,
  tryOutMessages,
  settingsMessages,
  legalMessages,
}

/** The words of a language. */
export type Messages = typeof englishMessages
