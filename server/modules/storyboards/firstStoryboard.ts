/** The board every project begins with, and begins again with after a reset. */
export const FIRST_STORYBOARD = { name: 'Main', code: 'MAIN' } as const
