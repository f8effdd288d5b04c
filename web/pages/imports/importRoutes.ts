import type { RouteObject } from 'react-router-dom'

/** The plan of an import. */
export const importRoutes: RouteObject[] = [
  {
    path: 'imports/:importId',
    lazy: {
      loader: async () => (await import('./importPageLoader.ts')).importPageLoader,
      Component: async () => (await import('./ImportPage.tsx')).ImportPage,
    },
  },
]
