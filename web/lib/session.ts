import { Listeners } from './listeners.ts'

const TOKEN_KEY = 'token'
const LIFETIME_KEY = 'framewright.tokenLifetime'
const BROWSER_LIFETIME = 'browser'
const LIFETIME_COOKIE = 'framewright_session'
/** Where the person has been, which is nobody else's business: see `recentPlaces.ts`. */
export const RECENT_PLACES_KEY = 'framewright.recentPlaces'
/** What was exported last, see `lastExport.ts`. */
export const LAST_EXPORTS_KEY = 'framewright.lastExports'

/** The shortcuts that the account changed, see `deviceSettings.ts`. */
const SHORTCUTS_KEY = 'framewright.shortcuts'

const USER_KEY = 'framewright.userId'
const DRAFTS_KEY = 'framewright.drafts.'

/** Why the session changed: by the person here, because the server no longer knows it, or in another tab. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'other-tab'

const listeners = new Listeners<[change: SessionChange]>()

function hasLifetimeCookie(): boolean {
  return document.cookie.split('; ').includes(`${LIFETIME_COOKIE}=1`)
}

function forget(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(USER_KEY)
  localStorage.removeItem(LIFETIME_KEY)
  localStorage.removeItem(RECENT_PLACES_KEY)
  localStorage.removeItem(LAST_EXPORTS_KEY)
  localStorage.removeItem(SHORTCUTS_KEY)
}

/** The bearer token of the person signed in, or null. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY)
}

/** Removes the drafts of everybody but one person. */
function dropDrafts(exceptOf: string | null): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(DRAFTS_KEY) && key !== `${DRAFTS_KEY}${exceptOf}`) localStorage.removeItem(key)
  }
}

/** Notes who the token belongs to; the drafts of others go. */
export function noteUser(userId: string): void {
  if (readToken() === null || localStorage.getItem(USER_KEY) === userId) return
  localStorage.setItem(USER_KEY, userId)
  dropDrafts(userId)
}

/**
 * Where drafts of forms are kept: for the person signed in until they sign out, for others until the tab closes. Null
 * while it is not known who is signed in.
 */
export function draftStorage(): { storage: Storage; key: string } | null {
  if (readToken() === null) return { storage: sessionStorage, key: DRAFTS_KEY }
  const userId = localStorage.getItem(USER_KEY)
  return userId === null ? null : { storage: localStorage, key: `${DRAFTS_KEY}${userId}` }
}

type Lifetime = { remember: boolean; userId?: string }

/** Remembers the token and whose it is; without `remember` only until the browser is closed. */
export function storeToken(token: string, { remember, userId }: Lifetime): void {
  localStorage.removeItem(RECENT_PLACES_KEY)
  localStorage.removeItem(SHORTCUTS_KEY)
  localStorage.removeItem(USER_KEY)
  if (remember) {
    localStorage.removeItem(LIFETIME_KEY)
  } else {
    localStorage.setItem(LIFETIME_KEY, BROWSER_LIFETIME)
    document.cookie = `${LIFETIME_COOKIE}=1; path=/; SameSite=Lax`
  }
  localStorage.setItem(TOKEN_KEY, token)
  if (userId !== undefined) noteUser(userId)
  listeners.tell('signed-in')
}

/** Forgets the token. `expired` is for a token the server refused. */
export function clearToken(reason: 'signed-out' | 'expired'): void {
  if (readToken() === null) return
  forget()
  if (reason === 'signed-out') {
    dropDrafts(null)
    sessionStorage.removeItem(DRAFTS_KEY)
  }
  listeners.tell(reason)
}

/** Tells of every change of the session, also those made in other tabs. */
export const subscribeToSession = listeners.subscribe

/** Drops a token that was to last only as long as the browser. */
export function dropEndedToken(): void {
  if (localStorage.getItem(LIFETIME_KEY) === BROWSER_LIFETIME && !hasLifetimeCookie()) forget()
}

/** Drops a token whose time is over, and listens to other tabs. Call once at the start. */
export function startSession(): void {
  dropEndedToken()
  window.addEventListener('storage', (event) => {
    const isTokenEvent = event.key === TOKEN_KEY || event.key === null
    if (isTokenEvent && event.storageArea === localStorage) listeners.tell('other-tab')
  })
}
