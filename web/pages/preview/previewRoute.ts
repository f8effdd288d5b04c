import type { RouteObject } from 'react-router-dom'

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
