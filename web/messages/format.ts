import { shownLanguage, type Language } from './language.ts'

/** Whose customs each language follows, and its dates where the browser names no country. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' }

/** The browser's first locale of a language: 'en-US' writes 'October 3, 2026', 'en-GB' '3 October 2026'. */
function localeOf(language: Language): string {
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? TAGS[language]
}

function madeOnce<Formatter>(
  make: (tag: string) => Formatter, tagOf: (language: Language) => string,
): () => Formatter {
  const made = new Map<Language, Formatter>()
  return () => {
    const language = shownLanguage()
    const formatter = made.get(language) ?? make(tagOf(language))
    made.set(language, formatter)
    return formatter
  }
}

/** A formatter by the customs of the language shown, made when it is first asked for. */
export const byLanguage = <Formatter>(make: (tag: string) => Formatter): (() => Formatter) =>
  madeOnce(make, (language) => TAGS[language])

/** The same for dates and times, which are written as the browser's locale does. */
export const byLocale = <Formatter>(make: (tag: string) => Formatter): (() => Formatter) => madeOnce(make, localeOf)

const numbers = byLanguage((tag) => new Intl.NumberFormat(tag))
const roundedNumbers = byLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))
const digitsBehind = (digits: number) => byLanguage((tag) =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }))
const tenths = digitsBehind(1)
const hundredths = digitsBehind(2)
const plurals = byLanguage((tag) => new Intl.PluralRules(tag))
const calendarDays = byLocale((tag) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }))
const lists = byLanguage((tag) => new Intl.ListFormat(tag))
const collator = byLanguage((tag) => new Intl.Collator(tag))

/** A number with separators: '1,200', '1 200'. */
export function formatNumber(value: number): string {
  return numbers().format(value)
}

/** A number with one digit behind the point at most: '1.5', '1,5'. */
export function formatRounded(value: number): string {
  return roundedNumbers().format(value)
}

/** A number with just one digit behind the point: '4.0', '4,0'. */
export function formatTenths(value: number): string {
  return tenths().format(value)
}

/** A number with just two digits behind the point: '4.02', '4,02'. */
export function formatHundredths(value: number): string {
  return hundredths().format(value)
}

/** A number with separators and the fitting form of its noun: '1 shot', '1,200 shots'; in French also '0 plan'. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${plurals().select(count) === 'one' ? one : many}`
}

/** Names in a row: 'Ann, Ben and Cy', 'Ann, Ben et Cy'. */
export function listOf(names: readonly string[]): string {
  return lists().format(names)
}

/** The same in parts, to mark the names: each is one of the names or what stands between them. */
export function listParts(names: readonly string[]): readonly { isName: boolean; text: string }[] {
  return lists().formatToParts(names).map(({ type, value }) => ({ isName: type === 'element', text: value }))
}

/** A calendar date as the API writes it, or a moment, in short: '3 Oct 2026'. */
export function calendarDay(date: string): string {
  return calendarDays().format(Date.parse(date))
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The words of a waiting time: one and many of each unit. */
export type WaitWords = Readonly<Record<'second' | 'minute' | 'hour', readonly [one: string, many: string]>>

/** A waiting time in seconds as people say it, rounded up: '40 seconds', '2 minutes', '1 hour'. */
export function waitOf(seconds: number, words: WaitWords): string {
  if (seconds <= MINUTE) return countOf(Math.max(1, seconds), ...words.second)
  if (seconds <= HOUR) return countOf(Math.ceil(seconds / MINUTE), ...words.minute)
  return countOf(Math.ceil(seconds / HOUR), ...words.hour)
}

/** Sorts names as the language shown does. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other)
}
