import { UploadRefused } from '../media/uploadRefusal.ts'

const ACCEPTED = 'WAV, MP3, M4A or Ogg'

/** The sound has more than 100 MB. */
export const soundTooLarge = () =>
  new UploadRefused('tooLarge', `The sound is larger than 100 MB. Please select a smaller ${ACCEPTED} file.`)

/** The file is no sound at all. */
export const notSound = () =>
  new UploadRefused('notSound', `Only sounds are taken here. Please select a ${ACCEPTED} file.`)

/** The file is a sound of a kind that is not taken: "FLAC". */
export const otherSound = (kind: string) =>
  new UploadRefused('notSound', `${kind} sounds are not supported. Please select a ${ACCEPTED} file.`)

/** The file begins as a sound and cannot be read to its end. */
export const damagedSound = () =>
  new UploadRefused('notSound', `The sound is damaged or incomplete. Please select a valid ${ACCEPTED} file.`)

/** The sound lasts longer than a sound may. */
export const soundTooLong = () =>
  new UploadRefused('notSound', 'The sound is longer than 4 hours. Please select a shorter one.')
