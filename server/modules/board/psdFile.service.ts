import { ChildFailed, runInChild } from '../../platform/workers/childProcess.ts'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { MOST_PIXELS } from '../../kernel/fileLimit.ts'
import { ownedByResources } from '../../kernel/resources.ts'
import { files } from '../media/files.ts'
import type { ReceivedFile } from '../media/upload.service.ts'
import { psdFailures } from './psd.failures.ts'
import { headerRefusal, MOST_PSD_BYTES, MOST_PSD_LAYERS, type PsdRefusal } from './psdHeader.ts'
import type { PsdNews, PsdOrder, ReadSheet } from './psdReading.ts'

const READING = new URL('./psdReading.ts', import.meta.url)
/** A file that takes longer is not read. */
const LONGEST_MS = 60_000
/** Files that may wait for the one that is read. */
const MOST_WAITING = 4
const MEGABYTE = 1_048_576
const MEGAPIXEL = 1_000_000

const REFUSALS: Record<PsdRefusal, () => Failure> = {
  invalid: psdFailures.PSD_INVALID,
  largeDocument: psdFailures.PSD_LARGE_DOCUMENT,
  colorMode: psdFailures.PSD_COLOR_MODE,
  depth: psdFailures.PSD_DEPTH,
  tooManyPixels: () => psdFailures.PSD_WITH_MANY_PIXELS({ most: MOST_PIXELS / MEGAPIXEL }),
  tooManyLayers: () => psdFailures.PSD_WITH_MANY_LAYERS({ most: MOST_PSD_LAYERS }),
  compression: psdFailures.PSD_COMPRESSION,
  damaged: psdFailures.PSD_DAMAGED,
  empty: psdFailures.PSD_EMPTY,
}

const refused = (failure: Failure) => fail(failure, { field: 'file' })

/** What is read now, and how many files wait: one is read at a time. */
const reading = ownedByResources(() => ({ waiting: 0, last: Promise.resolve() }))

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const queue = reading()
  if (queue.waiting > MOST_WAITING) throw fail(psdFailures.PSD_BUSY())
  queue.waiting += 1
  const turn = queue.last.then(work)
  queue.last = turn.then(() => undefined, () => undefined).finally(() => {
    queue.waiting -= 1
  })
  return turn
}

/** The layers of a Photoshop file, as files in a folder. */
export interface PsdPictures {
  width: number
  height: number
  /** From bottom to top. */
  sheets: readonly ReadSheet[]
}

/** Throws the sentence that says why a file is not taken, by its size and its first bytes. */
export function demandPsd(received: ReceivedFile): NonNullable<ReceivedFile> {
  if (!received) throw refused(psdFailures.PSD_TOO_LARGE({ most: MOST_PSD_BYTES / MEGABYTE }))
  const refusal = headerRefusal(received.head)
  if (refusal) throw refused(REFUSALS[refusal]())
  return received
}

async function readSheets(order: PsdOrder): Promise<PsdPictures> {
  let news: PsdNews | null = null
  const signal = AbortSignal.timeout(LONGEST_MS)
  const hear = (message: PsdNews): void => void (news = message)
  await runInChild(READING, { order, answer: async () => null, hear, signal }).catch((error: unknown) => {
    if (signal.aborted) throw refused(psdFailures.PSD_TOO_SLOW())
    // A file that ends the process is broken, or takes more memory than there is.
    throw error instanceof ChildFailed ? refused(psdFailures.PSD_DAMAGED()) : error
  })
  const read = news as PsdNews | null
  if (!read) throw refused(psdFailures.PSD_DAMAGED())
  if ('refusal' in read) throw refused(REFUSALS[read.refusal]())
  return read
}

/**
 * Reads a Photoshop file into a folder. INVALID_INPUT for what is not taken, UNAVAILABLE while too many others wait.
 */
export const readPsd = (order: PsdOrder): Promise<PsdPictures> => inTurn(() => readSheets(order))

/** The same with a folder that is gone after something was done with the layers. */
export const withPsd = <Result>(
  { path }: NonNullable<ReceivedFile>, room: Pick<PsdOrder, 'most' | 'known'>,
  use: (pictures: PsdPictures) => Promise<Result>,
): Promise<Result> => inTurn(async () => {
  const folder = await files().newFolder()
  try {
    return await use(await readSheets({ path, folder, ...room, as: 'LAYERS' }))
  } finally {
    await files().discard(folder)
  }
})
