import { translated } from './translated.ts'

/** What the frame of each page of a project shows: the names of its pages, and what its header offers. */
export const projectFrameMessages = translated('projectFrameMessages', {
  pages: {
    playlists: 'Playlists', assets: 'Assets', breakdown: 'Breakdown', tasks: 'Tasks', versions: 'Versions',
    activity: 'Activity', trash: 'Trash',
  },
  importFile: 'Import a file…',
  saveVersion: 'Save version…',
  share: 'Share for review…',
  addToPlaylist: 'Add to playlist…',
  wholeBoard: (name: string) => `The whole board ${name}`,
  export: 'Export',
  exportForbidden: 'Viewers may not export. Ask an owner or an admin of the organization for another role.',
  archived: 'This project is archived and read-only',
  notFound: 'Project not found',
  notFoundLine: 'It may have been deleted, or it belongs to an organization you are not a member of.',
  toProjects: 'All projects',
})
