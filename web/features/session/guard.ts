import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { readToken } from '../../lib/session.ts'

const SIGN_IN_PATH = '/signin'
const HOME_AFTER_SIGN_IN = '/dashboard/organizations'
const SETTINGS_PATH = '/dashboard/user-settings'
const INVITATION_PATH = '/invitation'
/** Where signing in may lead back to: paths of ours that are, or may be, for somebody signed in. */
const RETURN_PATTERN = /^\/(dashboard|invitation|verify-email)(\/|\?|$)/

/** True for pages one comes back to after signing in. */
export function isReturnPath(path: string): boolean {
  return RETURN_PATTERN.test(path)
}

/** Address of the sign-in page that leads back to `path` afterwards. */
export function signInPathFor(path: string): string {
  return path === '/dashboard' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?next=${encodeURIComponent(path)}`
}

/** Address of an invitation's page. */
export function invitationPathFor(token: string): string {
  return `${INVITATION_PATH}?token=${encodeURIComponent(token)}`
}

/** The invitation somebody comes from to sign in or up: said itself, or as the page to return to; else null. */
export function invitationTokenOf(search: string): string | null {
  const parameters = new URLSearchParams(search)
  const [path, nextSearch] = (parameters.get('next') ?? '').split('?')
  const returning = path === INVITATION_PATH ? new URLSearchParams(nextSearch).get('token') : null
  return parameters.get('invitation') || returning || null
}

/** Where to go after signing in: the guarded page that was asked for, else the organizations. Only paths of ours. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (next !== null && isReturnPath(next)) return next
  const invitation = invitationTokenOf(search)
  return invitation === null ? HOME_AFTER_SIGN_IN : invitationPathFor(invitation)
}

/** Loader of everything that needs somebody signed in. */
export function requireSession({ request }: LoaderFunctionArgs): Response | null {
  if (readToken() !== null) return null
  const { pathname, search } = new URL(request.url)
  return redirect(signInPathFor(pathname + search))
}

/** Loader of the sign-in and sign-up pages: who is signed in already goes on. */
export function redirectSignedIn({ request }: LoaderFunctionArgs): Response | null {
  return readToken() === null ? null : redirect(pathAfterSignIn(new URL(request.url).search))
}

/** Loader of '/user-settings', where 'Sign In' of the welcome page leads: signing in from there asks for no page. */
export function openUserSettings(): Response {
  return redirect(readToken() === null ? SIGN_IN_PATH : SETTINGS_PATH)
}
