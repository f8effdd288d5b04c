import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** The trash of a project and of an organization. */
export const trashMessages = translated('trashMessages', {
  heading: (name: string) => `Trash of ${name}`,
  projectLead:
    'Deleted boards, scenes, shots, views, sounds, assets, tasks and playlists. They can be restored for 30 days.',
  organizationLead: 'Deleted projects. They can be restored for 30 days.',
  open: 'Open the trash',
  failed: 'Failed to load the trash',
  type: 'Type',
  everything: 'Everything',
  types: {
    STORYBOARD: 'Boards', SCENE: 'Scenes', SHOT: 'Shots', VIEW: 'Views', SOUNDTRACK: 'Soundtracks', VOICE: 'Voices',
    ASSET: 'Assets', TASK: 'Tasks', PLAYLIST: 'Playlists',
  },
  typeOf: {
    ORGANIZATION: 'Organization', PROJECT: 'Project', STORYBOARD: 'Board', SCENE: 'Scene', SHOT: 'Shot',
    VIEW: 'View', SOUNDTRACK: 'Soundtrack', VOICE: 'Voice', ASSET: 'Asset', TASK: 'Task', PLAYLIST: 'Playlist',
  },
  unnamedView: 'View without a name',
  deletedBy: (name: string) => `Deleted by ${name}`,
  deletedByReset: 'Deleted by a reset of the project',
  daysLeft: (days: number) => (days < 1 ? 'Less than a day left' : `${countOf(days, 'day', 'days')} left`),
  restore: 'Restore',
  restoreLabel: (label: string) => `Restore ${label}`,
  mayNotRestore: 'Only members who can edit this project can restore.',
  mayNotRestoreProject: 'Only administrators can restore projects.',
  isArchived: 'This project is archived. Unarchive it to restore.',
  emptyTitle: 'The trash is empty',
  emptyLine: 'Whatever is deleted here waits 30 days before it is gone for good.',
  noMatchTitle: 'Nothing of this type',
  noMatchLine: 'Choose another type to see what else was deleted.',
})
