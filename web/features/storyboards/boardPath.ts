/** Address of one board of a project. */
export function boardPath(projectId: string, boardId: string): string {
  return `/dashboard/projects/${projectId}/storyboard?board=${boardId}`
}
