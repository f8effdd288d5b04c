import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'

export type Field = GraphQLField<unknown, unknown>

/** What only oneself may ask, and what a list of one's own is never full of. */
const HIDDEN = new Set([
  'User.isEmailVerified', 'User.activity', 'User.personalTokens', 'User.sessions', 'User.notificationSettings',
  'User.shortcuts',
  'User.notifications', 'User.unreadNotificationCount', 'User.organizationCount',
])

/** What costs so much of one request that a page of it is refused: asked of a smaller page, below. */
const COSTLY = new Set(['Asset.impact'])

export const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection')
export const isNode = (type: GraphQLNamedType) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')

export const needsArguments = (field: Field) => field.args.some(isRequiredArgument)

/** The rows' type of a connection. */
export function rowsOf(type: GraphQLNamedType): GraphQLNamedType {
  const nodes = isObjectType(type) ? type.getFields()['nodes'] : undefined
  return nodes ? getNamedType(nodes.type) : type
}

/** Everything that can be asked of an object without arguments, and of what hangs on it, its own lists' rows. */
export function everythingOf(type: GraphQLNamedType, depth = 0): string {
  if (isUnionType(type)) {
    const members = type.getTypes().map((each) => `... on ${each.name} ${everythingOf(each, depth)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  if (isInterfaceType(type)) return '{ id }'
  if (!isObjectType(type)) return ''
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`
    if (needsArguments(field) || HIDDEN.has(name) || COSTLY.has(name)) return []
    // Under a name of its own: what types of a union call the same may not be the same.
    return [`${type.name}_${field.name}: ${field.name}${partOf(field, depth)}`]
  })
  return `{ __typename ${parts.join(' ')} }`
}

/** A field with all that can be asked of it. */
export function partOf(field: Field, depth: number): string {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  if (isConnection(type)) {
    const rows = isNode(rowsOf(type)) ? '{ id }' : scalarsOf(rowsOf(type))
    return `(first: 2) { totalCount nodes ${rows} }`
  }
  if (isNode(type)) return ' { id }'
  return ` ${depth < 2 ? everythingOf(type, depth + 1) : scalarsOf(type)}`
}

function scalarsOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return '{ __typename }'
  const names = Object.values(type.getFields()).flatMap((field) =>
    isLeafType(getNamedType(field.type)) && !needsArguments(field) ? [field.name] : [],
  )
  return `{ __typename ${names.join(' ')} }`
}
