import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { englishMessages } from './english.ts'
import { frenchMessages } from './fr.ts'
import { cookiePolicyFrench } from './fr/legal/cookiePolicy.ts'
import { privacyPolicyFrench } from './fr/legal/privacyPolicy.ts'
import { termsOfServiceFrench } from './fr/legal/termsOfService.ts'
import { reviewPageMessagesFrench } from './fr/reviewPage.ts'
import { setShownLanguage } from './language.ts'
import { cookiePolicy } from './legal/cookiePolicy.ts'
import { privacyPolicy } from './legal/privacyPolicy.ts'
import { termsOfService } from './legal/termsOfService.ts'
import { reviewPageMessages } from './reviewPage.ts'
import { SAME_IN_FRENCH } from './sameInFrench.ts'

const english = {
  ...englishMessages, reviewPage: reviewPageMessages,
  legalTexts: { cookiePolicy, privacyPolicy, termsOfService },
}
const french = {
  ...frenchMessages,
  reviewPage: reviewPageMessagesFrench,
  legalTexts: {
    cookiePolicy: cookiePolicyFrench, privacyPolicy: privacyPolicyFrench, termsOfService: termsOfServiceFrench,
  },
}

type Leaf = [path: string, value: unknown]

/** What the server says, sentences with tests of their own, and the columns of files, which are the same for all. */
const APART = ['.failureTexts', '.failureCodeTexts', '.eventMessages.activitySentence', '.csvMessages.columns']

/** Every text, number and function of a catalogue with where it stands. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (APART.includes(path)) return []
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`))
}

const SAMPLES = [3, 5, 7, 11, 2]

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'function') return null
  const said: unknown = value(...SAMPLES.slice(0, Math.max(1, value.length)))
  return said === null || typeof said === 'string' ? said : JSON.stringify(said)
}

/** What a function says of these numbers; null of one that asks for something else. */
function readText(value: unknown): string | null {
  try {
    return textOf(value)
  } catch {
    return null
  }
}

const frenchLeaves = new Map(leavesOf(french))

beforeAll(() => setShownLanguage('fr'))
afterAll(() => setShownLanguage('en'))

it('has the same texts in both languages', () => {
  const pathsOf = (catalogue: unknown) => leavesOf(catalogue).map(([path, value]) => `${path}: ${typeof value}`).sort()
  expect(pathsOf(french)).toEqual(pathsOf(english))
})

it('says nothing in French as in English but what is the same word', () => {
  const same = leavesOf(english).flatMap(([path, value]): string[] => {
    const text = readText(value)
    const isText = text !== null && /\p{Letter}{2}/u.test(text) && !SAME_IN_FRENCH.has(text)
    return isText && readText(frenchLeaves.get(path)) === text ? [`${path}: ${text}`] : []
  })
  expect(same).toEqual([])
})

it('shows every area in French where French was spoken before it was loaded', async () => {
  vi.resetModules()
  await (await import('./speak.ts')).speak('fr')
  const { englishMessages: shown } = await import('./english.ts')
  const { frenchMessages: spoken } = await import('./fr.ts')
  const areas = Object.keys(shown) as (keyof typeof shown)[]
  expect(areas.filter((area) => shown[area] !== spoken[area])).toEqual([])
})

it('leaves no gaps in its texts', () => {
  const broken = [...frenchLeaves].flatMap(([path, value]): string[] => {
    const text = readText(value)
    return text !== null && /undefined|NaN|\[object|\$\{|~/.test(text) ? [`${path}: ${text}`] : []
  })
  expect(broken).toEqual([])
})

/** Texts that are read by a component of another area, to which the whole area is handed. */
const HANDED_ON = [
  'shortcutMessages.then',
  'webhookMessages.secretTitle', 'webhookMessages.secretWarning', 'webhookMessages.secretLabel',
]

it('has no text that nothing shows', () => {
  const web = join(import.meta.dirname, '..')
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|__generated__|^(?:messages|testing)[\\/]/.test(path))
    .map((path) => readFileSync(join(web, path), 'utf8'))
  const unused = Object.entries(englishMessages).flatMap(([area, texts]) => {
    const users = sources.filter((source) => source.includes(area)).join('\n')
    const isShown = (key: string) =>
      new RegExp(`\\.${key}\\b|['"\`]${key}['"\`]|[{,]\\s*${key}\\b[^:(]*\\} =`).test(users)
    return Object.keys(texts).filter((key) => !isShown(key)).map((key) => `${area}.${key}`)
  })
  expect(unused.filter((path) => !HANDED_ON.includes(path))).toEqual([])
})
