import { dropEndedToken, readToken } from '../lib/session.ts'

// Written behind the welcome page, so that who is signed in never sees the page of who is not.
const root = document.getElementById('root')
const template = document.querySelector<HTMLTemplateElement>('template#signed-in')
dropEndedToken()
if (root && template && readToken() !== null) {
  root.replaceChildren(template.content)
  root.dataset['page'] = 'signed-in'
}
