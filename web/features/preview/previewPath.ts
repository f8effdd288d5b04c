/** Where the preview begins, and which shots alone are played. */
type Wished = { shot?: string | undefined; shots?: readonly string[] }

/** Address of the preview of a project's board: from a shot on, or of some shots alone. */
export function previewPath(projectId: string, boardId?: string, what: Wished = {}): string {
  const search = new URLSearchParams()
  if (boardId !== undefined) search.set('board', boardId)
  if (what.shot !== undefined) search.set('shot', what.shot)
  if (what.shots !== undefined && what.shots.length > 0) search.set('shots', what.shots.join(','))
  const asked = search.toString()
  return `/dashboard/projects/${projectId}/preview${asked === '' ? '' : `?${asked}`}`
}
