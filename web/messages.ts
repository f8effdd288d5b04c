import { commonMessages, errorMessages } from './messages/common.ts'
import { landingMessages } from './messages/landing.ts'
import { organizationMessages } from './messages/organizations.ts'
import { projectMessages } from './messages/projects.ts'
import { scriptMessages } from './messages/scripts.ts'
import { shellMessages } from './messages/shell.ts'
import { signInMessages, signUpMessages } from './messages/signIn.ts'
import { storyboardMessages } from './messages/storyboard.ts'

/** Every word a person reads, by area; a function where a text holds values. */
export const messages = {
  common: commonMessages,
  errors: errorMessages,
  landing: landingMessages,
  signIn: signInMessages,
  signUp: signUpMessages,
  shell: shellMessages,
  organizations: organizationMessages,
  projects: projectMessages,
  storyboard: storyboardMessages,
  scripts: scriptMessages,
}
