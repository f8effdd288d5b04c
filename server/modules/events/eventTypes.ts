import { invalidInput } from '../../kernel/errors.ts'

/** Everything that can stand in the log of a project, with what it means. */
export const PROJECT_EVENT_TYPES = {
  'project.created': 'The project was made.',
  'project.updated': 'Its name, code or description changed.',
  'project.frameRateChanged': 'Its frame rate changed.',
  'project.archived': 'It was archived: it can be read and no more changed.',
  'project.unarchived': 'It came back from the archive.',
  'project.deleted': 'It went to the trash.',
  'project.restored': 'It came back from the trash.',
  'project.reset': 'What was in it went to the trash.',
  'project.resetUndone': 'What a reset had put away came back.',
  'project.transferred': 'It moved to another organization.',
  'project.csvImported': 'Shots, assets, casting or tasks came from a CSV file.',
  'storyboard.created': 'A storyboard was added.',
  'storyboard.updated': 'Its name, code, description or start timecode changed.',
  'storyboard.moved': 'It took another place among the storyboards.',
  'storyboard.deleted': 'It went to the trash.',
  'storyboard.restored': 'It came back from the trash.',
  'soundtrack.set': 'It got a soundtrack, or another one.',
  'soundtrack.updated': 'The offset or the volume of its soundtrack changed.',
  'soundtrack.removed': 'Its soundtrack went to the trash.',
  'soundtrack.restored': 'A soundtrack came back from the trash.',
  'script.imported': 'A script became shots.',
  'status.created': 'A status of shots was added.',
  'status.updated': 'Its name or color changed.',
  'status.moved': 'It took another place among the statuses.',
  'status.deleted': 'It is gone for good.',
  'shot.created': 'A shot was added.',
  'shot.updated': 'Its name, code, description, dialogue or length changed.',
  'shot.duplicated': 'A shot was added as a copy of another.',
  'shot.moved': 'It took another place on its board.',
  'shot.statusChanged': 'It got another status, or none.',
  'shot.aspectRatioChanged': 'It got another aspect ratio.',
  'shot.deleted': 'It went to the trash.',
  'shot.restored': 'It came back from the trash.',
  'voice.set': 'It got a scratch voice, or another one.',
  'voice.removed': 'Its scratch voice went to the trash.',
  'voice.restored': 'A scratch voice came back from the trash.',
  'view.created': 'A view was added to a shot.',
  'view.updated': 'Its name or description changed.',
  'view.moved': 'It took another place among the views of its shot.',
  'view.drawn': 'Somebody drew in it; one event a save.',
  'view.imageSet': 'It got a background image, or another one.',
  'view.imageRemoved': 'Its background image was taken away.',
  'view.deleted': 'It went to the trash.',
  'view.restored': 'It came back from the trash.',
  'asset.created': 'An asset was added.',
  'asset.updated': 'Its name, code, type, status, description or metadata changed.',
  'asset.thumbnailSet': 'It got a thumbnail, or another one.',
  'asset.thumbnailRemoved': 'Its thumbnail was taken away.',
  'asset.dependencyAdded': 'It uses or owns another asset.',
  'asset.dependencyRemoved': 'It does not use or own another asset any more.',
  'asset.deleted': 'It went to the trash.',
  'asset.restored': 'It came back from the trash.',
  'casting.set': 'An asset appears in a shot, or another number of times.',
  'casting.removed': 'An asset does not appear in a shot any more.',
  'task.created': 'A task was added.',
  'task.updated': 'Its title, description, status, priority, assignee or due date changed.',
  'task.moved': 'It took another place on the task board.',
  'task.unassigned': 'Whoever it was assigned to has left.',
  'task.shotAdded': 'It is part of the work on a shot.',
  'task.shotRemoved': 'It is not part of the work on a shot any more.',
  'task.dependencyAdded': 'It waits for another task.',
  'task.dependencyRemoved': 'It does not wait for another task any more.',
  'task.deleted': 'It went to the trash.',
  'task.restored': 'It came back from the trash.',
  'export.queued': 'Somebody asked for a file with everything in the project.',
  'export.started': 'A server began to write it.',
  'export.progressed': 'Another part of it is written.',
  'export.finished': 'It can be downloaded.',
  'export.failed': 'It could not be made.',
} as const satisfies Record<string, string>

const TYPES = Object.keys(PROJECT_EVENT_TYPES)
const NOUNS = new Set(TYPES.map((type) => type.split('.', 1)[0] ?? ''))

/** What is wrong with wished types; null when nothing is. */
export function wrongTypes(wished: readonly string[]): string | null {
  const unknown = wished.find((type) => !TYPES.includes(type) && !NOUNS.has(type))
  if (unknown === undefined) return null
  return `"${unknown.slice(0, 60)}" is no event of a project. There are ${[...NOUNS, ...TYPES].join(', ')}.`
}

/** The exact types that wished ones stand for, a noun for all of its own; null, which is every type, for none. */
export function typesWished(wished: readonly string[]): string[] | null {
  if (wished.length === 0) return null
  return TYPES.filter((type) => wished.includes(type) || wished.includes(type.split('.', 1)[0] ?? ''))
}

/** The same for what a request asks for. INVALID_INPUT names what there is. */
export function readTypes(wished: readonly string[] | null | undefined): string[] | null {
  const wrong = wrongTypes(wished ?? [])
  if (wrong !== null) throw invalidInput({ types: wrong })
  return typesWished(wished ?? [])
}
