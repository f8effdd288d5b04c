import { messages } from '../../messages.ts'
import { englishEvents } from './english.ts'

/** How events read in the language shown. */
export const shownEvents = messages.events ?? englishEvents
