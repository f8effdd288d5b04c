import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape, ObjectParam } from '@pothos/core'
import { requireViewer, type Viewer } from '../context.ts'
import { type NodeName, toTypeId } from '../kernel/ids.ts'
import { distinctRowsOf, type InRow, type Named } from '../kernel/inputRows.ts'
import { placeOf } from '../kernel/places.ts'
import { builder, type InputFields } from './builder.ts'
import { EXPECTED_VERSION } from './versions.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes

/** What the mutations of a kind of objects are named after. */
interface ObjectNames {
  node: ObjectParam<SchemaTypes>
  type: NodeName
  /** In fields and descriptions: `shotId`. */
  noun: string
  /** The list of an input: `shots`. */
  list: string
  /** Which objects one request may name. */
  rows: string
}

interface Verb<Changed, More extends InputFieldMap = Record<never, never>> {
  description: string
  run: (viewer: Viewer, rows: readonly InRow<Named>[], input: InputShapeFromFields<More>) => Promise<Changed>
  fields: ObjectFieldsShape<SchemaTypes, Changed>
}

interface ChangeVerb<Changed, More extends InputFieldMap> extends Verb<Changed, More> {
  /** The fields of the input beside its list. */
  input?: (t: InputFields) => More
  /** Describes the payload. */
  payload?: string
}

interface Deletion<Changed> extends Verb<Changed> {
  idsOf: (changed: Changed) => readonly string[]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The input of a place `among` objects, as `ShotPlace`, and how to read it. */
export function placeInput({ node, type, noun }: Pick<ObjectNames, 'node' | 'type' | 'noun'>, among: string) {
  const Place = builder.inputType(`${type}Place`, {
    isOneOf: true,
    description: `A place ${among}: exactly one field is given.`,
    fields: (t) => ({
      position: t.int({ required: false, description: '1-based; a number beyond the end means the end.' }),
      beforeId: t.globalID({ for: node, required: false, description: `Right before this ${noun}.` }),
      afterId: t.globalID({ for: node, required: false, description: `Right after this ${noun}.` }),
    }),
  })
  const readPlace = ({ position, beforeId, afterId }: typeof Place.$inferInput) =>
    placeOf({ position, beforeId: beforeId?.id, afterId: afterId?.id })
  return { Place, readPlace }
}

/** The input of an object and the version at which it is changed, as `ShotAtVersion`, and how to read a list of it. */
export function versionInput({ node, type, noun, list }: ObjectNames) {
  const key = `${noun}Id`
  const AtVersion = builder.inputType(`${type}AtVersion`, {
    description: `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun} and the version at which it is changed.`,
    fields: (t) => ({
      [key]: t.globalID({ for: node, description: `The ${noun}.` }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  })
  type Row = Record<string, { id: string }> & Pick<Named, 'expectedVersion'>
  const readNamed = (rows: readonly object[]) =>
    distinctRowsOf(list, rows.map((row) => {
      const { [key]: object, expectedVersion } = row as Row
      return { id: object?.id ?? '', expectedVersion }
    }))
  return { AtVersion, readNamed }
}

// Pothos types only what resolvers of known shapes return, so these functions take the shape for an object.

/** Adds a mutation that changes objects, each at a version, as `moveShots` for the verb `move`. */
export function addChange<Changed extends object, More extends InputFieldMap = Record<never, never>>(
  verb: string,
  { type, noun, list, rows }: ObjectNames,
  { AtVersion, readNamed }: ReturnType<typeof versionInput>,
  change: ChangeVerb<Changed, More>,
): void {
  const { description, run, fields, input, payload } = change as unknown as ChangeVerb<object, InputFieldMap>
  builder.relayMutationField(
    `${verb}${type}${list.slice(noun.length)}`,
    {
      description: `The ${list} to ${verb}.`,
      inputFields: (t) => ({ [list]: t.field({ type: [AtVersion], description: rows }), ...input?.(t) }),
    },
    {
      description,
      authScopes: { signedIn: true },
      resolve: (_root, { input: { [list]: named, ...more } }, context) =>
        run(requireViewer(context), readNamed(named as object[]), more),
    },
    { description: payload ?? `The changed ${list}.`, outputFields: fields },
  )
}

/** Adds a mutation that deletes objects, as `deleteShots`, whose payload holds the ids of the deleted objects. */
export function addDeletion<Changed extends object>(
  names: ObjectNames,
  versions: ReturnType<typeof versionInput>,
  verb: Deletion<Changed>,
): void {
  const { idsOf, fields, ...deletion } = verb as unknown as Deletion<object>
  const { type, noun, list } = names
  addChange('delete', names, versions, {
    ...deletion,
    payload: `The deleted ${list}.`,
    fields: (t) => ({
      [`deleted${capital(noun)}Ids`]: t.idList({
        description: `The ids of the ${list}, in the order of the input.`,
        resolve: (changed) => idsOf(changed).map((id) => toTypeId(type, id)),
      }),
      ...fields(t),
    }),
  })
}

/** Adds a mutation that restores objects from the trash, as `restoreShots`. */
export function addRestoration<Changed extends object>(
  { node, type, noun, list, rows }: ObjectNames,
  verb: Verb<Changed>,
): void {
  const { description, run, fields } = verb as unknown as Verb<object>
  const ids = `${noun}Ids`
  builder.relayMutationField(
    `restore${type}${list.slice(noun.length)}`,
    {
      description: `The ${list} to restore.`,
      inputFields: (t) => ({ [ids]: t.globalIDList({ for: node, description: rows }) }),
    },
    {
      description,
      authScopes: { signedIn: true },
      resolve: (_root, { input: { [ids]: named = [] } }, context) =>
        run(requireViewer(context), distinctRowsOf(ids, named.map(({ id }) => ({ id }))), {}),
    },
    { description: `The restored ${list}.`, outputFields: fields },
  )
}
