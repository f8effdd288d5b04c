/** Drawing data that cannot be read or stored. `message` is one clear sentence that may be shown to the sender. */
export class DrawingFormatError extends Error {
  override readonly name = 'DrawingFormatError'
}

/** Drawing data that a later release may have written. A program that cannot read it needs the new version. */
export class UnknownVersionError extends DrawingFormatError {}
