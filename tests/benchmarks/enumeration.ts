import { randomUUID } from 'node:crypto'
import type { Client } from '../harness/client.ts'
import { makePerson } from '../harness/fixtures.ts'
import { percentile, type Ratio, ratioOf, repeated, timed } from './measure.ts'

/** Addresses of each sort, and how often each is asked about: few enough that no rate is reached. */
const ADDRESSES = repeated(40, 20)
const ROUNDS = 4
/** Wrong passwords after which an account answers later; the wait grows with each further one. */
const PROMPT_ATTEMPTS = 10
const SLOW_ADDRESSES = 4
const SLOW_ROUNDS = repeated(4, 3)
/** What an answer leaves to do has ended before the next is asked. */
const PAUSE_MS = 50
/** Within ten percent, whichever of both is the longer. */
const BOUND = 1.1

/** A public mutation that is asked with an address and must not tell whether it has an account. */
interface Question {
  name: string
  /** The code it is refused with; null when it is answered. */
  refusal: string | null
  document: string
  input: (email: string) => object
}

const SIGN_IN: Question = {
  name: 'a sign-in with a wrong password',
  refusal: 'UNAUTHENTICATED',
  document: `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`,
  input: (email) => ({ email, password: 'not the right one' }),
}

const QUESTIONS: Question[] = [
  SIGN_IN,
  {
    name: 'a request for a new password',
    refusal: null,
    document: `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }`,
    input: (email) => ({ email }),
  },
  {
    name: 'a request for a verification',
    refusal: null,
    document: `mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) { email } }`,
    input: (email) => ({ email }),
  },
]

/** Milliseconds an answer takes; each comes from an address of its own, so that no rate by address is reached. */
function ask(client: Client, { document, input, refusal, name }: Question, email: string): Promise<number> {
  return timed(async () => {
    const { errors } = await client.send(null, document, { input: input(email) })
    const code = errors[0]?.extensions.code ?? null
    if (code !== refusal) throw new Error(`${name} was answered with ${code}: ${errors[0]?.message}`)
  })
}

interface Pair {
  known: string
  unknown: string
}

async function makePairs(client: Client, count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let index = 0; index < count; index++) {
    const { email } = await makePerson(client)
    // As long as the known one.
    pairs.push({ known: email, unknown: `eve-${randomUUID()}@example.com` })
  }
  return pairs
}

/** Asks about both of a pair in turn; which is first changes each time, so that drift cancels. */
async function measure(client: Client, question: Question, pairs: readonly Pair[], rounds: number) {
  const samples = { known: [] as number[], unknown: [] as number[] }
  let isKnownFirst = true
  for (let round = 0; round < rounds; round++) {
    for (const pair of pairs) {
      for (const which of isKnownFirst ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        samples[which].push(await ask(client, question, pair[which]))
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      isKnownFirst = !isKnownFirst
    }
  }
  return samples
}

const median = (samples: readonly number[]) => percentile(samples, 0.5)

function compare(name: string, { known, unknown }: { known: number[]; unknown: number[] }): Ratio {
  const isKnownLonger = median(known) >= median(unknown)
  const [longer, shorter] = isKnownLonger ? [known, unknown] : [unknown, known]
  const order = isKnownLonger ? 'a known to an unknown' : 'an unknown to a known'
  return ratioOf(`${name}, ${order} address (medians of ${known.length})`, BOUND, median, longer, shorter)
}

/** Compares how long answers about addresses with and without an account take, also once many passwords were wrong. */
export async function measureEnumeration(client: Client): Promise<Ratio[]> {
  const pairs = await makePairs(client, ADDRESSES)
  const ratios: Ratio[] = []
  for (const question of QUESTIONS) {
    await measure(client, question, pairs, 1)
    ratios.push(compare(question.name, await measure(client, question, pairs, ROUNDS)))
  }
  const slowPairs = await makePairs(client, SLOW_ADDRESSES)
  await measure(client, SIGN_IN, slowPairs, PROMPT_ATTEMPTS)
  const slow = await measure(client, SIGN_IN, slowPairs, SLOW_ROUNDS)
  ratios.push(compare(`${SIGN_IN.name} after ${PROMPT_ATTEMPTS} others`, slow))
  return ratios
}
