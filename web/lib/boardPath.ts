const projectPath = (projectId: string): string => `/dashboard/projects/${projectId}`

/** Address of one board of a project, or of one shot on it. */
export function boardPath(projectId: string, boardId: string, shotId?: string): string {
  const board = `${projectPath(projectId)}/storyboard?board=${boardId}`
  return shotId === undefined ? board : `${board}&shot=${shotId}`
}

/** Address of the versions of a board; of the board opened last, if none is named. */
export function versionsPath(projectId: string, boardId?: string): string {
  const versions = `${projectPath(projectId)}/versions`
  return boardId === undefined ? versions : `${versions}?board=${boardId}`
}

/** Address of a version of a board. */
export const versionPath = (projectId: string, versionId: string): string =>
  `${versionsPath(projectId)}/${versionId}`

/** Address at which a version is played, from a shot on. */
export function versionPlayPath(projectId: string, versionId: string, shotId?: string): string {
  const preview = `${versionPath(projectId, versionId)}/preview`
  return shotId === undefined ? preview : `${preview}?shot=${shotId}`
}
