import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, type Location } from 'react-router-dom'
import { isReturnPath, signInPathFor } from '../../features/session/guard.ts'
import { readToken, subscribeToSession } from '../../lib/session.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { shellMessages } from '../../messages/shell.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Goes where the session leads: to the sign-in page when it ended, from anywhere; and follows other tabs. */
function useSessionNavigation(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    // The session may have ended while the page was still loading, when nobody listened yet.
    if (pathname.startsWith('/dashboard') && readToken() === null) {
      showToast({ type: 'warning', title: shellMessages.sessionExpired })
      void navigate(signInPathFor(pathname + search), { replace: true })
    }
  }, [navigate, pathname, search])
  useEffect(
    () =>
      subscribeToSession((change) => {
        const isGuarded = pathname.startsWith('/dashboard')
        if (change === 'signed-out') selectOrganization(null)
        if (change === 'expired' && pathname !== '/signin') {
          showToast({ type: 'warning', title: shellMessages.sessionExpired })
          void navigate(isReturnPath(pathname) ? signInPathFor(pathname + search) : '/signin', { replace: true })
        }
        if (change === 'signed-out' && isGuarded) void navigate('/signin', { replace: true })
        if (change === 'other-tab') {
          if (readToken() === null) {
            if (isGuarded) void navigate(signInPathFor(pathname + search), { replace: true })
          } else {
            // Somebody signed in elsewhere: what is on the screen may belong to another person.
            window.location.reload()
          }
        }
      }),
    [navigate, pathname, search],
  )
}

/** Every page that is opened by its address has the key `default`: each keeps a scroll position of its own. */
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** Around every page: follows the session and restores the scroll position. */
export function RootLayout() {
  useSessionNavigation()
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  )
}
