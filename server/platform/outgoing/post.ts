import { lookup as lookUpName } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { fail, FramewrightError } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import {
  type AllowList,
  hostOf,
  isListedAddress,
  isPublicAddress,
  needsListing,
  wrongTarget,
} from '../../kernel/outsideAddress.ts'
import { receiverFailures } from './receiver.failures.ts'

/** Bytes of an answer that are read; the rest is not waited for. */
const ANSWER_LIMIT = 1_024
const HEADER_LIMIT = 16_384

/** An IP address a name stands for. */
export interface Resolved {
  address: string
  family: number
}

/** Finds every address of a host name. */
export type Resolve = (host: string) => Promise<Resolved[]>

/** What a request may reach, and how long it may take. */
export interface Limits {
  allow: AllowList
  /** For name, connection and answer together. */
  milliseconds: number
  resolve?: Resolve
}

/** What became of a request: the status of its answer or, when none came, why. */
export type Outcome = ({ status: number; failure: null } | { status: null; failure: Failure }) & {
  /** The first kilobyte of the answer. */
  answer: string
  milliseconds: number
}

const resolveName: Resolve = (host) => lookUpName(host, { all: true, verbatim: true })

/** The addresses a request may be made to: all there are or, when one of them may not be reached, none. */
async function reachable(url: URL, { allow, resolve = resolveName }: Limits): Promise<Resolved[]> {
  const wrong = wrongTarget(url.href, allow)
  if (wrong !== null) throw fail(wrong)
  const { host, isLiteral } = hostOf(url)
  const found = isLiteral ? [{ address: host, family: host.includes(':') ? 6 : 4 }] : await resolve(host)
  if (found.length === 0) throw fail(receiverFailures.RECEIVER_WITHOUT_ADDRESS())
  if (allow.hosts.has(host)) return found
  const isListed = ({ address }: Resolved) => isListedAddress(address, allow)
  const isOpen = (each: Resolved) => isListed(each) || (isPublicAddress(each.address) && !needsListing(url))
  if (!found.every(isOpen)) throw fail(receiverFailures.RECEIVER_NOT_PUBLIC())
  return found
}

/** Connects to the addresses that were checked: asked again, the name might stand for others. */
const pinnedTo =
  (addresses: readonly Resolved[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family ?? 4)
  }

interface Sent {
  status: number
  answer: string
}

interface Sending {
  addresses: readonly Resolved[]
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

/** Makes the request. Once its answer has begun it counts, however it ends; redirects are answers like others. */
function send(url: URL, { addresses, headers, body, signal }: Sending): Promise<Sent> {
  const { request } = url.protocol === 'https:' ? https : http
  const options = { method: 'POST', agent: false, maxHeaderSize: HEADER_LIMIT, lookup: pinnedTo(addresses), signal }
  return new Promise((resolve, reject) => {
    let onError = reject
    const sending = request(url, { ...options, headers }, (response) => {
      const chunks: Buffer[] = []
      let length = 0
      const finish = () => {
        const text = Buffer.concat(chunks).subarray(0, ANSWER_LIMIT).toString().replaceAll('\0', '')
        resolve({ status: response.statusCode ?? 0, answer: text })
        sending.destroy()
      }
      onError = finish
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
        if (length >= ANSWER_LIMIT) finish()
      })
      for (const end of ['end', 'error', 'close']) response.on(end, finish)
    })
    sending.on('error', (error) => onError(error))
    sending.end(body)
  })
}

const KNOWN: Readonly<Record<string, () => Failure>> = {
  ECONNREFUSED: receiverFailures.RECEIVER_REFUSED_CONNECTION,
  ECONNRESET: receiverFailures.RECEIVER_CLOSED_CONNECTION,
  EPIPE: receiverFailures.RECEIVER_CLOSED_CONNECTION,
  ENOTFOUND: receiverFailures.RECEIVER_WITHOUT_ADDRESS,
  EAI_AGAIN: receiverFailures.RECEIVER_NOT_LOOKED_UP,
  HPE_HEADER_OVERFLOW: receiverFailures.RECEIVER_HEADERS_TOO_LARGE,
}

function failureOf(thrown: unknown): Failure {
  if (thrown instanceof FramewrightError) return thrown.failure
  const error = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown'
  if (/CERT|SELF_SIGNED|SIGNATURE|ALTNAME/.test(error)) return receiverFailures.RECEIVER_CERTIFICATE_INVALID({ error })
  return KNOWN[error]?.() ?? receiverFailures.RECEIVER_NOT_CONNECTED({ error })
}

/** Waits for work, or until a signal says that time is up. */
function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

/**
 * Posts a text to an address outside. Every address its host stands for is checked, the connection goes to just those,
 * and no redirect is followed. Never fails: what went wrong is in the outcome.
 */
export async function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  limits: Limits,
): Promise<Outcome> {
  const begun = performance.now()
  const signal = AbortSignal.timeout(limits.milliseconds)
  const took = () => Math.round(performance.now() - begun)
  try {
    const url = new URL(address)
    const addresses = await within(signal, reachable(url, limits))
    const sent = await send(url, { addresses, headers, body, signal })
    return { ...sent, failure: null, milliseconds: took() }
  } catch (error) {
    const failure = signal.aborted
      ? receiverFailures.RECEIVER_TOO_SLOW({ seconds: limits.milliseconds / 1_000 })
      : failureOf(error)
    return { status: null, answer: '', failure, milliseconds: took() }
  }
}
