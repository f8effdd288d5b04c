import { LONGEST_SOUND_SECONDS, MOST_SOUND_BYTES } from '../../kernel/fileLimit.ts'
import { mediaFailures } from './media.failures.ts'
import { UploadRefused } from './uploadRefusal.ts'

/** The sound has more than 100 MB. */
export const soundTooLarge = () =>
  new UploadRefused('tooLarge', mediaFailures.SOUND_TOO_LARGE({ most: MOST_SOUND_BYTES / 1024 ** 2 }))

/** The file is no sound at all. */
export const notSound = () => new UploadRefused('notSound', mediaFailures.SOUND_INVALID())

/** The file is a sound of a kind that is not taken: "FLAC". */
export const otherSound = (kind: string) =>
  new UploadRefused('notSound', mediaFailures.SOUND_KIND_UNSUPPORTED({ kind }))

/** The file begins as a sound and cannot be read to its end. */
export const damagedSound = () => new UploadRefused('notSound', mediaFailures.SOUND_DAMAGED())

/** The sound lasts longer than a sound may. */
export const soundTooLong = () =>
  new UploadRefused('notSound', mediaFailures.SOUND_TOO_LONG({ hours: LONGEST_SOUND_SECONDS / 3600 }))
