import type { Messages } from './english.ts'
import { aboutMessagesFrench } from './fr/about.ts'
import { activityMessagesFrench } from './fr/activity.ts'
import { cameraToolMessagesFrench } from './fr/cameraTool.ts'
import { picturePlacingMessagesFrench } from './fr/picturePlacing.ts'
import { labelToolMessagesFrench } from './fr/labelTool.ts'
import { drawingToolMessagesFrench } from './fr/drawingTools.ts'
import { activityGroupFrench } from './fr/events/groups.ts'
import { activitySentenceFrench } from './fr/events/sentences.ts'
import { assetMessagesFrench } from './fr/assets.ts'
import { boardMessagesFrench } from './fr/boards.ts'
import {
  forgotPasswordMessagesFrench, invitationMessagesFrench, resetPasswordMessagesFrench, verificationMessagesFrench,
} from './fr/accounts.ts'
import { commentMessagesFrench } from './fr/comments.ts'
import { commandMessagesFrench } from './fr/commands.ts'
import { commonMessagesFrench, errorMessagesFrench } from './fr/common.ts'
import { comparisonMessagesFrench } from './fr/comparison.ts'
import { breakdownMessagesFrench, castingMessagesFrench } from './fr/casting.ts'
import { csvMessagesFrench } from './fr/csv.ts'
import { exportDialogMessagesFrench } from './fr/exportDialog.ts'
import { exportMessagesFrench } from './fr/exports.ts'
import { fillMessagesFrench } from './fr/fill.ts'
import { firstRunMessagesFrench } from './fr/firstRun.ts'
import { consultationMessagesFrench, contactMessagesFrench, newsletterMessagesFrench } from './fr/inquiries.ts'
import { failureCodeTextsFrench, failureTextsFrench } from './fr/failures.ts'
import { importMessagesFrench } from './fr/imports.ts'
import { landingMessagesFrench } from './fr/landing.ts'
import { legalMessagesFrench } from './fr/legal/legalDocument.ts'
import { guideMessagesFrench } from './fr/guides.ts'
import { handMessagesFrench } from './fr/hands.ts'
import { layerMessagesFrench } from './fr/layers.ts'
import { liveMessagesFrench } from './fr/live.ts'
import { notificationMessagesFrench } from './fr/notifications.ts'
import {
  memberMessagesFrench, organizationMessagesFrench, organizationSettingsMessagesFrench,
} from './fr/organizations.ts'
import { organizationTaskMessagesFrench } from './fr/organizationTasks.ts'
import { planMessagesFrench } from './fr/plans.ts'
import { playlistMessagesFrench } from './fr/playlists.ts'
import { previewMessagesFrench } from './fr/preview.ts'
import { projectApproverMessagesFrench } from './fr/projectApprovers.ts'
import { projectAccessMessagesFrench } from './fr/projectAccess.ts'
import { projectDangerMessagesFrench } from './fr/projectDanger.ts'
import { projectFrameMessagesFrench } from './fr/projectFrame.ts'
import { projectMessagesFrench } from './fr/projects.ts'
import { publicSiteMessagesFrench } from './fr/publicSite.ts'
import { approvalMessagesFrench } from './fr/approvals.ts'
import { reviewMessagesFrench } from './fr/reviews.ts'
import { scriptFlagMessagesFrench } from './fr/scriptFlags.ts'
import { scriptMessagesFrench } from './fr/scripts.ts'
import { selectionMessagesFrench } from './fr/selection.ts'
import { settingsMessagesFrench } from './fr/settings.ts'
import { shellMessagesFrench } from './fr/shell.ts'
import { shortcutSheetMessagesFrench } from './fr/shortcutSheet.ts'
import { shortcutMessagesFrench } from './fr/shortcuts.ts'
import { signInMessagesFrench, signUpMessagesFrench } from './fr/signIn.ts'
import { sceneMessagesFrench } from './fr/scenes.ts'
import { storyboardMessagesFrench } from './fr/storyboard.ts'
import { taskMessagesFrench } from './fr/tasks.ts'
import { templateMessagesFrench } from './fr/templates.ts'
import { textFileMessagesFrench } from './fr/textFiles.ts'
import { tokenMessagesFrench } from './fr/tokens.ts'
import { trashMessagesFrench } from './fr/trash.ts'
import { tryOutMessagesFrench } from './fr/tryOut.ts'
import { uploadMessagesFrench } from './fr/uploads.ts'
import { versionMessagesFrench } from './fr/versions.ts'
import { viewMessagesFrench } from './fr/views.ts'
import { webhookMessagesFrench } from './fr/webhooks.ts'

