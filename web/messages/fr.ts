import type { Messages } from './english.ts'
import { aboutMessagesFrench } from './fr/about.ts'
import { activityMessagesFrench } from './fr/activity.ts'
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
import { firstRunMessagesFrench } from './fr/firstRun.ts'
import { consultationMessagesFrench, contactMessagesFrench, newsletterMessagesFrench } from './fr/inquiries.ts'
import { failureCodeTextsFrench, failureTextsFrench } from './fr/failures.ts'
import { landingMessagesFrench } from './fr/landing.ts'
import { legalMessagesFrench } from './fr/legal/legalDocument.ts'
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
import { projectMessagesFrench } from './fr/projects.ts'
import { publicSiteMessagesFrench } from './fr/publicSite.ts'
import { approvalMessagesFrench } from './fr/approvals.ts'
import { reviewMessagesFrench } from './fr/reviews.ts'
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
  common: commonMessagesFrench,
  comments: commentMessagesFrench,
  commands: commandMessagesFrench,
  hands: handMessagesFrench,
  shortcuts: shortcutMessagesFrench,
  shortcutSheet: shortcutSheetMessagesFrench,
  drawingTools: drawingToolMessagesFrench,
  layers: layerMessagesFrench,
  live: liveMessagesFrench,
  preview: previewMessagesFrench,
  errors: errorMessagesFrench,
  failureTexts: failureTextsFrench,
  failureCodeTexts: failureCodeTextsFrench,
  site: publicSiteMessagesFrench,
  landing: landingMessagesFrench,
  about: aboutMessagesFrench,
  contact: contactMessagesFrench,
  consultation: consultationMessagesFrench,
  newsletter: newsletterMessagesFrench,
  notifications: notificationMessagesFrench,
  signIn: signInMessagesFrench,
  signUp: signUpMessagesFrench,
  forgotPassword: forgotPasswordMessagesFrench,
  resetPassword: resetPasswordMessagesFrench,
  verification: verificationMessagesFrench,
  invitation: invitationMessagesFrench,
  shell: shellMessagesFrench,
  organizations: organizationMessagesFrench,
  members: memberMessagesFrench,
  organizationSettings: organizationSettingsMessagesFrench,
  plans: planMessagesFrench,
  activity: activityMessagesFrench,
  events: { activityGroup: activityGroupFrench, activitySentence: activitySentenceFrench },
  projects: projectMessagesFrench,
  projectAccess: projectAccessMessagesFrench,
  projectApprovers: projectApproverMessagesFrench,
  projectDanger: projectDangerMessagesFrench,
  templates: templateMessagesFrench,
  trash: trashMessagesFrench,
  versions: versionMessagesFrench,
  approvals: approvalMessagesFrench,
  playlists: playlistMessagesFrench,
  reviews: reviewMessagesFrench,
  comparison: comparisonMessagesFrench,
  boards: boardMessagesFrench,
  assets: assetMessagesFrench,
  scenes: sceneMessagesFrench,
  storyboard: storyboardMessagesFrench,
  views: viewMessagesFrench,
  uploads: uploadMessagesFrench,
  webhooks: webhookMessagesFrench,
  scripts: scriptMessagesFrench,
  selection: selectionMessagesFrench,
  textFiles: textFileMessagesFrench,
  casting: castingMessagesFrench,
  breakdown: breakdownMessagesFrench,
  csv: csvMessagesFrench,
  exports: exportMessagesFrench,
  firstRun: firstRunMessagesFrench,
  exportDialog: exportDialogMessagesFrench,
  tasks: taskMessagesFrench,
  organizationTasks: organizationTaskMessagesFrench,
  tokens: tokenMessagesFrench,
  tryOut: tryOutMessagesFrench,
  settings: settingsMessagesFrench,
  legal: legalMessagesFrench,
}
