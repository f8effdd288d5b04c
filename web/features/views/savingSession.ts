import { SaveRefusedError } from '../../canvas/sending.ts'
import { readToken } from '../../lib/session.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { readError } from '../../relay/errors.ts'
import { isFinalFailure } from '../../relay/finalFailure.ts'

/** Remembers the token of this moment. What is returned throws SaveRefusedError once another is there. */
export function bindToSession(): () => void {
  const token = readToken()
  return () => {
    if (readToken() !== token) throw new SaveRefusedError(storyboardMessages.saveOtherSession)
  }
}

/** A failed request as a save queue wants it: SaveRefusedError when it would be refused again. */
export function saveError(error: Error): Error {
  return isFinalFailure(error) ? new SaveRefusedError(readError(error).message, { cause: error }) : error
}
