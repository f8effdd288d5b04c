import {
  nameOr, newValue, numberOf, say, textOf, type SentenceFacts, type SentencePart,
} from '../../events/say.ts'
import type { assetSentences } from '../../events/assetSentences.ts'
import { countOf } from '../../format.ts'
import { NOUNS, ofThing, thing, toThing } from './things.ts'
import { assetMessagesFrench } from '../assets.ts'

type Payload = SentenceFacts['payload']

const labelOf = ({ label, payload }: SentenceFacts) => label ?? textOf(payload['name'])
const asset = (facts: SentenceFacts) => thing(NOUNS.asset, labelOf(facts))
const ofAsset = (facts: SentenceFacts) => ofThing(NOUNS.asset, labelOf(facts))
const toAsset = (facts: SentenceFacts) => toThing(NOUNS.asset, labelOf(facts))
const ofShot = ({ label, payload }: SentenceFacts) => ofThing(NOUNS.shot, label ?? textOf(payload['code']))
const castAsset = (payload: Payload): SentencePart[] => thing(NOUNS.asset, textOf(payload['assetName']))

function statusOf(value: unknown): string | null {
  const status = textOf(value)
  const { statuses } = assetMessagesFrench
  return status !== null && status in statuses ? statuses[status as keyof typeof statuses] : status
}

function typeOf(value: unknown): string | null {
  const type = textOf(value)
  const { types } = assetMessagesFrench
  return type !== null && type in types ? types[type as keyof typeof types] : type
}

const verbOf = (relation: unknown) => (relation === 'OWNS' ? 'possède' : 'utilise')
const noLonger = (relation: unknown) => (relation === 'OWNS' ? 'ne possède plus' : 'n’utilise plus')
const target = (payload: Payload) => nameOr(payload['targetName'], 'un autre asset')

/** How the events of assets and of their casting read. */
export const assetSentencesFrench: typeof assetSentences = {
  'asset.created': (facts) => say`a ajouté ${asset(facts)}`,
  'asset.updated': (facts) => {
    const { payload } = facts
    const [name, code] = [textOf(payload['name']), textOf(payload['code'])]
    const [status, type] = [statusOf(payload['status']), typeOf(payload['type'])]
    if (name !== null) return say`a renommé un asset en ${name}`
    if (status !== null) return say`a passé ${asset(facts)} au statut ${status}`
    if (type !== null) return say`a donné ${toAsset(facts)} le type ${type}`
    if (code !== null) return say`a donné ${toAsset(facts)} le code ${code}`
    return payload['isDescribed'] === true ? say`a décrit ${asset(facts)}` : say`a modifié ${asset(facts)}`
  },
  'asset.deleted': (facts) => say`a supprimé ${asset(facts)}`,
  'asset.restored': (facts) => say`a restauré ${asset(facts)}`,
  'asset.thumbnailSet': (facts) => say`a donné une image ${toAsset(facts)}`,
  'asset.thumbnailRemoved': (facts) => say`a retiré l’image ${ofAsset(facts)}`,
  'asset.dependencyAdded': (facts) => {
    const { payload } = facts
    return say`a noté que ${asset(facts)} ${[verbOf(payload['relationshipType'])]} ${target(payload)}`
  },
  'asset.dependencyRemoved': (facts) => {
    const { payload } = facts
    return say`a noté que ${asset(facts)} ${[noLonger(payload['relationshipType'])]} ${target(payload)}`
  },
  'casting.set': (facts) => {
    const { payload } = facts
    const occurrences = numberOf(newValue(payload['occurrences']))
    const often = occurrences > 1 ? [`, ${countOf(occurrences, 'fois', 'fois')}`] : []
    return say`a mis ${castAsset(payload)} au casting ${ofShot(facts)}${often}`
  },
  'casting.removed': (facts) => say`a retiré ${castAsset(facts.payload)} du casting ${ofShot(facts)}`,
}
