import type { User } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { VISIBLE_PERSON } from '../identity/account.policy.ts'
import { isDeletedAccount } from '../identity/formerMember.ts'
import type { ActorName, LoggedEvent } from './activity.service.ts'

/** Who acted, with which token. */
export interface KnownActor extends ActorName {
  /** Null where the viewer does not share an organization with them. */
  seen: Pick<User, 'id' | 'name' | 'pictureId'> | null
  /** The name of the API token; sessions have none. */
  tokenName: string | null
}

/** What an actor and a token are asked for by. */
export const actorKey = ({ actorId, tokenId }: Pick<LoggedEvent, 'actorId' | 'tokenId'>): string =>
  `actor:${actorId}:${tokenId ?? ''}`

/** Whether a key is one of an actor. */
export const isActorKey = (key: string): boolean => key.startsWith('actor:')

/** What `ACTORS` reads. */
export interface ReadActors {
  people: (Pick<User, 'id' | 'name' | 'kind' | 'emailKey' | 'pictureId'> & { isVisible: boolean })[] | null
  tokens: { id: string; name: string }[] | null
}

/** Reads people and tokens, also people whom the viewer does not see any more; $1 to $4 are `actorValues`. */
export const ACTORS = `json_build_object(
  'people', (SELECT json_agg(r) FROM (
    SELECT u."id", u."name", u."kind", u."emailKey", u."pictureId", ${VISIBLE_PERSON} AS "isVisible"
    FROM "User" u WHERE u."id" = ANY($1::uuid[])) r),
  'tokens', (SELECT json_agg(r) FROM (
    SELECT "id", "name" FROM "AccessToken" WHERE "id" = ANY($4::uuid[]) AND "kind" <> 'SESSION') r))`

const pairOf = (key: string): [actorId: string, tokenId: string] => {
  const [, actorId = '', tokenId = ''] = key.split(':')
  return [actorId, tokenId]
}

export function actorValues(keys: readonly string[], { userId, projectId }: Viewer): unknown[] {
  const pairs = keys.map(pairOf)
  const actorIds = new Set(pairs.map(([actorId]) => actorId))
  const tokenIds = new Set(pairs.flatMap(([, tokenId]) => tokenId || []))
  return [[...actorIds], userId, projectId, [...tokenIds]]
}

/** The actors that were read, by their keys. */
export function actorsOf(keys: readonly string[], { people, tokens }: ReadActors): (readonly [string, KnownActor])[] {
  const names = new Map((tokens ?? []).map(({ id, name }) => [id, name]))
  const actors = new Map((people ?? []).map(({ id, name, kind, emailKey, pictureId, isVisible }) => [id, {
    name, isService: kind === 'SERVICE', isFormer: isDeletedAccount({ emailKey }),
    seen: isVisible ? { id, name, pictureId } : null,
  }]))
  return keys.flatMap((key) => {
    const [actorId, tokenId] = pairOf(key)
    const actor = actors.get(actorId)
    return actor ? [[key, { ...actor, tokenName: names.get(tokenId) ?? null }] as const] : []
  })
}
