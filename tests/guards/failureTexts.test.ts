import { expect, it } from 'vitest'
import { sentenceIn } from '../../web/messages/failureTexts.ts'
import { failureTextsFrench } from '../../web/messages/fr/failureTexts.ts'
import { FailureSentences, HOLE } from './failureSentences.ts'

/** Who reads the sentences of these files: nobody in the client. */
const FOR_SCRIPTS: readonly [file: RegExp, reason: string][] = [
  [/^server\/(config|main)\.ts$/, 'read by who starts the server'],
  [/^server\/kernel\/outsideAddress\.ts$|^server\/platform\/database\//, 'read by who starts the server'],
  [/^server\/docs\//, 'the documentation is English'],
  [/^server\/rest\/|\.rest\.ts$|^server\/platform\/idempotency\/|^server\/graphql\/idempotency\.ts$/, 'REST and keys'],
  [/^server\/graphql\/(documentCost|limits|paging|uploads|websocket)\.ts$/, 'the client sends its own documents'],
  [/^server\/modules\/projects\/codePath\.ts$/, 'paths of codes are for scripts'],
]

/** Sentences about input that the client makes itself, and no person. */
const SENTENCES_FOR_SCRIPTS: ReadonlySet<string> = new Set([
  'image must be an address of an image that this server issued for the project, or null',
  `width must be one of ${HOLE}`,
  'after must not be negative',
  `after is beyond the newest event, which is ${HOLE}`,
  'importId must be a UUID',
  'The view has no image',
  'Framewright-Client must be 1 to 64 letters, digits, _ and -',
  'clientId must be 1 to 64 letters, digits, _ and -',
  `after must be 0 to ${HOLE}, which is the newest event`,
  `cursor must lie within ±${HOLE}`,
  'wet needs a viewId: where is it drawn?',
  `from must be 0 to ${HOLE}`,
  'A piece has at most 2048 characters',
  'At most 4 pieces at a time',
  'seconds must be 1 to 86400',
])

/** Made of parts that are told apart in the texts: of each verb, and of each link. */
const TOLD_IN_PARTS: ReadonlySet<string> = new Set([
  `${HOLE}: ${HOLE} cannot ${HOLE} ${HOLE}`,
  `${HOLE} ${HOLE} ${HOLE} already`,
  `${HOLE}${HOLE} token is missing`,
])

const SAMPLE = '7'
/** Fewer mean that the sentences are not found any more. */
const FEWEST = 250

it('says in French everything the server says to people', { timeout: 600_000 }, () => {
  const all = new FailureSentences(process.cwd()).all()
  expect(all.length, 'sentences found').toBeGreaterThan(FEWEST)
  const unknown = all
    .filter(({ file }) => !FOR_SCRIPTS.some(([pattern]) => pattern.test(file)))
    .filter(({ sentence }) => !SENTENCES_FOR_SCRIPTS.has(sentence) && !TOLD_IN_PARTS.has(sentence))
    .filter(({ sentence }) => sentence.replaceAll(HOLE, '').trim() !== '')
    .filter(({ sentence }) => sentenceIn(failureTextsFrench, sentence.replaceAll(HOLE, SAMPLE)) === null)
  expect(unknown.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([])
})
