import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** The scenes of a board. */
export const sceneMessages = translated('sceneMessages', {
  newHere: 'New scene here…',
  newTitle: (position: number) => `New scene at shot ${position}`,
  create: 'Create',
  heading: 'Heading',
  headingPlaceholder: 'INT. KITCHEN - NIGHT',
  number: 'Number',
  numberPlaceholder: 'Automatic',
  menu: (heading: string) => `Menu of the scene ${heading}`,
  collapse: (heading: string) => `Collapse the scene ${heading}`,
  expand: (heading: string) => `Expand the scene ${heading}`,
  shotCount: (count: number) => countOf(count, 'shot', 'shots'),
  shotCountAtMost: (count: number) => `up to ${countOf(count, 'shot', 'shots')}`,
  continued: 'continued',
  rename: 'Rename…',
  renameTitle: 'Rename the scene',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove, keep the shots',
  created: 'Scene added',
  renamed: 'Scene renamed',
  moved: 'Scene moved',
  removed: 'Scene removed; its shots stay',
  restored: 'Scene restored',
  renameFailed: 'The scene was not renamed',
  moveFailed: 'The scene was not moved',
  removeFailed: 'The scene was not removed',
  restoreFailed: 'The scene was not restored',
})
