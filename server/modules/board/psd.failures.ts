import { declareFailures } from '../../kernel/failure.ts'

/** Why Photoshop files are not imported. */
export const psdFailures = declareFailures({
  PSD_INVALID: ['INVALID_INPUT', 'The file is not a Photoshop file. Select a .psd file.'],
  PSD_TOO_LARGE: ['INVALID_INPUT', 'The Photoshop file is larger than {most, number} MB. Save a smaller copy of it.'],
  PSD_LARGE_DOCUMENT: ['INVALID_INPUT', 'Large documents (.psb) are not imported. Save the file as .psd.'],
  PSD_COLOR_MODE: [
    'INVALID_INPUT',
    'The Photoshop file is not RGB. In Photoshop, choose Image > Mode > RGB Color and save it again.',
  ],
  PSD_DEPTH: [
    'INVALID_INPUT',
    'The Photoshop file does not have 8 bits. In Photoshop, choose Image > Mode > 8 Bits/Channel and save it again.',
  ],
  PSD_WITH_MANY_PIXELS: [
    'INVALID_INPUT',
    'The Photoshop file or one of its layers has more than {most, number} megapixels. Make it smaller.',
  ],
  PSD_WITH_MANY_LAYERS: [
    'INVALID_INPUT', 'The Photoshop file has more than {most, number} layers. Merge some of them and save it again.',
  ],
  PSD_COMPRESSION: [
    'INVALID_INPUT', 'The layers of the Photoshop file are compressed with ZIP. Save it again with Photoshop.',
  ],
  PSD_DAMAGED: ['INVALID_INPUT', 'The Photoshop file is damaged or incomplete. Save it again.'],
  PSD_EMPTY: [
    'INVALID_INPUT',
    'The Photoshop file has no layer with a picture. Save it as PNG and use that as a picture.',
  ],
  PSD_TOO_SLOW: [
    'INVALID_INPUT', 'Reading the Photoshop file takes too long. Merge some of its layers and save it again.',
  ],
  PSD_BUSY: ['UNAVAILABLE', 'Other Photoshop files are being read. Try again in a minute.'],
})
