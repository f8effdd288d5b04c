/** Most bytes of a file that is uploaded. */
export const MOST_FILE_BYTES = 10_485_760

/** Most pixels an image may have. */
export const MOST_PIXELS = 50_000_000