/** Every word in French; loaded only where French is spoken. */
export const frenchMessages: Messages = {
  commonMessages: commonMessagesFrench,
  commentMessages: commentMessagesFrench,
  commandMessages: commandMessagesFrench,
  guideMessages: guideMessagesFrench,
  handMessages: handMessagesFrench,
  shortcutMessages: shortcutMessagesFrench,
  shortcutSheetMessages: shortcutSheetMessagesFrench,
  drawingToolMessages: drawingToolMessagesFrench,
  cameraToolMessages: cameraToolMessagesFrench,
  picturePlacingMessages: picturePlacingMessagesFrench,
  labelToolMessages: labelToolMessagesFrench,
  layerMessages: layerMessagesFrench,
  liveMessages: liveMessagesFrench,
  previewMessages: previewMessagesFrench,
  errorMessages: errorMessagesFrench,
  failureTexts: failureTextsFrench,
  failureCodeTexts: failureCodeTextsFrench,
  publicSiteMessages: publicSiteMessagesFrench,
  landingMessages: landingMessagesFrench,
  aboutMessages: aboutMessagesFrench,
  contactMessages: contactMessagesFrench,
  consultationMessages: consultationMessagesFrench,
  newsletterMessages: newsletterMessagesFrench,
  notificationMessages: notificationMessagesFrench,
  signInMessages: signInMessagesFrench,
  signUpMessages: signUpMessagesFrench,
  forgotPasswordMessages: forgotPasswordMessagesFrench,
  resetPasswordMessages: resetPasswordMessagesFrench,
  verificationMessages: verificationMessagesFrench,
  invitationMessages: invitationMessagesFrench,
  shellMessages: shellMessagesFrench,
  organizationMessages: organizationMessagesFrench,
  memberMessages: memberMessagesFrench,
  organizationSettingsMessages: organizationSettingsMessagesFrench,
  planMessages: planMessagesFrench,
  activityMessages: activityMessagesFrench,
  eventMessages: { activityGroup: activityGroupFrench, activitySentence: activitySentenceFrench },
  projectMessages: projectMessagesFrench,
  projectAccessMessages: projectAccessMessagesFrench,
  projectApproverMessages: projectApproverMessagesFrench,
  projectDangerMessages: projectDangerMessagesFrench,
  projectFrameMessages: projectFrameMessagesFrench,
  templateMessages: templateMessagesFrench,
  trashMessages: trashMessagesFrench,
  versionMessages: versionMessagesFrench,
  approvalMessages: approvalMessagesFrench,
  playlistMessages: playlistMessagesFrench,
  reviewMessages: reviewMessagesFrench,
  comparisonMessages: comparisonMessagesFrench,
  boardMessages: boardMessagesFrench,
  assetMessages: assetMessagesFrench,
  sceneMessages: sceneMessagesFrench,
  storyboardMessages: storyboardMessagesFrench,
  viewMessages: viewMessagesFrench,
  uploadMessages: uploadMessagesFrench,
  webhookMessages: webhookMessagesFrench,
  scriptFlagMessages: scriptFlagMessagesFrench,
  scriptMessages: scriptMessagesFrench,
  selectionMessages: selectionMessagesFrench,
  textFileMessages: textFileMessagesFrench,
  castingMessages: castingMessagesFrench,
  breakdownMessages: breakdownMessagesFrench,
  csvMessages: csvMessagesFrench,
  exportMessages: exportMessagesFrench,
  fillMessages: fillMessagesFrench,
  firstRunMessages: firstRunMessagesFrench,
  exportDialogMessages: exportDialogMessagesFrench,
  importMessages: importMessagesFrench,
  taskMessages: taskMessagesFrench,
  organizationTaskMessages: organizationTaskMessagesFrench,
  tokenMessages: tokenMessagesFrench,
  tryOutMessages: tryOutMessagesFrench,
  settingsMessages: settingsMessagesFrench,
  legalMessages: legalMessagesFrench,
}
