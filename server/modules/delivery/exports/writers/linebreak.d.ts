declare module 'linebreak' {
  /** Finds where lines of a text may end, by UAX #14. */
  class LineBreaker {
    constructor(text: string)
    /** The next place, as an index behind its last character; null at the end. */
    nextBreak(): { position: number; required: boolean } | null
  }
  // The package exports nothing else.
  export = LineBreaker
}
