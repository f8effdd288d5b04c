/** Most bytes of a file that is uploaded. */
export const MOST_FILE_BYTES = 10_485_760
