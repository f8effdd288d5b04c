/** Who looks at a page: nobody in particular, somebody without an organization, with an empty one, and each role. */
export const VISITORS = ['signed out', 'newcomer', 'beginner', 'MEMBER', 'ADMIN', 'OWNER'] as const
export type Visitor = (typeof VISITORS)[number]

/** What is under an address for somebody. In texts `{…}` stands for something of the visitor's world. */
export interface Landing {
  /** Where the visit ends; where it was to lead, when nothing is said. */
  path?: string
  /** The page's name in the browser's tab. */
  title: string
  /** Its first heading. */
  heading: string | RegExp
}

/** An address of the site and who finds what there. */
export interface RouteRow {
  /** Its pattern in web/routes.tsx; what only the server knows is a path of its own. */
  route: string
  /** The address that is opened, where it is not the pattern filled in. */
  path?: string
  /** Who comes here. */
  visitors: readonly Visitor[]
  /** Of these, who comes in every run; the others find the same and come in the full run. Left out, all. */
  always?: readonly Visitor[]
  /** For whom the page is looked at closely in every run; nobody's, where another row leads to the same page. */
  lookedAtFor: Visitor | null
  landing: (visitor: Visitor) => Landing
}

const SOME: readonly Visitor[] = ['signed out', 'newcomer', 'OWNER']
const ROLES: readonly Visitor[] = ['MEMBER', 'ADMIN', 'OWNER']
/** An ADMIN finds what the OWNER finds, but for members and settings of an organization. */
const ALL_BUT_ADMINS: readonly Visitor[] = VISITORS.filter((visitor) => visitor !== 'ADMIN')
const INSIDERS: readonly Visitor[] = ['beginner', ...ROLES]
const ONE_OF_EACH: readonly Visitor[] = VISITORS.filter((visitor) => visitor !== 'beginner')

const ORGANIZATIONS: Landing = {
  path: '/dashboard/organizations', title: 'Organizations · Dashboard', heading: 'Organizations',
}
const SIGN_IN: Landing = { path: '/signin', title: 'Sign In', heading: 'Welcome Back' }

/** The sign-in page that leads back; what stands for something else stays readable. */
const signInTo = (path: string): Landing => ({
  ...SIGN_IN, path: `/signin?next=${encodeURIComponent(path).replaceAll('%3A', ':')}`,
})

const DEMO: Landing = { path: '/try-it-out', title: 'Try It Out', heading: 'Try It Out' }

/** A page that is the same for everybody. */
const page = (route: string, title: string, heading: Landing['heading'] = title): RouteRow => ({
  route, visitors: ONE_OF_EACH, always: ['signed out'], lookedAtFor: 'signed out', landing: () => ({ title, heading }),
})

/** A page that knows who is signed in. */
const personal = (...parameters: Parameters<typeof page>): RouteRow => ({
  ...page(...parameters), always: ['signed out', 'OWNER'],
})

/** A page in one of its other states. */
const state = (route: string, path: string, title: string, heading: Landing['heading']): RouteRow => ({
  route, path, visitors: SOME, always: ['signed out'], lookedAtFor: 'signed out', landing: () => ({ title, heading }),
})

/** An address that leads on. */
const leads = (route: string, signedOut: Landing, signedIn: (visitor: Visitor) => Landing): RouteRow => ({
  route, visitors: ONE_OF_EACH, always: ['signed out', 'newcomer', 'OWNER'], lookedAtFor: null,
  landing: (visitor) => (visitor === 'signed out' ? signedOut : signedIn(visitor)),
})

/** A page for who is not signed in; others go on. */
const entrance = (route: string, title: string, heading: string): RouteRow => ({
  ...leads(route, { title, heading }, () => ORGANIZATIONS),
  always: ['signed out', 'OWNER'],
  lookedAtFor: 'signed out',
})

/** A page of the dashboard: who is not signed in has to first, and comes back. */
function guarded(route: string, landing: (visitor: Visitor) => Landing, path = route): RouteRow {
  return {
    route, path, visitors: VISITORS, always: ALL_BUT_ADMINS, lookedAtFor: 'OWNER',
    landing: (visitor) => (visitor === 'signed out' ? signInTo(path) : landing(visitor)),
  }
}

const inDashboard = (title: string, heading: Landing['heading'] = title): Landing => ({
  title: `${title} · Dashboard`, heading,
})

/** A page of a project, which is not there for others. */
function ofProject(part: string, name: string, heading: Landing['heading'] = name): RouteRow {
  const inside = part === '' ? '{project} · Projects · Dashboard' : `${name} · {project} · Dashboard`
  const row = guarded(`/dashboard/projects/:projectId${part}`, (visitor) =>
    visitor === 'newcomer' ? inDashboard('Project not found') : { title: inside, heading })
  // One page says that the project is not there, and one leads to the sign-in page, for all of them.
  return part === '' ? row : { ...row, always: ['beginner', 'MEMBER', 'OWNER'] }
}

const LANDING_HEADING = /See the film before you shoot it\.|Hello/

