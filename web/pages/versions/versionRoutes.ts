import type { RouteObject } from 'react-router-dom'
import { unlessOnlyChanged } from '../../relay/reloading.ts'

/** The versions of the boards of a project, and one of them. */
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
]
