import { AV_LOG_FATAL, AVERROR_EAGAIN, AVERROR_ENOSPC, AVERROR_EOF } from 'node-av/constants'
import { FFmpegError, Log } from 'node-av/lib'

// A problem with a sound becomes a warning of the export, not by lines in the server's log.
Log.setLevel(AV_LOG_FATAL)

/** Throws what a function of libav answered, if it failed; a full disk by its system code. */
export function succeeded(answer: number, work: string): void {
  if (answer >= 0) return
  const error = new Error(`${work}: ${FFmpegError.strerror(answer)}`)
  throw answer === AVERROR_ENOSPC ? Object.assign(error, { code: 'ENOSPC' }) : error
}

/** Whether there is no more to take from a decoder or encoder for now, or at all; throws when it failed. */
export function isDrained(answer: number, work: string): boolean {
  if (answer === AVERROR_EAGAIN || answer === AVERROR_EOF) return true
  succeeded(answer, work)
  return false
}
