import { assetMessages } from '../../messages/assets.ts'

/** How one asset can hang together with another, in the words of the one. */
export const RELATIONS = ['USES', 'USED', 'OWNS', 'BELONGS_TO'] as const

/** A relationship as the API names it. */
export type RelationName = (typeof RELATIONS)[number]

const INVERSE: Record<RelationName, RelationName> = {
  USES: 'USED', USED: 'USES', OWNS: 'BELONGS_TO', BELONGS_TO: 'OWNS',
}

function knownRelation(name: string): RelationName {
  return RELATIONS.find((relation) => relation === name) ?? 'USES'
}

/** A relationship as it reads from one of the two: from the target it is the inverse. */
export function relationSeenFrom(relation: string, isFromSource: boolean): RelationName {
  const known = knownRelation(relation)
  return isFromSource ? known : INVERSE[known]
}

/** Such a relationship in words: 'Used by'. */
export function relationWords(relation: RelationName): string {
  return assetMessages.relations[relation]
}
