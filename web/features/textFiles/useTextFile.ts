import { useCallback, useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { readableBytes } from '../../lib/bytes.ts'
import { textFileMessages } from '../../messages/textFiles.ts'
import { readError } from '../../relay/errors.ts'
import { decodeTextFile, type EncodingChoice } from './decodeTextFile.ts'

/** The largest text file the server takes, in bytes. */
const MOST_TEXT_BYTES = 2 * 1024 * 1024

const words = textFileMessages

/** A file that is not UTF-8, with the encodings to choose from. */
export interface UndecodedFile {
  readonly file: File
  readonly choices: readonly EncodingChoice[]
}

type TextFileOptions = {
  onText: (text: string, fileName: string) => void
  /** Told why a file cannot be read, in a sentence. */
  onFailed: (sentence: string) => void
}

/** Reads text files; `undecoded` is one whose encoding a person must choose. Another call replaces the one before. */
export function useTextFile({ onText, onFailed }: TextFileOptions) {
  const environment = useRelayEnvironment()
  const turn = useRef(0)
  const [undecoded, setUndecoded] = useState<UndecodedFile | null>(null)
  const [isDecoding, setIsDecoding] = useState(false)
  const forget = useCallback(() => {
    turn.current += 1
    setUndecoded(null)
    setIsDecoding(false)
  }, [])
  useEffect(() => () => void (turn.current += 1), [])

  async function read(file: File, encoding: string | null = null): Promise<void> {
    if (file.size > MOST_TEXT_BYTES) return onFailed(words.tooLarge(readableBytes(file.size)))
    turn.current += 1
    const own = turn.current
    setIsDecoding(true)
    try {
      const decoded = await decodeTextFile(environment, file, encoding)
      if (own !== turn.current) return
      setUndecoded('choices' in decoded ? { file, choices: decoded.choices } : null)
      if ('text' in decoded) onText(decoded.text, file.name)
    } catch (error) {
      if (own === turn.current) onFailed(readError(error).message)
    } finally {
      if (own === turn.current) setIsDecoding(false)
    }
  }
  return { read, undecoded, isDecoding, forget }
}
