/** Address of one board of a project, or of one shot on it. */
export function boardPath(projectId: string, boardId: string, shotId?: string): string {
  const board = `/dashboard/projects/${projectId}/storyboard?board=${boardId}`
  return shotId === undefined ? board : `${board}&shot=${shotId}`
}
