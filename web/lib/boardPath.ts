const projectPath = (projectId: string): string => `/dashboard/projects/${projectId}`

/** Address of one board of a project, or of one shot on it; of the board opened last, if none is named. */
export function boardPath(projectId: string, boardId?: string, shotId?: string): string {
  const storyboard = `${projectPath(projectId)}/storyboard`
  if (boardId === undefined) return storyboard
  const board = `${storyboard}?board=${boardId}`
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

/** Address at which two versions are compared, null standing for the board today; at least one is a version. */
export function comparePath(projectId: string, from: string | null, to: string | null, shotId?: string): string {
  const sides = from === null ? ['from=today'] : to === null ? [] : [`to=${to}`]
  const search = [...sides, ...(shotId === undefined ? [] : [`shot=${shotId}`])].join('&')
  return `${versionPath(projectId, from ?? to ?? '')}/compare${search === '' ? '' : `?${search}`}`
}

/** Address of an import: its plan, and what became of it. */
export const importPath = (projectId: string, importId: string): string =>
  `${projectPath(projectId)}/imports/${importId}`

/** Where a thread of comments is read: the frame preview of its shot, or the comments of its board. */
type ThreadPlace = { threadId: string; boardId: string | undefined; shotId: string | undefined }

/** Address at which a thread of comments is read. */
export function threadPath(projectId: string, { threadId, boardId, shotId }: ThreadPlace): string {
  if (boardId === undefined) return projectPath(projectId)
  return `${boardPath(projectId, boardId, shotId)}&thread=${threadId}`
}
