import type { englishEvents } from '../../events/english.ts'
import { activityGroupFrench } from './groups.ts'
import { activitySentenceFrench } from './sentences.ts'

/** How events read in French. */
export const frenchEvents: typeof englishEvents = {
  activityGroup: activityGroupFrench, activitySentence: activitySentenceFrench,
}
