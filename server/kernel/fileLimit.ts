/** Most bytes of a file that is uploaded, but for sounds. */
export const MOST_FILE_BYTES = 10_485_760

/** Most bytes of a sound: 100 MB. */
export const MOST_SOUND_BYTES = 104_857_600

/** Most bytes of a file that comes in parts: 512 MB. */
export const MOST_UPLOAD_BYTES = 536_870_912

/** Longest sound, in seconds. */
export const LONGEST_SOUND_SECONDS = 4 * 3600

/** Most pixels an image may have. */
export const MOST_PIXELS = 50_000_000

/** Most bytes of a text file: a script, a CSV file. */
export const MOST_TEXT_BYTES = 2 * 1024 * 1024
