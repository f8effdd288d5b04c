import { NetworkFailure } from './errors.ts'

/** An upload that makes no progress for so long is given up, in milliseconds. */
export const UPLOAD_PATIENCE_MS = 60_000

/** What somebody who waits for an upload wants to know, and how they give it up. */
export interface UploadWatch {
  /** Bytes of the request that have left, and all of them. */
  readonly onProgress: (sent: number, total: number) => void
  readonly signal: AbortSignal
}

/** Nothing has moved for as long as one waits. */
export class UploadTimeoutFailure extends Error {
  override readonly name = 'UploadTimeoutFailure'
}

/** The upload was canceled. */
export class UploadCancelledFailure extends Error {
  override readonly name = 'UploadCancelledFailure'
}

/** Whether a request's metadata carries somebody who watches its upload. */
export function isUploadWatch(value: unknown): value is UploadWatch {
  return typeof value === 'object' && value !== null && 'onProgress' in value && 'signal' in value
}

/**
 * Posts a form as fetch does, with its progress, which fetch does not report. Rejects with NetworkFailure,
 * UploadTimeoutFailure or UploadCancelledFailure.
 */
export function postWatched(
  address: string,
  body: FormData,
  headers: Readonly<Record<string, string>>,
  watch: UploadWatch,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (watch.signal.aborted) {
      reject(new UploadCancelledFailure())
      return
    }
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      watch.signal.removeEventListener('abort', cancel)
      settle()
    }
    const fail = (failure: Error): void => end(() => reject(failure))
    const cancel = (): void => {
      fail(new UploadCancelledFailure())
      request.abort()
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail(new UploadTimeoutFailure())
        request.abort()
      }, UPLOAD_PATIENCE_MS)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      watch.onProgress(loaded, total)
    })
    request.upload.addEventListener('load', wait)
    request.addEventListener('progress', wait)
    request.addEventListener('load', () =>
      end(() => resolve(new Response(request.responseText, { status: request.status }))))
    request.addEventListener('error', () => fail(new NetworkFailure()))
    watch.signal.addEventListener('abort', cancel)
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    wait()
    request.send(body)
  })
}
