import type { EventType } from '../__generated__/eventTypes.ts'
import {
  nameOr, newValue, numberOf, say, textOf, thing, type Sentence, type SentenceFacts,
} from './say.ts'
import { assetMessages } from '../assets.ts'
import { countOf } from '../format.ts'

const asset = ({ label, payload }: SentenceFacts) => thing('asset', label ?? textOf(payload['name']))
const shot = ({ label, payload }: SentenceFacts) => nameOr(label ?? payload['code'], 'a shot')

function statusOf(value: unknown): string | null {
  const status = textOf(value)
  const { statuses } = assetMessages
  return status !== null && status in statuses ? statuses[status as keyof typeof statuses] : status
}

function typeOf(value: unknown): string | null {
  const type = textOf(value)
  const { types } = assetMessages
  return type !== null && type in types ? types[type as keyof typeof types] : type
}

const verbOf = (relation: unknown) => (relation === 'OWNS' ? 'owns' : 'uses')
const target = (payload: SentenceFacts['payload']) => nameOr(payload['targetName'], 'another asset')

/** How the events of assets and of their casting read. */
export const assetSentences = {
  'asset.created': (facts) => say`added ${asset(facts)}`,
  'asset.updated': (facts) => {
    const { payload } = facts
    const [name, code] = [textOf(payload['name']), textOf(payload['code'])]
    const [status, type] = [statusOf(payload['status']), typeOf(payload['type'])]
    if (name !== null) return say`renamed an asset to ${name}`
    if (status !== null) return say`set ${asset(facts)} to ${status}`
    if (type !== null) return say`made ${asset(facts)} a thing of the type ${type}`
    if (code !== null) return say`gave ${asset(facts)} the code ${code}`
    return payload['isDescribed'] === true ? say`described ${asset(facts)}` : say`changed ${asset(facts)}`
  },
  'asset.deleted': (facts) => say`deleted ${asset(facts)}`,
  'asset.restored': (facts) => say`restored ${asset(facts)}`,
  'asset.thumbnailSet': (facts) => say`gave ${asset(facts)} a picture`,
  'asset.thumbnailRemoved': (facts) => say`took the picture from ${asset(facts)}`,
  'asset.dependencyAdded': (facts) => {
    const { payload } = facts
    return say`noted that ${asset(facts)} ${[verbOf(payload['relationshipType'])]} ${target(payload)}`
  },
  'asset.dependencyRemoved': (facts) => {
    const { payload } = facts
    return say`noted that ${asset(facts)} no longer ${[verbOf(payload['relationshipType'])]} ${target(payload)}`
  },
  'casting.set': (facts) => {
    const { payload } = facts
    const occurrences = numberOf(newValue(payload['occurrences']))
    const often = occurrences > 1 ? [`, ${countOf(occurrences, 'time', 'times')}`] : []
    return say`cast ${nameOr(payload['assetName'], 'an asset')} in ${shot(facts)}${often}`
  },
  'casting.removed': (facts) =>
    say`took ${nameOr(facts.payload['assetName'], 'an asset')} out of ${shot(facts)}`,
} satisfies Partial<Record<EventType, Sentence>>
