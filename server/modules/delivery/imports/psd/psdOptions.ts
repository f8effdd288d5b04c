import { choice, exportOptions, wholeNumber } from '../../exports/exportOption.ts'

const MOST_FRAMES = 1_000_000

/** How a Photoshop file becomes a shot. */
export const psdOptions = exportOptions('PsdReaderInput', {
  layers: choice('PsdLayers', {
    LAYERS: 'Each layer becomes a layer of the view, of the role with its name; beyond 11, the lowest become one.',
    FLATTENED: 'All layers that are shown become the image of the view.',
    VIEWS: 'Each group at the top, and each layer outside of groups, becomes a view with an image; hidden ones do not.',
  }, 'LAYERS', 'What becomes of layers.'),
  frames: wholeNumber(0, MOST_FRAMES, 0, 'The length of a new shot in frames; 0 for 2 seconds.'),
})
