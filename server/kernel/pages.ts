import { openedAtStart } from './resources.ts'

/** The address people and scripts reach this server by, without a trailing slash. */
export const publicUrl = openedAtStart<string>('the public address')

/** The absolute address of a path on this server. */
export const absoluteUrl = (path: string): string => new URL(path, `${publicUrl()}/`).href

const projectPage = (project: string): string => `/dashboard/projects/${project}`

/** The paths of the client's pages, from the TypeIDs of what they show. */
export const pages = {
  organization: (organization: string) => `/dashboard/organizations/${organization}`,
  organizationSettings: (organization: string) => `/dashboard/organizations/${organization}?tab=settings`,
  project: projectPage,
  storyboard: (project: string, storyboard: string) => `${projectPage(project)}/storyboard?board=${storyboard}`,
  shot: (project: string, storyboard: string, shot: string) =>
    `${projectPage(project)}/storyboard?board=${storyboard}&shot=${shot}`,
  assets: (project: string) => `${projectPage(project)}/assets`,
  asset: (project: string, asset: string) => `${projectPage(project)}/assets?asset=${asset}`,
  tasks: (project: string) => `${projectPage(project)}/tasks`,
  task: (project: string, task: string) => `${projectPage(project)}/tasks?task=${task}`,
} as const
