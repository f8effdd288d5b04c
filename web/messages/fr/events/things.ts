import { nameOr, type SentencePart } from '../../events/say.ts'
import { ofName } from '../elision.ts'

/** A noun with its articles: 'une' and 'la' for 'vue'. */
type Noun = { one: 'un' | 'une'; the: 'le ' | 'la ' | 'l’'; word: string }

/** The things of the sentences. */
export const NOUNS = {
  project: { one: 'un', the: 'le ', word: 'projet' },
  template: { one: 'un', the: 'le ', word: 'modèle' },
  storyboard: { one: 'un', the: 'le ', word: 'storyboard' },
  shot: { one: 'un', the: 'le ', word: 'plan' },
  view: { one: 'une', the: 'la ', word: 'vue' },
  scene: { one: 'une', the: 'la ', word: 'scène' },
  status: { one: 'un', the: 'le ', word: 'statut' },
  frameTemplate: { one: 'un', the: 'le ', word: 'modèle de vignette' },
  color: { one: 'une', the: 'la ', word: 'couleur' },
  asset: { one: 'un', the: 'l’', word: 'asset' },
  task: { one: 'une', the: 'la ', word: 'tâche' },
  token: { one: 'un', the: 'le ', word: 'jeton' },
  webhook: { one: 'un', the: 'le ', word: 'webhook' },
} satisfies Record<string, Noun>

/** 'le storyboard Main', or 'un storyboard' when nobody knows which. */
export function thing({ one, the, word }: Noun, label: string | null): SentencePart[] {
  return label === null ? [`${one} ${word}`] : [`${the}${word} `, { name: label }]
}

/** 'du storyboard Main', 'de l’asset Ada', 'd’une vue'. */
export function ofThing({ one, the, word }: Noun, label: string | null): SentencePart[] {
  if (label === null) return [`d’${one} ${word}`]
  return [`${the === 'le ' ? 'du ' : `de ${the}`}${word} `, { name: label }]
}

/** 'au plan SH0010', 'à la tâche Rough', 'à un plan'. */
export function toThing({ one, the, word }: Noun, label: string | null): SentencePart[] {
  if (label === null) return [`à ${one} ${word}`]
  return [`${the === 'le ' ? 'au ' : `à ${the}`}${word} `, { name: label }]
}

/** A name after 'de': 'd’Ida', 'de Jonas'; these words when nobody knows it. */
export function ofNamed(label: string | null, words: string): SentencePart[] {
  const known = label === '' ? null : label
  return [ofName(known ?? words).startsWith('d’') ? 'd’' : 'de ', ...nameOr(known, words)]
}
