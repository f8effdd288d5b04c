import { afterEach, expect, it, vi } from 'vitest'
import { readableBytes } from '../lib/bytes.ts'
import { longDate, relativeTime } from '../lib/dates.ts'
import { commonMessages } from './common.ts'
import { calendarDay, countOf, formatNumber, formatTenths } from './format.ts'
import { languageCookie, setShownLanguage, wantedLanguage } from './language.ts'

afterEach(async () => setShownLanguage('en'))

it('takes the language chosen, then the first the browser asks for that there is, then English', () => {
  expect(wantedLanguage('theme=dark; language=en', ['fr-FR'])).toBe('en')
  expect(wantedLanguage('language=fr', ['en-GB'])).toBe('fr')
  expect(wantedLanguage('', ['de-DE', 'FR-ca', 'en'])).toBe('fr')
  expect(wantedLanguage('', ['en-US', 'fr'])).toBe('en')
  expect(wantedLanguage('', ['de', 'nds'])).toBe('en')
})

it('passes over cookies that name no language', () => {
  expect(wantedLanguage('language=xx; mylanguage=en', ['fr'])).toBe('fr')
  expect(wantedLanguage('language=', [])).toBe('en')
})

it('keeps the choice for the whole site', () => {
  expect(languageCookie('fr')).toMatch(/^language=fr; path=\/; max-age=\d{8}; SameSite=Lax$/)
})

it('writes numbers, dates and counts as the language shown does', () => {
  expect([formatNumber(12_500), formatTenths(4), countOf(0, 'shot', 'shots'), readableBytes(1_536)])
    .toEqual(['12,500', '4.0', '0 shots', '1.5 KB'])
  expect([longDate('2026-10-03T12:00:00Z'), calendarDay('2026-10-03')]).toEqual(['3 October 2026', '3 Oct 2026'])
  setShownLanguage('fr')
  expect([formatNumber(12_500), formatTenths(4), countOf(0, 'plan', 'plans')]).toEqual(['12\u202f500', '4,0', '0 plan'])
  expect([longDate('2026-10-03T12:00:00Z'), calendarDay('2026-10-03')]).toEqual(['3 octobre 2026', '3 oct. 2026'])
  expect(relativeTime('2026-10-03T12:00:00Z', Date.parse('2026-10-03T15:00:00Z'))).toBe('il y a 3 heures')
})

it('writes dates as the locale of the browser does, in the language shown', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-US', 'fr-CA'])
  vi.resetModules()
  const { longDate: write } = await import('../lib/dates.ts')
  expect(write('2026-10-03T12:00:00Z')).toBe('October 3, 2026')
  vi.restoreAllMocks()
})

it('speaks French where its words came before what reads them', async () => {
  expect(commonMessages.pageTitle('Assets')).toBe('Assets | Framewright')
  vi.resetModules()
  await (await import('./speak.ts')).speak('fr')
  const { commonMessages: french } = await import('./common.ts')
  expect(french.cancel).toBe('Annuler')
  expect(french.pageTitle('Connexion')).toBe('Connexion | Framewright')
  expect((await import('../lib/bytes.ts')).readableBytes(1_536)).toBe('1,5 Ko')
})
