import { fromString, fromUUID, getType, toUUID } from 'typeid-js'
import { invalidInput } from './errors.ts'

/** The TypeID prefix of every kind of object, by its GraphQL type name. */
export const ID_PREFIXES = {
  User: 'user',
  AccessToken: 'token',
  Organization: 'org',
  Member: 'member',
  Invitation: 'invitation',
  Project: 'project',
  Storyboard: 'storyboard',
  ShotStatus: 'status',
  Script: 'script',
  Scene: 'scene',
  Shot: 'shot',
  View: 'view',
  Media: 'media',
  Asset: 'asset',
  AssetDependency: 'dependency',
  Casting: 'casting',
  Task: 'task',
} as const

export type NodeName = keyof typeof ID_PREFIXES

const nodeNames = new Map<string, NodeName>(
  Object.entries(ID_PREFIXES).map(([name, prefix]) => [prefix, name as NodeName]),
)

/** The id people and programs outside see: `shot_01hz…` (TypeID specification 0.3). */
export function toTypeId(name: NodeName, uuid: string): string {
  return String(fromUUID(uuid, ID_PREFIXES[name]))
}

/** The kind and UUID behind a TypeID. Anything else is INVALID_INPUT. */
export function fromTypeId(id: string, field = 'id'): { name: NodeName; uuid: string } {
  try {
    const parsed = fromString(id)
    const name = nodeNames.get(getType(parsed))
    if (name) return { name, uuid: toUUID(parsed) }
  } catch {
    // Told below like an unknown prefix.
  }
  throw invalidInput({ [field]: `"${id.slice(0, 60)}" is not an id` })
}

/** The UUID behind a TypeID of one kind; of another kind it is INVALID_INPUT. */
export function uuidOf(name: NodeName, id: string, field = 'id'): string {
  const parsed = fromTypeId(id, field)
  if (parsed.name !== name) throw invalidInput({ [field]: `"${id}" is not the id of a ${name}` })
  return parsed.uuid
}

/** A UUID in its lower-case written form, as a regular expression without anchors. */
export const UUID_PATTERN = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const UUID = new RegExp(`^${UUID_PATTERN}$`)

/** Whether a text is a UUID in its lower-case written form. */
export const isUuid = (text: string) => UUID.test(text)
