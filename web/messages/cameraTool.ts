import { translated } from './translated.ts'

/** The camera tool of the frame preview. Loaded with it. */
export const cameraToolMessages = translated('cameraToolMessages', {
  surface: 'Camera move',
  letters: { start: 'S', end: 'E' },
  frames: { start: 'Start of the camera move', end: 'End of the camera move' },
  help: 'Arrow keys move it, with Shift farther. + and − change its size, [ and ] turn it.',
  picture: 'The drawing with its camera move',
  none: 'The camera stands still',
  add: 'Add a camera move',
  remove: 'No camera move',
  play: 'Play the move',
  pause: 'Pause',
  frame: 'Frame of the move',
  frameValue: (frame: number, count: number) => `Frame ${frame} of ${count}`,
  edit: 'Show the rectangles',
  easing: 'Speed of the camera',
  easings: {
    LINEAR: 'Linear', EASE_IN: 'Ease in', EASE_OUT: 'Ease out', EASE_IN_OUT: 'Ease in and out',
  },
  holdStart: 'Hold at the start, in frames',
  holdEnd: 'Hold at the end, in frames',
  close: 'Close the camera move',
  watch: 'Watch the camera move',
})
