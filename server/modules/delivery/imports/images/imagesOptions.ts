import { exportOptions, wholeNumber } from '../../exports/exportOption.ts'

const MOST_FRAMES = 1_000_000

/** Most pictures of one import. */
export const MOST_IMAGES = 500

/** How pictures become shots. */
export const imagesOptions = exportOptions('ImagesReaderInput', {
  frames: wholeNumber(0, MOST_FRAMES, 0, 'The length of new shots in frames; 0 for 2 seconds.'),
})
