import { dropEndedToken, readToken } from '../lib/session.ts'

// Written before the welcome page, to hide it, and behind it, to replace it: a browser may paint the page while it
// arrives, and who is signed in never sees the page of who is not.
dropEndedToken()
if (readToken() !== null) {
  document.documentElement.dataset['signedIn'] = ''
  const root = document.getElementById('root')
  const template = document.querySelector<HTMLTemplateElement>('template#signed-in')
  if (root && template) {
    root.replaceChildren(template.content)
    root.dataset['page'] = 'signed-in'
  }
}
