import type { EventType } from '../__generated__/eventTypes.ts'
import { say, type Sentence, textOf, thing } from './say.ts'

const scene = (label: string | null) => thing('scene', label)

/** How the events of scenes read. */
export const sceneSentences = {
  'scene.created': ({ label }) => say`added ${scene(label)}`,
  'scene.updated': ({ label, payload }) => {
    const heading = textOf(payload['heading'])
    return heading === null ? say`changed ${scene(label)}` : say`renamed a scene to ${heading}`
  },
  'scene.moved': ({ label }) => say`moved ${scene(label)}`,
  'scene.deleted': ({ label }) => say`removed ${scene(label)}`,
  'scene.restored': ({ label }) => say`restored ${scene(label)}`,
} satisfies Partial<Record<EventType, Sentence>>
