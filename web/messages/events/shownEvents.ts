import { shownLanguage } from '../language.ts'
import { englishEvents } from './english.ts'

/** How events read in the language shown. Only pages that list events load their sentences. */
export const shownEvents = shownLanguage() === 'fr'
  ? (await import('../fr/events/french.ts')).frenchEvents
  : englishEvents
