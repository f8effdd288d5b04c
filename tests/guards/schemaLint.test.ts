import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import graphqlLint from '@graphql-eslint/eslint-plugin'
import { Linter } from 'eslint'
import { getNamedType, isAbstractType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { schema } from '../../server/schema.ts'

const PATH = join(import.meta.dirname, '../../schema.graphql')

/** Entries of logs, rows of a file that is not stored, words about what is gone, shots as they were: without an id. */
const EDGES_OF_VALUES = [
  'ActivityEdge', 'CsvPlanRowEdge', 'ProjectEventEdge', 'ReviewShotEdge', 'TombstoneEdge', 'VersionChangeEdge',
  'VersionShotEdge', 'ViewOperationEdge',
]

/** Objects without a scope of their own: answers of what the caller sent or asked for by name, and parts of others. */
const UNSCOPED = [
  'AccessTokenConnection', 'CameraFrame', 'CameraMove', 'CsvChange', 'CsvPlan', 'CsvPlanRow', 'CsvPlanRowConnection',
  'DecodedText', 'EncodingChoice', 'ErrorCatalogueEntry', 'Failure', 'FailureReason', 'FrameRate', 'InvitationOffer',
  'MetadataEntry', 'Mutation', 'NotificationConnection', 'NotificationPlace', 'NotificationSettings', 'PageInfo',
  'PasswordResetLink', 'PresenceCursor', 'Query', 'ScriptImportProgress', 'ScriptPlan', 'ScriptPlanScene',
  'ScriptPlanShot', 'ScriptSkipped', 'SearchConnection', 'Shortcut', 'Subscription',
  'ThreadRegion', 'VerificationLink', 'WetStrokePiece',
]

const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
const isNode = (type: (typeof objects)[number]) => type.getInterfaces().some(({ name }) => name === 'Node')

/** Where a rule says more than the Relay specifications and another thing than our conventions. */
const RULES: Linter.RulesRecord = {
  // Every connection has `nodes` beside `edges`, and lists of a natural bound are plain lists: both wrap no edges.
  // Which edges lead to something that is no Node is told by name below.
  '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
  // Logs and computed lists are read forwards, as the Relay specification allows.
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  // Only a Node has an identity: payloads, connections, edges and values have none.
  '@graphql-eslint/strict-id-in-types': [
    'error',
    { exceptions: { types: objects.filter((type) => !isNode(type)).map(({ name }) => name) } },
  ],
}

const { configs, parser, rules } = graphqlLint

it.each(['schema-relay', 'schema-recommended'] as const)('the schema is clean under the rules of %s', (name) => {
  const ruleSet = configs[`flat/${name}`].rules as Linter.RulesRecord
  const config = {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': { rules } },
    languageOptions: { parser, parserOptions: { graphQLConfig: { schema: PATH } } },
    rules: Object.fromEntries(Object.entries(ruleSet).map(([rule, level]) => [rule, RULES[rule] ?? level])),
  }
  const linter = new Linter({ configType: 'flat', cwd: join(PATH, '..') })
  const findings = linter.verify(readFileSync(PATH, 'utf8'), [config as unknown as Linter.Config], 'schema.graphql')
  expect(findings.map(({ line, ruleId, message }) => `${line} ${ruleId ?? ''}: ${message}`)).toEqual([])
})

it('every edge leads to a Node, or to one of several kinds of Node, except those of values', () => {
  const nodes = new Set(objects.filter(isNode))
  const others = objects.filter(({ name }) => name.endsWith('Edge')).filter((edge) => {
    const node = getNamedType(edge.getFields()['node']?.type)
    const types: readonly unknown[] = isAbstractType(node) ? schema.getPossibleTypes(node) : [node]
    return types.some((type) => !nodes.has(type as (typeof objects)[number]))
  })
  expect(others.map(({ name }) => name).sort()).toEqual(EDGES_OF_VALUES)
})

it('every object declares the scope that reading it takes, except payloads, edges and those named', () => {
  const scopeless = objects.filter(({ name, extensions }) => {
    const { authScopes } = (extensions['pothosOptions'] ?? {}) as { authScopes?: unknown }
    return !authScopes && !/^__|(Payload|Edge)$/.test(name)
  })
  expect(scopeless.map(({ name }) => name).sort()).toEqual(UNSCOPED)
})
