import { translated } from './translated.ts'

/** Pen, fingers and hands: their settings, and the quick menu. Loaded with them. */
export const handMessages = translated('handMessages', {
  title: 'Pen and hands',
  line: 'The hand that draws, and what pen and fingers do in this browser.',
  handedness: 'Hand that draws',
  hands: { right: 'Right', left: 'Left' },
  handLines: {
    right: 'Tools on the left of the frame, layers on the right',
    left: 'Tools on the right of the frame, layers on the left',
  },
  fingerDrawing: 'Draw with fingers',
  fingerDrawingLine: 'When it is off, a finger moves the view. It turns off once you draw with a pen.',
  fingerTaps: 'Undo with two fingers',
  fingerTapsLine: 'In a drawing, a tap with two fingers undoes, and one with three does it again.',
  penButton: 'Button of the pen',
  secondPenButton: 'Second button of the pen',
  penLine: 'Eraser, view and picking a color act while the button is held.',
  penActions: {
    menu: 'Quick menu', pick: 'Pick a color', eraser: 'Eraser', undo: 'Undo', redo: 'Redo', pan: 'Move the view',
    nothing: 'Nothing',
  },
  quickMenu: {
    title: 'Quick menu',
    names: {
      layerUp: 'Layer above', layerDown: 'Layer below', lastBrush: 'Last brush', play: 'Play', eraser: 'Eraser',
      undo: 'Undo', select: 'Select', pick: 'Pick a color',
    },
  },
  state: { on: 'On', off: 'Off' },
})
