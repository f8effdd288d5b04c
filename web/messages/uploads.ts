import { translated } from './translated.ts'

/** Pictures on their way to the server, wherever they are for. */
export const uploadMessages = translated('uploadMessages', {
  reading: 'Reading the file...',
  uploading: (percent: number) => `Uploading image... ${percent} %`,
  preparing: 'Preparing the picture...',
  progress: 'Upload of the image',
  cancel: 'Cancel',
  uploaded: 'Image uploaded successfully',
  removed: 'Image deleted successfully',
  removeFailed: 'The image was not deleted',
  tooLargeFree:
    'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.',
  tooLarge: 'File size too large. Please compress your image before uploading.',
  notImage: 'Only image files are allowed. Please select a valid image file.',
  network: 'Network error. Please check your internet connection and try again.',
  timeout: 'Upload timeout. Please try again with a smaller file or check your connection.',
  failed: 'Failed to upload image. Please try again.',
  fallback: 'Failed to upload image',
  unreadable: 'Error reading file. Please try again.',
  upload: 'Upload',
  replace: 'Replace',
  dropHere: 'Drop the picture here',
  dropHint: 'Drop or paste a picture',
})
