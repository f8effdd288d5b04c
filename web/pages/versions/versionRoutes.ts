import type { RouteObject } from 'react-router-dom'
import { unlessOnlyChanged } from '../../relay/reloading.ts'

/** The versions of the boards of a project, one of them, and two compared. */
export const versionRoutes: RouteObject[] = [
  {
    path: 'versions',
    shouldRevalidate: unlessOnlyChanged('save'),
    lazy: {
      loader: async () => (await import('./versionsPageLoader.ts')).versionsPageLoader,
      Component: async () => (await import('./VersionsPage.tsx')).VersionsPage,
    },
  },
  {
    path: 'versions/:versionId',
    lazy: {
      loader: async () => (await import('./versionPageLoader.ts')).versionPageLoader,
      Component: async () => (await import('./VersionPage.tsx')).VersionPage,
    },
  },
  {
    path: 'versions/:versionId/compare',
    shouldRevalidate: unlessOnlyChanged('from', 'kind', 'shot'),
    lazy: {
      loader: async () => (await import('./comparePageLoader.ts')).comparePageLoader,
      Component: async () => (await import('./ComparePage.tsx')).ComparePage,
    },
  },
]
