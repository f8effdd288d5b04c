import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  print,
  type SelectionSetNode,
} from 'graphql'
import { GIVEN, isReady, type ReadyFields, type ReadyFieldsAsked } from '../kernel/readyRows.ts'

/** A document as it is walked: the names asked for in each place, and what has been walked there. */
interface Walk {
  fragments: GraphQLResolveInfo['fragments']
  places: Map<ReadyFields, { names: Set<string>; sets: Set<SelectionSetNode> }>
}

function fitsField({ name, arguments: given, selectionSet }: FieldNode, fields: ReadyFields, walk: Walk): boolean {
  const below = fields[name.value]
  walk.places.get(fields)?.names.add(name.value)
  if (name.value === '__typename' || below === true) return true
  if (below === undefined || selectionSet === undefined) return false
  // With other arguments it would lead to other objects than those that are read.
  return (given ?? []).map(print).join(', ') === (below[GIVEN] ?? '') && fitsIn(selectionSet, below, walk)
}

/** Whether a selection asks for these fields alone; each is walked once, however often fragments lead to it. */
function fitsIn(set: SelectionSetNode, fields: ReadyFields, walk: Walk): boolean {
  const place = walk.places.get(fields) ?? { names: new Set(), sets: new Set() }
  walk.places.set(fields, place)
  if (place.sets.has(set)) return true
  place.sets.add(set)
  return set.selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return fitsField(selection, fields, walk)
    const part = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments[selection.name.value] : selection
    return part !== undefined && fitsIn(part.selectionSet, fields, walk)
  })
}

/** Says which of these fields a document asks for below a field; null when it asks for anything else there. */
export function readyFieldsAsked(
  { fieldNodes, fragments }: GraphQLResolveInfo, fields: ReadyFields,
): ReadyFieldsAsked | null {
  const walk: Walk = { fragments, places: new Map() }
  const fits = fieldNodes.every(({ selectionSet }) => selectionSet && fitsIn(selectionSet, fields, walk))
  if (!fits) return null
  return (place, name) => walk.places.get(place)?.names.has(name) ?? false
}

/** Lets fields of types answer from rows that are marked as ready; other rows are resolved as ever. */
export function answerReadyRows(schema: GraphQLSchema, fieldsOfTypes: Readonly<Record<string, readonly string[]>>) {
  for (const [typeName, names] of Object.entries(fieldsOfTypes)) {
    const fields = (schema.getType(typeName) as GraphQLObjectType<Record<string, unknown>>).getFields()
    for (const name of names) {
      const field = fields[name]
      const resolve = field?.resolve
      if (!field || !resolve) throw new Error(`${typeName}.${name} has no resolver that rows could be ready for`)
      field.resolve = (row, args, context, info) => (isReady(row) ? row[name] : resolve(row, args, context, info))
      field.extensions = { ...field.extensions, isOfReadyRow: true }
    }
  }
}

/** Whether a ready row has the value of a field under the field's own name. */
export const isOfReadyRow = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  extensions['isOfReadyRow'] === true
