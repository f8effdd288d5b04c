const TOKEN_KEY = 'token'
const LIFETIME_KEY = 'framewright.tokenLifetime'
const BROWSER_LIFETIME = 'browser'
const LIFETIME_COOKIE = 'framewright_session'
/** Where the person has been, which is nobody else's business: see `recentPlaces.ts`. */
export const RECENT_PLACES_KEY = 'framewright.recentPlaces'

/** Why the session changed: by the person here, because the server no longer knows it, or in another tab. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'other-tab'

const listeners = new Set<(change: SessionChange) => void>()

function notify(change: SessionChange): void {
  for (const listener of listeners) listener(change)
}

function hasLifetimeCookie(): boolean {
  return document.cookie.split('; ').includes(`${LIFETIME_COOKIE}=1`)
}

function forget(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(LIFETIME_KEY)
  localStorage.removeItem(RECENT_PLACES_KEY)
}

/** The bearer token of the person signed in, or null. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY)
}

/** Remembers the token; without `remember` only until the browser is closed. */
export function storeToken(token: string, { remember }: { remember: boolean }): void {
  localStorage.removeItem(RECENT_PLACES_KEY)
  if (remember) {
    localStorage.removeItem(LIFETIME_KEY)
  } else {
    localStorage.setItem(LIFETIME_KEY, BROWSER_LIFETIME)
    document.cookie = `${LIFETIME_COOKIE}=1; path=/; SameSite=Lax`
  }
  localStorage.setItem(TOKEN_KEY, token)
  notify('signed-in')
}

/** Forgets the token. `expired` is for a token the server refused. */
export function clearToken(reason: 'signed-out' | 'expired'): void {
  if (readToken() === null) return
  forget()
  notify(reason)
}

/** Tells of every change of the session, also those made in other tabs. */
export function subscribeToSession(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Drops a token that was to last only as long as the browser. */
export function dropEndedToken(): void {
  if (localStorage.getItem(LIFETIME_KEY) === BROWSER_LIFETIME && !hasLifetimeCookie()) forget()
}

/** Drops a token whose time is over, and listens to other tabs. Call once at the start. */
export function startSession(): void {
  dropEndedToken()
  window.addEventListener('storage', (event) => {
    const isTokenEvent = event.key === TOKEN_KEY || event.key === null
    if (isTokenEvent && event.storageArea === localStorage) notify('other-tab')
  })
}
