import { translated } from './translated.ts'

/** The label tool of the frame preview. Loaded with it. */
export const labelToolMessages = translated('labelToolMessages', {
  surface: 'Write a label',
  help: 'Press where a label begins, or on one to edit it. Arrow keys move the place, with Shift finely. Enter begins.',
  editor: 'Label',
  text: 'Text of the label',
  placeholder: 'Text',
  smaller: 'Smaller letters',
  larger: 'Larger letters',
  size: (size: number) => `Size of letters: ${size}`,
  align: 'Alignment',
  aligns: { left: 'Align left', center: 'Align center', right: 'Align right' },
  balloon: 'Balloon',
  balloons: { none: 'No balloon', box: 'Box', speech: 'Speech balloon', thought: 'Thought balloon' },
  tail: 'Tail of the balloon',
  tailHelp: 'Drag it, or move it with the arrow keys, with Shift finely.',
  dialogue: 'Insert dialogue',
  noDialogue: 'This shot has no dialogue',
  done: 'Done',
  tooLong: 'A label cannot hold more. Write the rest as another label.',
  cut: (most: number) => `A label has at most ${most} characters. The rest of the dialogue was left out.`,
})
