/** Address of the playlists of a project. */
export const playlistsPath = (projectId: string): string => `/dashboard/projects/${projectId}/playlists`

/** Address of a playlist. */
export const playlistPath = (projectId: string, playlistId: string): string =>
  `${playlistsPath(projectId)}/${playlistId}`

/** Address at which a playlist is played, from an item on. */
export function playlistPlayPath(projectId: string, playlistId: string, itemId?: string): string {
  const preview = `${playlistPath(projectId, playlistId)}/preview`
  return itemId === undefined ? preview : `${preview}?item=${itemId}`
}
