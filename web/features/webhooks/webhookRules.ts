import { isBlank } from '../../lib/texts.ts'
import { webhookMessages } from '../../messages/webhooks.ts'

const words = webhookMessages
/** Longest name of a webhook, in characters. */
export const WEBHOOK_NAME_MAX_LENGTH = 200

/** A type of event and its meaning; webhooks of one project receive only those of projects. */
export type EventType = { readonly type: string; readonly description: string; readonly isOfProjects: boolean }

/** A webhook as the list and what is done with it know it. */
export type ListedWebhook = {
  id: string
  name: string
  url: string
  types: readonly string[]
  isTextLeftOut: boolean
  state: string
  version: number
  /** Empty for all projects. */
  projectId: string
}

/** A webhook as a mutation takes it. */
export type WebhookWish = { name: string; url: string; types: string[]; isTextLeftOut: boolean }

/** What is chosen in the dialog. */
export type WebhookForm = {
  name: string
  url: string
  isEverything: boolean
  /** Nouns and exact types. */
  types: readonly string[]
  isTextSent: boolean
  /** Empty for all projects. */
  projectId: string
}

/** The dialog as it opens: empty, or with what is there. */
export function formOf(webhook: ListedWebhook | null): WebhookForm {
  const { name = '', url = '', types = [], isTextLeftOut = false, projectId = '' } = webhook ?? {}
  return { name, url, types, isEverything: types.length === 0, isTextSent: !isTextLeftOut, projectId }
}

/** Sentences for what cannot be sent as it is; an empty answer means that it may be. */
export function checkWebhook({ name, url, isEverything, types }: WebhookForm): Readonly<Record<string, string>> {
  return {
    ...(isBlank(name) ? { name: words.nameRequired } : {}),
    ...(url.trim() === '' ? { url: words.urlRequired } : {}),
    ...(!isEverything && types.length === 0 ? { types: words.typesRequired } : {}),
  }
}

/** What the form asks for. */
export const wishOf = ({ name, url, isEverything, types, isTextSent }: WebhookForm): WebhookWish => ({
  name: name.trim(), url: url.trim(), types: isEverything ? [] : [...types], isTextLeftOut: !isTextSent,
})

/** The types of events that a webhook of one project, or of all (empty), may receive. */
export const typesFor = (eventTypes: readonly EventType[], projectId: string): readonly EventType[] =>
  projectId === '' ? eventTypes : eventTypes.filter(({ isOfProjects }) => isOfProjects)

/** The choices that remain when a webhook is for this project, or for all (empty). */
export function choose(form: WebhookForm, eventTypes: readonly EventType[], projectId: string): Partial<WebhookForm> {
  const offered = typesFor(eventTypes, projectId).map(({ type }) => type)
  const isOffered = (chosen: string) => offered.some((type) => type === chosen || nounOf(type) === chosen)
  return { projectId, types: form.types.filter(isOffered) }
}

/** The noun of a type: of `shot.moved`, `shot`. */
export const nounOf = (type: string) => type.split('.', 1)[0] ?? ''

/** Chooses a noun with all of its own, or none of it. */
export function toggleNoun(types: readonly string[], noun: string, isWanted: boolean): readonly string[] {
  const others = types.filter((type) => nounOf(type) !== noun)
  return isWanted ? [...others, noun] : others
}

/** Chooses one type of a noun or leaves it out; all of them together are the noun. */
export function toggleType(types: readonly string[], type: string, all: readonly string[]): readonly string[] {
  const noun = nounOf(type)
  const siblings = all.filter((each) => nounOf(each) === noun)
  const chosen = types.includes(noun) ? siblings : types.filter((each) => siblings.includes(each))
  const next = chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type]
  const others = types.filter((each) => nounOf(each) !== noun)
  return next.length === siblings.length ? [...others, noun] : [...others, ...next]
}
