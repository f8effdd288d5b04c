import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  print,
} from 'graphql'
import { type Content, html, type Html } from './html.ts'
import { anchorOf, type Prose } from './prose.ts'

/** A type with its name linked: `[Shot!]!`. */
export function typeLink(type: GraphQLType): Html {
  if (isNonNullType(type)) return html`${typeLink(type.ofType)}!`
  if (isListType(type)) return html`[${typeLink(type.ofType)}]`
  return html`<a href="#${anchorOf(type.name)}">${type.name}</a>`
}

/** The mark of what must not be used any more. */
export const deprecatedMark = (reason: string | null | undefined) =>
  typeof reason === 'string' && html`<span class="mark deprecated">deprecated</span>`

const deprecation = (reason: string | null | undefined, prose: Prose) =>
  typeof reason === 'string' && html`<p class="deprecation">${prose(reason)}</p>`

/** The documentation of a part of a type. */
interface Member {
  anchor: string
  name: string
  type?: GraphQLType
  marks?: Content
  description: string | null | undefined
  deprecationReason: string | null | undefined
  below?: Content
}

const memberEntry = (member: Member, prose: Prose): Html => html`<div class="member" id="${member.anchor}">
<dt><a class="name" href="#${member.anchor}">${member.name}</a>${
  member.type && html` <span class="type">${typeLink(member.type)}</span>`
}${member.marks}${deprecatedMark(member.deprecationReason)}</dt>
<dd><p>${prose(member.description)}</p>${deprecation(member.deprecationReason, prose)}${member.below}</dd>
</div>`

const defaultOf = ({ defaultValue, type }: GraphQLArgument | GraphQLInputField): string | null => {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type)
  return value ? print(value) : null
}

/** What comes in: an argument, or a field of an input. */
function inputEntry(owner: string, part: GraphQLArgument | GraphQLInputField, prose: Prose): Html {
  const usual = defaultOf(part)
  const marks = [
    isRequiredArgument(part as GraphQLArgument) && html`<span class="mark required">required</span>`,
    usual !== null && html` <span class="usual">= <code>${usual}</code></span>`,
  ]
  return memberEntry({ ...part, anchor: anchorOf(owner, part.name), marks }, prose)
}

/** The arguments every connection has: the overview documents them once. */
const PAGING = ['first', 'after', 'last', 'before']

/** The arguments of a field, those of paging folded away. */
function argumentList(owner: string, args: readonly GraphQLArgument[], prose: Prose): Content {
  const isPaged = args.some(({ name }) => name === 'first') && args.some(({ name }) => name === 'after')
  const paging = isPaged ? PAGING.flatMap((name) => args.find((argument) => argument.name === name) ?? []) : []
  const own = args.filter((argument) => !paging.includes(argument))
  const names = paging.map(({ name }, place) => html`${place > 0 && ', '}<code>${name}</code>`)
  return [
    own.length > 0 && html`<dl class="args">${own.map((each) => inputEntry(owner, each, prose))}</dl>`,
    paging.length > 0 && html`<details class="paging"><summary>Pages by ${names}</summary>
<dl class="args">${paging.map((each) => inputEntry(owner, each, prose))}</dl></details>`,
  ]
}

/** The documentation of an output field, with its arguments. */
export function fieldEntry(typeName: string, field: GraphQLField<unknown, unknown>, prose: Prose): Html {
  const anchor = anchorOf(typeName, field.name)
  return memberEntry({ ...field, anchor, below: argumentList(anchor, field.args, prose) }, prose)
}

/** The fields of an input. */
export const inputFieldEntry = (typeName: string, field: GraphQLInputField, prose: Prose): Html =>
  inputEntry(typeName, field, prose)

/** A value of an enum. */
export const valueEntry = (typeName: string, value: GraphQLEnumValue, prose: Prose): Html =>
  memberEntry({ ...value, anchor: anchorOf(typeName, value.name) }, prose)