/** Every route of the product, in the order of web/routes.tsx, and what the server serves beside them. */
export const ROUTES: readonly RouteRow[] = [
  personal('/', 'Home', LANDING_HEADING),
  personal('/home', 'Home', LANDING_HEADING),
  personal('/try-it-out', 'Try It Out'),
  page('/about', 'About'),
  page('/contact', 'Contact'),
  page('/consultation', 'Consultation', 'Schedule a consultation'),
  page('/privacy-policy', 'Privacy Policy'),
  page('/terms-of-service', 'Terms of Service'),
  page('/cookie-policy', 'Cookie Policy'),
  page('/confirm-newsletter', 'Confirm Newsletter', /./),
  state('/confirm-newsletter', '/confirm-newsletter?token=nonsense', 'Confirm Newsletter', /./),
  page('/unsubscribe', 'Unsubscribe', /./),
  state('/unsubscribe', '/unsubscribe?token=nonsense', 'Unsubscribe', /./),
  leads('/menu', DEMO, lastBoard),
  leads('/storyboard', DEMO, lastBoard),
  entrance('/signin', 'Sign In', 'Welcome Back'),
  entrance('/signup', 'Sign Up', 'Create your account'),
  page('/forgot-password', 'Forgot Password', /./),
  personal('/reset-password', 'Reset Password', /./),
  // A token that does not work leaves the address at once.
  {
    ...state('/reset-password', '/reset-password?token=nonsense', 'Reset Password', /./),
    landing: () => ({ path: '/reset-password', title: 'Reset Password', heading: /./ }),
  },
  personal('/verify-email', 'Verify Email', /./),
  {
    ...state('/verify-email', '/verify-email?token=nonsense', 'Verify Email', /./),
    landing: () => ({ path: '/verify-email', title: 'Verify Email', heading: /./ }),
  },
  personal('/invitation', 'Invitation', /./),
  state('/invitation', '/invitation?token=nonsense', 'Invitation', /./),
  state('/invitation', '/invitation?token={invitation}', 'Invitation', 'Join Kestrel'),
  leads('/user-settings', SIGN_IN, () => ({ ...inDashboard('Settings'), path: '/dashboard/user-settings' })),
  leads('/organizations', signInTo('/dashboard/organizations'), () => ORGANIZATIONS),
  leads(
    '/organizations/:organizationId',
    signInTo('/dashboard/organizations/:organizationId'),
    (visitor) => ({ ...organization(visitor), path: '/dashboard/organizations/:organizationId' }),
  ),
  {
    route: '/dashboard', visitors: VISITORS, lookedAtFor: 'OWNER',
    landing: (visitor) => (visitor === 'signed out' ? SIGN_IN : { title: 'Dashboard', heading: /./ }),
  },
  guarded('/dashboard/organizations', () => ({ ...ORGANIZATIONS })),
  leads(
    '/dashboard/organizations/:organizationId/activity',
    signInTo('/dashboard/organizations/:organizationId?tab=activity'),
    (visitor) => ({ ...organization(visitor), path: '/dashboard/organizations/:organizationId?tab=activity' }),
  ),
  guarded('/dashboard/organizations/:organizationId/trash', (visitor) => (
    visitor === 'newcomer' ? inDashboard('Organizations', /Organization not found/) : {
      title: 'Trash · {organization} · Dashboard', heading: 'Trash of {organization}',
    })),
  guarded('/dashboard/organizations/:organizationId', organization),
  ...['members', 'settings'].map((tab) => ({
    ...guarded(
      '/dashboard/organizations/:organizationId', organization,
      `/dashboard/organizations/:organizationId?tab=${tab}`,
    ),
    visitors: INSIDERS, always: INSIDERS,
  })),
  guarded('/dashboard/projects', () => inDashboard('Projects', /./)),
  guarded('/dashboard/assets', () => inDashboard('Asset Library', /./)),
  guarded('/dashboard/tasks', () => inDashboard('Task Board', /./)),
  guarded('/dashboard/user-settings', () => inDashboard('Settings')),
  ...['password', 'sessions', 'tokens', 'notifications', 'appearance'].map((section) => ({
    ...guarded(
      '/dashboard/user-settings', () => inDashboard('Settings'), `/dashboard/user-settings?section=${section}`,
    ),
    visitors: ROLES, always: ['OWNER' as const],
  })),
  ofProject('', '', '{project}'),
  ofProject('/storyboard', 'Project Storyboard'),
  ofProject('/preview', 'Sequence preview', /./),
  ofProject('/assets', 'Assets', /./),
  ofProject('/tasks', 'Task Board'),
  ofProject('/breakdown', 'Breakdown', /./),
  ofProject('/activity', 'Activity', /./),
  ofProject('/versions', 'Versions', /./),
  ofProject('/versions/:versionId', '{version}', /^Version 1, /),
  ofProject('/versions/:versionId/compare', 'Compare versions'),
  ofProject('/versions/:versionId/preview', '{version}', /./),
  ofProject('/imports/:importId', 'Import', 'recut.csv'),
  ofProject('/playlists', 'Playlists', /./),
  ofProject('/playlists/:playlistId', '{playlist}', '{playlist}'),
  ofProject('/playlists/:playlistId/preview', '{playlist}', /./),
  ofProject('/trash', 'Trash', /./),
  { ...leads('*', SIGN_IN, () => ({ path: '/dashboard', title: 'Dashboard', heading: /./ })), path: '/nowhere/at-all' },
]

function organization(visitor: Visitor): Landing {
  return visitor === 'newcomer' ? inDashboard('Organizations', /Organization not found/) : {
    title: '{organization} · Dashboard', heading: '{organization}',
  }
}

function lastBoard(visitor: Visitor): Landing {
  if (visitor === 'newcomer') return { ...inDashboard('Projects', /./), path: '/dashboard/projects' }
  return {
    path: '/dashboard/projects/:projectId/storyboard', title: 'Project Storyboard · {project} · Dashboard',
    heading: 'Project Storyboard',
  }
}
