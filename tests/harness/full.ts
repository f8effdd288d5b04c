/** Whether this is the run that takes its time: `npm run test:full`. */
export const isFull = process.env['FULL'] === '1'

/** How much of something a run does: the full one does more. */
export const inFull = <Size>(full: Size, usual: Size): Size => (isFull ? full : usual)
