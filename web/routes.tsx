import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { openUserSettings, redirectSignedIn, requireSession } from './features/session/guard.ts'
import { PageError } from './pages/dashboard/PageError.tsx'
import { importRoutes } from './pages/imports/importRoutes.ts'
import { playlistRoutes } from './pages/playlists/playlistRoutes.ts'
import { playlistPreviewRoute, previewRoute, versionPreviewRoute } from './pages/preview/previewRoute.ts'
import { ApplicationError } from './pages/root/ApplicationError.tsx'
import { RootLayout } from './pages/root/RootLayout.tsx'
import { versionRoutes } from './pages/versions/versionRoutes.ts'
import { OPENING_KEYS } from './features/assets/assetAddress.ts'
import { unlessOnlyChanged, unlessOnlyPageChanged, unlessOnlySearchChanged } from './relay/reloading.ts'
import { LoadingMark } from './ui/Mark.tsx'
import { commonMessages } from './messages/common.ts'
import { legalDocuments } from './messages/legal/legalDocuments.ts'

function openOrganization({ params }: LoaderFunctionArgs): Response {
  return redirect(`/dashboard/organizations/${params['organizationId'] ?? ''}`)
}

/** The addresses that lead into a storyboard, whichever that is. */
async function openStoryboard(): Promise<Response> {
  return (await import('./features/projects/lastStoryboard.ts')).openLastStoryboard()
}

const loading = <LoadingMark label={commonMessages.loading} />

const LEGAL_PAGES = {
  '/privacy-policy': legalDocuments.privacyPolicy,
  '/terms-of-service': legalDocuments.termsOfService,
  '/cookie-policy': legalDocuments.cookiePolicy,
}

