import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isUnionType,
} from 'graphql'
import { type Content, html, type Html } from './html.ts'
import { fieldEntry, inputFieldEntry, typeLink, valueEntry } from './members.ts'
import { anchorOf, type Prose } from './prose.ts'
import type { MutationParts, SchemaParts } from './schemaParts.ts'
import type { Section } from './section.ts'

const fieldList = (type: GraphQLObjectType | GraphQLInterfaceType, prose: Prose) =>
  html`<dl class="members">${Object.values(type.getFields()).map((each) => fieldEntry(type.name, each, prose))}</dl>`

const inputList = (type: GraphQLInputObjectType, prose: Prose) =>
  html`<dl class="members">${
    Object.values(type.getFields()).map((each) => inputFieldEntry(type.name, each, prose))
  }</dl>`

const links = (types: readonly GraphQLNamedType[]): Content =>
  types.map((type, place) => html`${place > 0 && ', '}<code>${typeLink(type)}</code>`)

/** What the scalars of GraphQL itself are, in our words. */
const BUILT_IN: Readonly<Record<string, string>> = {
  Boolean: 'True or false.',
  Float: 'A number with a fraction, of double precision.',
  ID: 'A TypeID, as a text: `shot_01hz…`. Never anything to look into.',
  Int: 'A whole number from -2147483648 to 2147483647.',
  String: 'A text in Unicode.',
}

/** A type with its name as a heading. */
const typeEntry = (type: GraphQLNamedType, kind: string, prose: Prose, parts: Content): Html =>
  html`<section class="entry" id="${anchorOf(type.name)}" aria-labelledby="${anchorOf(type.name)}-name">
<h3 id="${anchorOf(type.name)}-name"><a href="#${anchorOf(type.name)}">${type.name}</a>
<span class="kind">${kind}</span></h3>
<p>${prose(BUILT_IN[type.name] ?? type.description)}</p>${parts}</section>`

function composedEntry(schema: GraphQLSchema, type: SchemaParts['objects'][number], prose: Prose): Html {
  if (isUnionType(type)) {
    return typeEntry(type, 'union', prose, html`<p>One of ${links(type.getTypes())}.</p>`)
  }
  const kind = isInterfaceType(type) ? 'interface' : 'object'
  const interfaces = type.getInterfaces()
  const implementers = isInterfaceType(type) ? schema.getPossibleTypes(type) : []
  return typeEntry(type, kind, prose, [
    interfaces.length > 0 && html`<p class="of">Implements ${links(interfaces)}</p>`,
    implementers.length > 0 && html`<p class="of">Implemented by ${links(implementers)}</p>`,
    fieldList(type, prose),
  ])
}

/** An operation: what can be asked for at the root of a document. */
const operationEntry = (root: string, field: GraphQLField<unknown, unknown>, prose: Prose): Html =>
  html`<dl class="members root">${fieldEntry(root, field, prose)}</dl>`

const mutationEntry = ({ field, input, payload }: MutationParts, prose: Prose): Html =>
  html`<section class="entry" id="Mutation.${field.name}" aria-labelledby="Mutation.${field.name}-name">
<h3 id="Mutation.${field.name}-name"><a href="#Mutation.${field.name}">${field.name}</a></h3>
<p>${prose(field.description)}</p>
<p class="call" id="Mutation.${field.name}.input"><code>${field.name}(input: ${
  typeLink(field.args[0]?.type ?? input)
}): ${typeLink(field.type)}</code></p>
${partEntry(input, 'Input', inputList(input, prose), prose)}
${partEntry(payload, 'Answer', fieldList(payload, prose), prose)}
</section>`

const partEntry = (type: GraphQLNamedType, title: string, list: Html, prose: Prose): Html =>
  html`<div class="part" id="${anchorOf(type.name)}">
<h4>${title} <a href="#${anchorOf(type.name)}"><code>${type.name}</code></a></h4>
<p>${prose(type.description)}</p>${list}</div>`

const nav = (names: readonly string[], root = '') =>
  names.map((name) => ({ name, anchor: root === '' ? anchorOf(name) : anchorOf(root, name) }))

const namesOf = (types: readonly { name: string }[]) => types.map(({ name }) => name)

/** The sections of everything in the schema. */
export function typeSections(schema: GraphQLSchema, parts: SchemaParts, prose: Prose): Section[] {
  const described = (root: GraphQLNamedType | null | undefined) => html`<p>${prose(root?.description)}</p>`
  return [
    {
      id: 'queries',
      title: 'Queries',
      lead: [html`<span class="target" id="Query"></span>`, described(schema.getQueryType())],
      body: parts.queries.map((field) => operationEntry('Query', field, prose)),
      entries: nav(namesOf(parts.queries), 'Query'),
    },
    {
      id: 'mutations',
      title: 'Mutations',
      lead: [html`<span class="target" id="Mutation"></span>`, described(schema.getMutationType())],
      body: parts.mutations.map((each) => mutationEntry(each, prose)),
      entries: nav(parts.mutations.map(({ field }) => field.name), 'Mutation'),
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions',
      lead: [html`<span class="target" id="Subscription"></span>`, described(schema.getSubscriptionType())],
      body: parts.subscriptions.map((field) => operationEntry('Subscription', field, prose)),
      entries: nav(namesOf(parts.subscriptions), 'Subscription'),
    },
    {
      id: 'objects',
      title: 'Objects',
      lead: html`<p>What queries answer with. A type with an exclamation mark is never null.</p>`,
      body: parts.objects.map((type) => composedEntry(schema, type, prose)),
      entries: nav(namesOf(parts.objects)),
    },
    {
      id: 'connections',
      title: 'Connections',
      lead: html`<p>Pages of lists, as the <a href="#paging">overview</a> describes.</p>`,
      body: parts.connections.map((type) => typeEntry(type, 'object', prose, fieldList(type, prose))),
      entries: nav(namesOf(parts.connections)),
    },
    {
      id: 'inputs',
      title: 'Inputs',
      lead: html`<p>What several operations take. The input of a mutation stands with it.</p>`,
      body: parts.inputs.map((type) =>
        typeEntry(type, type.isOneOf ? 'input, exactly one field' : 'input', prose, inputList(type, prose))),
      entries: nav(namesOf(parts.inputs)),
    },
    {
      id: 'enums',
      title: 'Enums',
      lead: null,
      body: parts.enums.map((type) =>
        typeEntry(type, 'enum', prose, html`<dl class="members">${
          type.getValues().map((each) => valueEntry(type.name, each, prose))
        }</dl>`)),
      entries: nav(namesOf(parts.enums)),
    },
    {
      id: 'scalars',
      title: 'Scalars',
      lead: null,
      body: parts.scalars.map((type) => typeEntry(type, 'scalar', prose, null)),
      entries: nav(namesOf(parts.scalars)),
    },
  ]
}
