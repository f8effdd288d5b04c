import { aboutMessages } from './messages/about.ts'
import { activityMessages, activitySentence } from './messages/activity.ts'
import { assetMessages } from './messages/assets.ts'
import { boardMessages } from './messages/boards.ts'
import {
  forgotPasswordMessages, invitationMessages, resetPasswordMessages, verificationMessages,
} from './messages/accounts.ts'
import { commandMessages } from './messages/commands.ts'
import { commonMessages, errorMessages } from './messages/common.ts'
import { breakdownMessages, castingMessages } from './messages/casting.ts'
import { csvMessages } from './messages/csv.ts'
import { exportMessages } from './messages/exports.ts'
import { consultationMessages, contactMessages, newsletterMessages } from './messages/inquiries.ts'
import { failureCodeTexts, failureTexts } from './messages/failureTexts.ts'
import { landingMessages } from './messages/landing.ts'
import { setShownLanguage, type Language } from './messages/language.ts'
import { legalMessages } from './messages/legal/legalDocument.ts'
import { liveMessages } from './messages/live.ts'
import { notificationMessages } from './messages/notifications.ts'
import { memberMessages, organizationMessages, organizationSettingsMessages } from './messages/organizations.ts'
import { organizationTaskMessages } from './messages/organizationTasks.ts'
import { planMessages } from './messages/plans.ts'
import { previewMessages } from './messages/preview.ts'
import { projectDangerMessages } from './messages/projectDanger.ts'
import { projectMessages } from './messages/projects.ts'
import { publicSiteMessages } from './messages/publicSite.ts'
import { scriptMessages } from './messages/scripts.ts'
import { settingsMessages } from './messages/settings.ts'
import { shellMessages } from './messages/shell.ts'
import { shortcutMessages } from './messages/shortcuts.ts'
import { signInMessages, signUpMessages } from './messages/signIn.ts'
import { storyboardMessages } from './messages/storyboard.ts'
import { taskMessages } from './messages/tasks.ts'
import { textFileMessages } from './messages/textFiles.ts'
import { tokenMessages } from './messages/tokens.ts'
import { tryOutMessages } from './messages/tryOut.ts'
import { uploadMessages } from './messages/uploads.ts'
import { viewMessages } from './messages/views.ts'
import { webhookMessages } from './messages/webhooks.ts'

const englishMessages = {
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
  shortcuts: shortcutMessages,
  organizations: organizationMessages,
  members: memberMessages,
  organizationSettings: organizationSettingsMessages,
  plans: planMessages,
  activity: activityMessages,
  activitySentence,
  preview: previewMessages,
  projects: projectMessages,
  projectDanger: projectDangerMessages,
  boards: boardMessages,
  assets: assetMessages,
  storyboard: storyboardMessages,
  views: viewMessages,
  uploads: uploadMessages,
  webhooks: webhookMessages,
  scripts: scriptMessages,
  textFiles: textFileMessages,
  casting: castingMessages,
  breakdown: breakdownMessages,
  csv: csvMessages,
  exports: exportMessages,
  tasks: taskMessages,
  organizationTasks: organizationTaskMessages,
  tokens: tokenMessages,
  tryOut: tryOutMessages,
  settings: settingsMessages,
  legal: legalMessages,
}

export type Messages = typeof englishMessages

/**
 * Every word a person reads, by area; a function where a text holds values. The language is settled before any other
 * module reads it (main.tsx), so that they may keep parts of it.
 */
export let messages: Messages = englishMessages

/** Puts a language's words in the place of English. Nothing that reads `messages` may have been loaded before. */
export async function speak(language: Language): Promise<void> {
  if (language === 'fr') messages = (await import('./messages/fr.ts')).frenchMessages
  setShownLanguage(language)
}
