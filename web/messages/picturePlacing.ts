import { translated } from './translated.ts'

/** Placing the picture of a layer. Loaded with it. */
export const picturePlacingMessages = translated('picturePlacingMessages', {
  bar: 'Place picture',
  picture: 'The picture that is being placed',
  help: 'Arrow keys move it, with Shift farther. Its size and angle are numbers beside the frame.',
  names: { x: 'Middle from the left', y: 'Middle from the top', size: 'Size in percent', angle: 'Angle in degrees' },
  letters: { x: 'X', y: 'Y', size: '%', angle: '°' },
  fit: 'Fit into the frame',
  done: 'Done',
})
