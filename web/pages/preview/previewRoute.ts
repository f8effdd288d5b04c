import type { RouteObject } from 'react-router-dom'
import { unlessOnlySearchChanged } from '../../relay/reloading.ts'

/** The sequence preview, without the dashboard's frame around it; which shots are played changes no data. */
export const previewRoute: RouteObject = {
  path: 'projects/:projectId/preview',
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get('board') !== nextUrl.searchParams.get('board') ||
    (currentUrl.search === nextUrl.search && defaultShouldRevalidate),
  lazy: {
    loader: async () => (await import('./previewPageLoader.ts')).previewPageLoader,
    Component: async () => (await import('./PreviewPage.tsx')).PreviewPage,
  },
}

/** The same for a playlist. */
export const playlistPreviewRoute: RouteObject = {
  path: 'projects/:projectId/playlists/:playlistId/preview',
  shouldRevalidate: unlessOnlySearchChanged,
  lazy: {
    loader: async () => (await import('./playlistPreviewPageLoader.ts')).playlistPreviewPageLoader,
    Component: async () => (await import('./PlaylistPreviewPage.tsx')).PlaylistPreviewPage,
  },
}

/** The same for a version of a board. */
export const versionPreviewRoute: RouteObject = {
  path: 'projects/:projectId/versions/:versionId/preview',
  shouldRevalidate: unlessOnlySearchChanged,
  lazy: {
    loader: async () => (await import('./versionPreviewPageLoader.ts')).versionPreviewPageLoader,
    Component: async () => (await import('./VersionPreviewPage.tsx')).VersionPreviewPage,
  },
}
