import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** What is said of others who are here, and of the connection to them. */
export const liveMessages = translated('liveMessages', {
  offline: 'You are offline',
  offlineLine: 'Your work goes on and is sent when the connection is back.',
  waiting: (count: number) => `${countOf(count, 'change waits', 'changes wait')} to be sent`,
  accessLost: 'You no longer have access to this project',
  accessLostLine: 'Somebody changed who may see it. What you drew until then is saved.',
  projectDeleted: (actor: string, project: string) => `${actor} deleted ${project}`,
  projectDeletedLine: 'An administrator can restore it from the trash for 30 days.',
  boardGone: 'This storyboard was deleted',
  shotGone: 'This shot was deleted by somebody else',
  here: 'Who is here',
  you: (name: string) => `${name} (you)`,
  hereAloud: (names: readonly string[]) => `Here: ${names.join(', ')}`,
  more: (count: number) => `+${count}`,
  follow: (name: string) => `Follow ${name}`,
  following: (name: string) => `Following ${name}`,
  stopFollowing: 'Stop following',
  followedGone: (name: string) => `${name} has left`,
  looking: 'Looking',
  drawing: 'Drawing',
  playing: 'Playing',
  onShot: (name: string) => `${name} is on this shot`,
  drawsHere: (name: string) => `${name} draws in this shot`,
  clearTitle: 'Clear the drawing?',
  clearLine: (names: readonly string[]) =>
    `${names.join(', ')} drew here in the last minute. Clearing takes their strokes off, too; undo brings them back.`,
  clear: 'Clear',
  keep: 'Keep it',
  editedMeanwhile: 'Somebody else changed this meanwhile',
  editedMeanwhileLine: 'Your text is kept here. Save again to replace theirs.',
})
