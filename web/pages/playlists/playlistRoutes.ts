import type { RouteObject } from 'react-router-dom'
import { unlessOnlyChanged } from '../../relay/reloading.ts'

/** The playlists of a project, and one of them. */
export const playlistRoutes: RouteObject[] = [
  {
    path: 'playlists',
    shouldRevalidate: unlessOnlyChanged('new'),
    lazy: {
      loader: async () => (await import('./playlistsPageLoader.ts')).playlistsPageLoader,
      Component: async () => (await import('./PlaylistsPage.tsx')).PlaylistsPage,
    },
  },
  {
    path: 'playlists/:playlistId',
    lazy: {
      loader: async () => (await import('./playlistPageLoader.ts')).playlistPageLoader,
      Component: async () => (await import('./PlaylistPage.tsx')).PlaylistPage,
    },
  },
]
