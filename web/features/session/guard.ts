import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { readToken } from '../../lib/session.ts'

const SIGN_IN_PATH = '/signin'
const HOME_AFTER_SIGN_IN = '/dashboard/organizations'

/** Address of the sign-in page that leads back to `path` afterwards. */
export function signInPathFor(path: string): string {
  return path === '/dashboard' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?next=${encodeURIComponent(path)}`
}

/** Where to go after signing in: the guarded page that was asked for, else the organizations. Only paths of ours. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && /^\/dashboard(\/|\?|$)/.test(next) ? next : HOME_AFTER_SIGN_IN
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
