import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** Selecting lines in the frame preview. */
export const selectionMessages = translated('selectionMessages', {
  tool: 'Select',
  toolHint: 'Select lines',
  shape: 'How lines are selected',
  shapes: { lasso: 'Lasso', rectangle: 'Rectangle' },
  bar: 'Selected lines',
  none: 'Draw around lines, or tap one',
  count: (count: number) => `${countOf(count, 'line', 'lines')} selected`,
  all: 'Select all on the layer',
  deselect: 'Select nothing',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  toNext: 'Copy to the next frame',
  noNext: 'This is the last shot',
  editLabel: 'Edit the text',
  recolor: 'Give the lines the color of the brush',
  flipAcross: 'Flip left and right',
  flipDown: 'Flip up and down',
  remove: 'Delete',
  opacity: 'Opacity',
  thickness: 'Thickness',
  percent: (percent: number) => `${percent}%`,
  mixed: 'Mixed',
  cutLines: 'Cut lines at the outline',
})
