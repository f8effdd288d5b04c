import { declareFailures } from '../../kernel/failure.ts'

const KINDS = 'PNG, JPEG, WebP, GIF or AVIF'
const SOUND_KINDS = 'WAV, MP3, M4A or Ogg'

/** Why a picture or a sound is not taken. */
export const mediaFailures = declareFailures({
  IMAGE_TOO_LARGE_FOR_STARTER: [
    'INVALID_INPUT',
    'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.',
  ],
  IMAGE_TOO_LARGE: ['INVALID_INPUT', 'File size too large. Please compress your image before uploading.'],
  IMAGE_INVALID: ['INVALID_INPUT', 'Only image files are allowed. Please select a valid image file.'],
  IMAGE_KIND_UNSUPPORTED: [
    'INVALID_INPUT', `{kind} images are not supported. Please select a ${KINDS} image.`,
  ],
  IMAGE_DAMAGED: ['INVALID_INPUT', 'The image is damaged or incomplete. Please select a valid image file.'],
  IMAGE_WITH_MANY_PIXELS: [
    'INVALID_INPUT', 'The image has more than {most, number} megapixels. Please resize your image before uploading.',
  ],
  UPLOAD_STALLED: [
    'INVALID_INPUT', 'Upload timeout. Please try again with a smaller file or check your connection.',
  ],
  UPLOAD_CUT_OFF: ['INVALID_INPUT', 'Failed to upload image. Please try again.'],
  PICTURE_CROP_OUTSIDE: [
    'INVALID_INPUT', 'left and top must be 0 to 1, and size 0.05 to 1',
  ],
  IMAGE_GONE: ['INVALID_INPUT', 'The image is gone. Upload it again.'],
  IMAGE_ADDRESS_INVALID: [
    'INVALID_INPUT', 'image must be an address of an image that this server issued for the project, or null',
  ],
  IMAGE_WIDTH_INVALID: ['INVALID_INPUT', 'width must be one of {widths}'],
  VIEW_WITHOUT_IMAGE: ['INTERNAL', 'The view has no image'],
  MEDIA_ADDRESS_NOT_SIGNED: ['UNAUTHENTICATED', 'The address is not signed or its time is over'],

  SOUND_TOO_LARGE: [
    'INVALID_INPUT', `The sound is larger than {most, number} MB. Please select a smaller ${SOUND_KINDS} file.`,
  ],
  SOUND_INVALID: ['INVALID_INPUT', `Only sounds are taken here. Please select a ${SOUND_KINDS} file.`],
  SOUND_KIND_UNSUPPORTED: [
    'INVALID_INPUT', `{kind} sounds are not supported. Please select a ${SOUND_KINDS} file.`,
  ],
  SOUND_DAMAGED: [
    'INVALID_INPUT', `The sound is damaged or incomplete. Please select a valid ${SOUND_KINDS} file.`,
  ],
  SOUND_TOO_LONG: ['INVALID_INPUT', 'The sound is longer than {hours, number} hours. Please select a shorter one.'],
})