/** Pages with the site's top bar and footer. */
const siteRoutes: RouteObject[] = [
  ...['/', '/home'].map((path) => ({
    path,
    lazy: {
      loader: async () => (await import('./pages/landing/landingPageLoader.ts')).landingPageLoader,
      Component: async () => (await import('./pages/landing/LandingPage.tsx')).LandingPage,
    },
  })),
  {
    path: '/try-it-out',
    lazy: { Component: async () => (await import('./pages/tryItOut/TryItOutPage.tsx')).TryItOutPage },
  },
  {
    path: '/about',
    lazy: { Component: async () => (await import('./pages/about/AboutPage.tsx')).AboutPage },
  },
  {
    path: '/contact',
    lazy: {
      loader: async () => (await import('./pages/contact/contactPageLoader.ts')).contactPageLoader,
      Component: async () => (await import('./pages/contact/ContactPage.tsx')).ContactPage,
    },
  },
  {
    path: '/consultation',
    lazy: { Component: async () => (await import('./pages/consultation/ConsultationPage.tsx')).ConsultationPage },
  },
  ...Object.entries(LEGAL_PAGES).map(([path, loader]) => ({
    path,
    loader,
    lazy: { Component: async () => (await import('./pages/legal/LegalDocumentPage.tsx')).LegalDocumentPage },
  })),
  {
    path: '/confirm-newsletter',
    lazy: {
      Component: async () =>
        (await import('./pages/confirmNewsletter/ConfirmNewsletterPage.tsx')).ConfirmNewsletterPage,
    },
  },
  {
    path: '/unsubscribe',
    lazy: { Component: async () => (await import('./pages/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage },
  },
]

const publicRoutes: RouteObject[] = [
  {
    shouldRevalidate: unlessOnlyPageChanged,
    lazy: {
      loader: async () => (await import('./pages/public/publicLayoutLoader.ts')).publicLayoutLoader,
      Component: async () => (await import('./pages/public/PublicLayout.tsx')).PublicLayout,
    },
    children: siteRoutes,
  },
  { path: '/menu', loader: openStoryboard, element: loading },
  { path: '/storyboard', loader: openStoryboard, element: loading },
  {
    path: '/signin',
    loader: redirectSignedIn,
    lazy: { Component: async () => (await import('./pages/signIn/SignInPage.tsx')).SignInPage },
  },
  {
    path: '/signup',
    lazy: {
      loader: async () => (await import('./pages/signUp/signUpPageLoader.ts')).signUpPageLoader,
      Component: async () => (await import('./pages/signUp/SignUpPage.tsx')).SignUpPage,
    },
  },
  {
    path: '/forgot-password',
    lazy: { Component: async () => (await import('./pages/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage },
  },
  {
    path: '/reset-password',
    lazy: { Component: async () => (await import('./pages/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage },
  },
  {
    path: '/verify-email',
    lazy: { Component: async () => (await import('./pages/verifyEmail/VerifyEmailPage.tsx')).VerifyEmailPage },
  },
  {
    path: '/invitation',
    lazy: {
      loader: async () => (await import('./pages/invitation/invitationPageLoader.ts')).invitationPageLoader,
      Component: async () => (await import('./pages/invitation/InvitationPage.tsx')).InvitationPage,
    },
  },
  { path: '/user-settings', loader: openUserSettings, element: loading },
  { path: '/organizations', loader: () => redirect('/dashboard/organizations'), element: loading },
  { path: '/organizations/:organizationId', loader: openOrganization, element: loading },
]

const projectRoutes: RouteObject[] = [
  {
    index: true,
    shouldRevalidate: unlessOnlyChanged('new-board'),
    lazy: {
      loader: async () => (await import('./pages/project/projectPageLoader.ts')).projectPageLoader,
      Component: async () => (await import('./pages/project/ProjectPage.tsx')).ProjectPage,
    },
  },
  {
    path: 'storyboard',
    lazy: {
      loader: async () => (await import('./pages/storyboard/storyboardPageLoader.ts')).storyboardPageLoader,
      Component: async () => (await import('./pages/storyboard/StoryboardPage.tsx')).StoryboardPage,
    },
  },
  {
    path: 'assets',
    shouldRevalidate: unlessOnlyChanged(...OPENING_KEYS),
    lazy: {
      loader: async () => (await import('./pages/assets/assetsPageLoader.ts')).assetsPageLoader,
      Component: async () => (await import('./pages/assets/AssetsPage.tsx')).AssetsPage,
    },
  },
  {
    path: 'tasks',
    shouldRevalidate: unlessOnlyChanged('task', 'new'),
    lazy: {
      loader: async () => (await import('./pages/tasks/taskBoardPageLoader.ts')).taskBoardPageLoader,
      Component: async () => (await import('./pages/tasks/TaskBoardPage.tsx')).TaskBoardPage,
    },
  },
  {
    path: 'breakdown',
    lazy: {
      loader: async () => (await import('./pages/breakdown/breakdownPageLoader.ts')).breakdownPageLoader,
      Component: async () => (await import('./pages/breakdown/BreakdownPage.tsx')).BreakdownPage,
    },
  },
  {
    path: 'activity',
    lazy: {
      loader: async () =>
        (await import('./pages/projectActivity/projectActivityPageLoader.ts')).projectActivityPageLoader,
      Component: async () => (await import('./pages/projectActivity/ProjectActivityPage.tsx')).ProjectActivityPage,
    },
  },
  ...versionRoutes,
  ...importRoutes,
  ...playlistRoutes,
  {
    path: 'trash',
    lazy: {
      loader: async () => (await import('./pages/trash/projectTrashPageLoader.ts')).projectTrashPageLoader,
      Component: async () => (await import('./pages/trash/ProjectTrashPage.tsx')).ProjectTrashPage,
    },
  },
]

const dashboardRoutes: RouteObject[] = [
  {
    index: true,
    lazy: {
      loader: async () => (await import('./pages/overview/overviewPageLoader.ts')).overviewPageLoader,
      Component: async () => (await import('./pages/overview/OverviewPage.tsx')).OverviewPage,
    },
  },
  {
    path: 'organizations',
    shouldRevalidate: unlessOnlyChanged('new'),
    lazy: {
      loader: async () => (await import('./pages/organizations/organizationsPageLoader.ts')).organizationsPageLoader,
      Component: async () => (await import('./pages/organizations/OrganizationsPage.tsx')).OrganizationsPage,
    },
  },
  {
    path: 'organizations/:organizationId/activity',
    loader: ({ params }) => redirect(`/dashboard/organizations/${params['organizationId'] ?? ''}?tab=activity`),
    element: loading,
  },
  {
    path: 'organizations/:organizationId',
    shouldRevalidate: unlessOnlySearchChanged,
    lazy: {
      loader: async () => (await import('./pages/organization/organizationPageLoader.ts')).organizationPageLoader,
      Component: async () => (await import('./pages/organization/OrganizationPage.tsx')).OrganizationPage,
    },
  },
  {
    path: 'organizations/:organizationId/trash',
    lazy: {
      loader: async () =>
        (await import('./pages/trash/organizationTrashPageLoader.ts')).organizationTrashPageLoader,
      Component: async () => (await import('./pages/trash/OrganizationTrashPage.tsx')).OrganizationTrashPage,
    },
  },
  {
    path: 'projects',
    shouldRevalidate: unlessOnlyChanged('new'),
    lazy: {
      loader: async () => (await import('./pages/projects/projectsPageLoader.ts')).projectsPageLoader,
      Component: async () => (await import('./pages/projects/ProjectsPage.tsx')).ProjectsPage,
    },
  },
  {
    path: 'assets',
    shouldRevalidate: unlessOnlyChanged(...OPENING_KEYS),
    lazy: {
      loader: async () =>
        (await import('./pages/organizationAssets/organizationAssetsPageLoader.ts')).organizationAssetsPageLoader,
      Component: async () =>
        (await import('./pages/organizationAssets/OrganizationAssetsPage.tsx')).OrganizationAssetsPage,
    },
  },
  {
    path: 'tasks',
    lazy: {
      loader: async () =>
        (await import('./pages/organizationTasks/organizationTasksPageLoader.ts')).organizationTasksPageLoader,
      Component: async () =>
        (await import('./pages/organizationTasks/OrganizationTasksPage.tsx')).OrganizationTasksPage,
    },
  },
  {
    path: 'user-settings',
    shouldRevalidate: unlessOnlySearchChanged,
    lazy: {
      loader: async () => (await import('./pages/userSettings/userSettingsPageLoader.ts')).userSettingsPageLoader,
      Component: async () => (await import('./pages/userSettings/UserSettingsPage.tsx')).UserSettingsPage,
    },
  },
  {
    id: 'project',
    path: 'projects/:projectId',
    shouldRevalidate: unlessOnlySearchChanged,
    lazy: {
      loader: async () => (await import('./pages/dashboard/projectNavigationLoader.ts')).projectNavigationLoader,
      Component: async () => (await import('./pages/dashboard/ProjectFrame.tsx')).ProjectFrame,
    },
    children: projectRoutes,
  },
]

/** Every address of the web client; pages are loaded when they are first opened. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ApplicationError,
    hydrateFallbackElement: loading,
    children: [
      ...publicRoutes,
      {
        path: '/dashboard',
        loader: requireSession,
        shouldRevalidate: () => true,
        children: [
          { ErrorBoundary: ApplicationError, children: [previewRoute, versionPreviewRoute, playlistPreviewRoute] },
          {
            shouldRevalidate: unlessOnlyPageChanged,
            lazy: {
              loader: async () => (await import('./pages/dashboard/dashboardLoader.ts')).dashboardLoader,
              Component: async () => (await import('./pages/dashboard/DashboardLayout.tsx')).DashboardLayout,
            },
            children: [{ ErrorBoundary: PageError, children: dashboardRoutes }],
          },
        ],
      },
      { path: '*', loader: () => redirect('/dashboard'), element: loading },
    ],
  },
]
