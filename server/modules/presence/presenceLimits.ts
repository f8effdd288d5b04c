/** Updates of one tab that are taken in a second; more are dropped without a word. */
export const UPDATES_A_SECOND = 30
/** Characters of wet strokes of one tab that are taken in a second. */
export const WET_CHARACTERS_A_SECOND = 16_384
/** Pieces of wet strokes in one update, and characters of each. */
export const MOST_PIECES = 4
export const LONGEST_PIECE = 2_048
/** Tabs of one person, and of all people, that one board publishes; further tabs are left out. */
export const MOST_TABS_OF_PERSON = 10
export const MOST_TABS = 200
/** Seconds between two updates of a tab where nothing happens. */
export const HEARTBEAT_SECONDS = 4
/** A tab that is silent for so long is gone. */
export const SILENCE_MS = 12_000
/** The same for one whose connection has ended: time to connect again. */
export const PARTING_MS = 3_000
/** Pieces and characters of wet strokes kept of a tab, for readers that are behind. */
export const KEPT_PIECES = 256
export const KEPT_CHARACTERS = 32_768
/** Least time between two messages to one reader. */
export const STEP_MS = 33
/** The last frame of the longest shot at the highest frame rate, and the fastest speed, times the usual one. */
export const LAST_FRAME = 24 * 3_600 * 240 - 1
export const FASTEST_PLAYBACK = 16
