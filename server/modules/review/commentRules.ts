/** Minutes in which authors change and delete a comment without a trace, and draw on it. */
export const AUTHOR_MINUTES = 15

/** Most strokes of a comment. */
export const MOST_STROKES = 500
/** Most bytes of all operations of a comment. */
export const MOST_INK_BYTES = 1_024 * 1_024
/** Most operations of a comment. */
export const MOST_OPERATIONS = 2_000

/** The last frame that a thread may be about. */
export const LAST_FRAME = 10_000_000

/** Whether a comment is as new as its author may change it without a trace. */
export const isFresh = ({ createdAt }: { createdAt: Date }): boolean =>
  Date.now() - createdAt.getTime() < AUTHOR_MINUTES * 60_000
