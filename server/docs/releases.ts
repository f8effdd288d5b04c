import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Change } from '@graphql-inspector/core'
import { buildSchema, type GraphQLSchema } from 'graphql'

/**
 * `<version>.graphql` is the schema that was released as that version. `<version>.md` and, until the next release,
 * `unreleased.md` hold the migration notes of its breaking changes.
 */
const FOLDER = new URL('../../docs/schema/', import.meta.url)

/** A schema that was released. */
export interface Release {
  version: string
  /** The day, as 2026-11-21. */
  day: string
  schema: GraphQLSchema
}

const NAME = /^(\d+)\.(\d+)\.(\d+)\.graphql$/
const DAY = /^# Released on (\d{4}-\d{2}-\d{2})\n/

const numbersOf = (name: string) => (NAME.exec(name) ?? []).slice(1).map(Number)

function compareNames(one: string, other: string): number {
  const others = numbersOf(other)
  return numbersOf(one).map((each, place) => each - (others[place] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** Every release, the newest first. */
export function readReleases(): Release[] {
  const names = readdirSync(FOLDER).filter((name) => NAME.test(name)).toSorted(compareNames).toReversed()
  return names.map((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    const day = DAY.exec(text)?.[1]
    if (day === undefined) throw new Error(`docs/schema/${name} does not begin with "# Released on" and the day`)
    return { version: name.replace(/\.graphql$/, ''), day, schema: buildSchema(text) }
  })
}

/** A line of migration notes: ``- `Type.field`, `extensions.other`: what to send or read now.`` */
const NOTE = /^- ((?:`[\w.*]+`(?:, )?)+): (.+)$/gm
const NOTED_PATH = /`([\w.*]+)`/g

/** Whether a path is of errors, which no schema describes. */
export const isOfErrors = (path: string): boolean => path.startsWith('extensions.')

/** How to move to a version, or (null) to the unreleased schema: a sentence for each path that broke. */
export function readMigrationNotes(version: string | null): Map<string, string> {
  const file = new URL(`${version ?? 'unreleased'}.md`, FOLDER)
  if (!existsSync(file)) return new Map()
  return new Map([...readFileSync(file, 'utf8').matchAll(NOTE)].flatMap(([, paths = '', note = '']) =>
    [...paths.matchAll(NOTED_PATH)].map(([, path = '']): [string, string] => [path, note])))
}

/** What a change of the schema means for who calls the API. */
export type Effect = 'breaking' | 'dangerous' | 'safe'

const EFFECTS: Record<string, Effect> = { BREAKING: 'breaking', DANGEROUS: 'dangerous', NON_BREAKING: 'safe' }

/** One difference of two schemas. */
export interface SchemaChange {
  effect: Effect
  /** A sentence in which names stand between apostrophes. */
  message: string
  /** What it is about: `Shot.frames`. */
  path: string
}

/** The change of a field whose type lost its `!` and nothing else; its first group is the type that has the field. */
const TO_NULLABLE = /^Field '(\w+)\.\w+' changed type from '(.+)!' to '\2'$/

/** Makes one change, of the path `Type.*`, of several fields of a type that became nullable. */
function gatherNullable(changes: readonly SchemaChange[]): SchemaChange[] {
  const ofType = new Map<string, SchemaChange[]>()
  for (const change of changes) {
    const type = TO_NULLABLE.exec(change.message)?.[1] ?? ''
    ofType.set(type, [...(ofType.get(type) ?? []), change])
  }
  return [...ofType].flatMap(([type, found]): readonly SchemaChange[] => {
    if (type === '' || found.length === 1) return found
    const message = `${found.length} fields of '${type}' became nullable`
    return [{ effect: 'breaking', path: `${type}.*`, message }]
  })
}

const schemaChangeOf = ({ criticality, message, path = '' }: Change): SchemaChange =>
  ({ effect: EFFECTS[criticality.level] ?? 'breaking', message, path })

/**
 * What changed from one schema to another, without descriptions and what is in what is new. Breaks are those without
 * notice: to remove what was deprecated in the one is only dangerous in the other.
 */
export async function compareSchemas(before: GraphQLSchema, after: GraphQLSchema): Promise<SchemaChange[]> {
  // Loaded when it is wanted, not with the server.
  const { diff, DiffRule } = await import('@graphql-inspector/core')
  const rules = [DiffRule.suppressRemovalOfDeprecatedField, DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges]
  const changes = await diff(before, after, rules)
  return gatherNullable(changes.map(schemaChangeOf)).toSorted((one, other) => one.path.localeCompare(other.path))
}
