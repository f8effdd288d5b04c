import { choice, exportOptions, flag } from '../../exports/exportOption.ts'

/** How a project of Storyboarder becomes shots. */
export const storyboarderOptions = exportOptions('StoryboarderReaderInput', {
  shots: choice('StoryboarderShots', {
    NUMBERED: 'The boards of one shot become its views; a board without a number becomes a shot.',
    BOARDS: 'Each board becomes a shot, with its own length.',
  }, 'NUMBERED', 'What becomes of boards.'),
  isNotesLayerIncluded: flag(false, 'Whether the layer of notes comes along.'),
})
