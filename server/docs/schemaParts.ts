import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  type GraphQLUnionType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql'

/** A mutation with its own input and payload, which are documented with it. */
export interface MutationParts {
  field: GraphQLField<unknown, unknown>
  input: GraphQLInputObjectType
  payload: GraphQLObjectType
}

/** Every type of a schema in its section of the reference, by name; none is in two. */
export interface SchemaParts {
  queries: GraphQLField<unknown, unknown>[]
  mutations: MutationParts[]
  subscriptions: GraphQLField<unknown, unknown>[]
  objects: (GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType)[]
  connections: GraphQLObjectType[]
  inputs: GraphQLInputObjectType[]
  enums: GraphQLEnumType[]
  scalars: GraphQLScalarType[]
}

const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {}).toSorted((one, other) => one.name.localeCompare(other.name))

const CONNECTION = /(Connection|Edge)$|^PageInfo$/

function mutationParts(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): MutationParts {
  const own = `${field.name[0]?.toUpperCase() ?? ''}${field.name.slice(1)}`
  const [input, payload] = [schema.getType(`${own}Input`), schema.getType(`${own}Payload`)]
  if (isInputObjectType(input) && isObjectType(payload)) return { field, input, payload }
  throw new Error(`${field.name} has no input and payload of its own`)
}

/** Sorts the types of a schema into the sections of the reference. */
export function partsOf(schema: GraphQLSchema): SchemaParts {
  const mutations = fieldsOf(schema.getMutationType()).map((field) => mutationParts(schema, field))
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const documented = new Set<unknown>([...roots, ...mutations.flatMap(({ input, payload }) => [input, payload])])
  const rest = Object.values(schema.getTypeMap())
    .filter((type: GraphQLNamedType) => !isIntrospectionType(type) && !documented.has(type))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const composed = rest.filter((type) => isObjectType(type) || isInterfaceType(type) || isUnionType(type))
  return {
    queries: fieldsOf(schema.getQueryType()),
    mutations,
    subscriptions: fieldsOf(schema.getSubscriptionType()),
    objects: composed.filter(({ name }) => !CONNECTION.test(name)),
    connections: composed.filter(isObjectType).filter(({ name }) => CONNECTION.test(name)),
    inputs: rest.filter(isInputObjectType),
    enums: rest.filter(isEnumType),
    scalars: rest.filter(isScalarType),
  }
}
