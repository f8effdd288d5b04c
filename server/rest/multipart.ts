import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { fail } from '../kernel/errors.ts'
import { requestFailures } from '../kernel/request.failures.ts'

/** Fields beside the file, and bytes of each: ids and the like. */
const MOST_FIELDS = 20
const FIELD_BYTES = 1_000

/** What is wanted of a form. */
export interface FormReader<Kept> {
  /** The name of its one file. */
  fileName: string
  /** The names of the fields beside it: they may come before or after the file. */
  fieldNames: readonly string[]
  /** Takes the file as it comes. `known` are the fields that came before it, `sentName` is what the form calls it. */
  keep: (stream: Readable, known: ReadonlyMap<string, string>, sentName: string) => Promise<Kept>
  /** Forgets a file that was taken from a form that came to nothing. */
  discard: (kept: Kept) => Promise<void>
  /** Milliseconds after which a form of which nothing more comes is given up, whatever part it stopped in. */
  patience: number
  /** The refusal of one that was given up. */
  stalled: () => Error
}

/** A form that was read; without a file when it had none. */
export interface ReadForm<Kept> {
  fields: ReadonlyMap<string, string>
  file: { kept: Kept } | null
}

const unreadable = () => fail(requestFailures.FORM_CUT_OFF())

function formOf(request: FastifyRequest): BusboyInstance {
  const headers = request.headers as BusboyHeaders
  const limits = { files: 1, fields: MOST_FIELDS, parts: MOST_FIELDS + 1, fieldSize: FIELD_BYTES }
  try {
    return new Busboy({ headers, limits })
  } catch {
    throw unreadable()
  }
}

/** Calls once when nothing came of a request for so long; answers what stops waiting. */
function whenStalled({ raw }: FastifyRequest, patience: number, giveUp: () => void): () => void {
  const timer = setTimeout(giveUp, patience)
  const goOn = () => timer.refresh()
  const stop = () => {
    clearTimeout(timer)
    raw.off('data', goOn)
    raw.off('end', stop)
  }
  raw.on('data', goOn)
  raw.once('end', stop)
  return stop
}

/**
 * Reads a multipart form with one file from the stream as it comes, until the file and every field are there.
 * INVALID_INPUT for one that cannot be read or is cut off, and then nothing of the file is kept.
 */
export async function readForm<Kept>(
  request: FastifyRequest,
  { fileName, fieldNames, keep, discard, patience, stalled }: FormReader<Kept>,
): Promise<ReadForm<Kept>> {
  const form = formOf(request)
  const fileMissing = fail(requestFailures.FIELD_REQUIRED({ field: fileName }), { field: fileName })
  const fields = new Map<string, string>()
  let file: Readable | undefined
  let keeping: Promise<Kept> | undefined
  let isKept = false
  let stopWaiting = () => {}

  const reading = new Promise<void>((resolve, reject) => {
    const endWhenWhole = () => {
      if (isKept && fieldNames.every((name) => fields.has(name))) resolve()
    }
    form.on('field', (name, value) => {
      fields.set(name, value)
      endWhenWhole()
    })
    form.on('file', (name, stream, sentName) => {
      // One that is destroyed must not throw when there is nobody to hear it.
      stream.on('error', () => {})
      if (name !== fileName) return reject(fileMissing)
      file = stream
      keeping = keep(stream, fields, sentName)
      keeping.then(() => {
        isKept = true
        endWhenWhole()
      }, reject)
    })
    form.once('filesLimit', () => reject(fail(requestFailures.FORM_WITH_SEVERAL_FILES(), { field: fileName })))
    form.once('finish', resolve)
    form.on('error', () => reject(unreadable()))
    request.raw.once('error', () => reject(unreadable()))
    request.raw.once('close', () => {
      if (!request.raw.complete) reject(unreadable())
    })
    request.raw.pipe(form)
    stopWaiting = whenStalled(request, patience, () => reject(stalled()))
  })

  try {
    await reading
    return { fields, file: keeping === undefined ? null : { kept: await keeping } }
  } catch (error) {
    file?.destroy(unreadable())
    await keeping?.then(discard, () => {})
    throw error
  } finally {
    stopWaiting()
    request.raw.unpipe(form)
  }
}
