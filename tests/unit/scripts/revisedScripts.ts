/** A line as it is written: a paragraph of action with what is said after it. Halves of a split one share its id. */
export interface WrittenLine {
  readonly id: number
  readonly text: string
  /** Name and speech; empty for none. */
  readonly speech: string
}

export interface WrittenScene {
  readonly id: number
  readonly heading: string
  readonly lines: readonly WrittenLine[]
}

type Random = () => number

const WHO = [
  'Ada', 'Tom', 'Old Vale', 'Mirela', 'the keeper', 'the boy', 'a gull', 'the harbour master', 'Ines', 'the twins',
  'a stranger', 'the dog', 'Captain Rook', 'the nurse', 'somebody outside',
]
const DOES = [
  'opens', 'drops', 'hides', 'studies', 'carries', 'breaks', 'paints', 'follows', 'steals', 'repairs', 'burns', 'finds',
  'buries', 'counts', 'wraps', 'pushes', 'ignores', 'lifts', 'photographs', 'returns', 'folds', 'measures', 'forgets',
  'rings', 'cleans', 'throws', 'saves', 'hears', 'watches', 'locks',
]
const WHAT = [
  'the lamp', 'a letter', 'the brass key', 'a wet coat', 'the ledger', 'three coins', 'the radio', 'a broken oar',
  'the map', 'an empty cage', 'the ladder', 'a jar of salt', 'the window', 'a red scarf', 'the bell', 'an old shoe',
  'the anchor', 'a birthday cake', 'the telescope', 'a bundle of nets', 'the piano', 'a cup of tea', 'the boat',
  'a paper bird', 'the clock', 'an iron door', 'the painting', 'a basket of eels',
]
const WHERE = [
  'by the stove', 'under the stairs', 'on the wet stones', 'behind the curtain', 'near the cliff', 'in the rowing boat',
  'at the far table', 'among the barrels', 'below the tower', 'on the roof', 'beside the well', 'in the last light',
  'across the square', 'between two carts', 'at the edge of the pier',
]
const HOW = [
  'slowly', 'without a word', 'as if nothing had happened', 'with both hands', 'for the second time', 'too late',
  'and smiles', 'while the rain grows louder', 'before anyone can speak', 'like a thief', 'and waits', 'shaking',
]
const SHORT = [
  'Beat.', 'Silence.', 'Ada nods.', 'Tom nods.', 'She looks up.', 'He looks up.', 'The lamp turns.', 'Nobody moves.',
  'Ada looks away.', 'Tom looks away.', 'They wait.', 'A gull cries.', 'Wind.', 'She smiles.',
]
const PLACES = [
  'KITCHEN', 'LIGHTHOUSE', 'PIER', 'HARBOUR OFFICE', 'BOAT', 'CHAPEL', 'BEACH', 'ATTIC', 'MARKET', 'CLIFF PATH', 'INN',
  'SCHOOL', 'LAMP ROOM', 'CELLAR', 'FERRY', 'GRAVEYARD', 'WORKSHOP', 'NET LOFT',
]

const chosen = (random: Random, list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
const upTo = (random: Random, most: number): number => Math.floor(random() * most)

function sentence(random: Random): string {
  const words = [chosen(random, WHO), chosen(random, DOES), chosen(random, WHAT)]
  if (random() < 0.6) words.push(chosen(random, WHERE))
  if (random() < 0.5) words.push(chosen(random, HOW))
  const text = words.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const sentences = (random: Random, count: number): string =>
  Array.from({ length: count }, () => sentence(random)).join(' ')

function lineOf(random: Random, id: number): WrittenLine {
  const text = random() < 0.13 ? chosen(random, SHORT) : sentences(random, 1 + upTo(random, 4))
  const speech = random() < 0.45 ? `${chosen(random, ['ADA', 'TOM', 'INES', 'VALE'])}\n${sentences(random, 1)}` : ''
  return { id, text, speech }
}

function headingOf(random: Random): string {
  const time = random() < 0.5 ? 'DAY' : 'NIGHT'
  return `${random() < 0.6 ? 'INT' : 'EXT'}. ${chosen(random, PLACES)} - ${time}`
}

/** A script of about as many lines; ids begin at 0. Short lines are repeated, headings used again. */
export function writeScenes(random: Random, lineCount: number): WrittenScene[] {
  const scenes: WrittenScene[] = []
  for (let id = 0; id < lineCount; ) {
    const count = 2 + upTo(random, 6)
    const lines = Array.from({ length: count }, (_, index) => lineOf(random, id + index))
    scenes.push({ id: scenes.length, heading: headingOf(random), lines })
    id += count
  }
  return scenes
}

/** A quarter of the words replaced by others, at least one. */
function reworded(random: Random, text: string): string {
  const words = text.split(' ')
  const others = sentences(random, 4).split(' ')
  for (let count = Math.max(1, Math.round(words.length / 4)); count > 0; count -= 1) {
    words[upTo(random, words.length)] = chosen(random, others)
  }
  return words.join(' ')
}

const LEAST_WORDS_TO_SPLIT = 8
const NEW = -1

/** New lines and scenes have the id -1. */
function revisedLine(random: Random, line: WrittenLine): WrittenLine[] {
  const fate = random()
  const words = line.text.split(' ')
  if (fate < 0.05) return []
  if (fate < 0.17) return [{ ...line, text: reworded(random, line.text) }]
  if (fate < 0.2 && words.length >= LEAST_WORDS_TO_SPLIT) {
    const half = Math.floor(words.length / 2)
    const [first, second] = [words.slice(0, half).join(' '), words.slice(half).join(' ')]
    return [{ ...line, text: `${first}.`, speech: '' }, { ...line, text: second }]
  }
  return [line]
}

/**
 * A revision: 5 % of the lines deleted, 12 % reworded by a quarter, 3 % split, 5 % inserted, 5 scenes cut, 4 moved, 6
 * new, 3 headings changed.
 */
export function reviseScenes(random: Random, scenes: readonly WrittenScene[]): WrittenScene[] {
  const revised = scenes.map((scene) => ({
    ...scene,
    lines: scene.lines.flatMap((line) => {
      return [...revisedLine(random, line), ...(random() < 0.05 ? [lineOf(random, NEW)] : [])]
    }),
  }))
  const taken = (): WrittenScene[] => revised.splice(upTo(random, revised.length), 1)
  const put = (scene: WrittenScene): void => void revised.splice(upTo(random, revised.length + 1), 0, scene as never)
  for (let count = 0; count < 5; count += 1) taken()
  for (let count = 0; count < 4; count += 1) taken().forEach(put)
  for (let count = 0; count < 6; count += 1) {
    const lines = Array.from({ length: 2 + upTo(random, 5) }, () => lineOf(random, NEW))
    put({ id: NEW, heading: headingOf(random), lines })
  }
  for (let count = 0; count < 3; count += 1) {
    const scene = revised[upTo(random, revised.length)]
    if (scene) scene.heading = scene.heading.replace(/(?:DAY|NIGHT)$/, 'DAWN')
  }
  return revised
}

/** The scenes as a screenplay in Fountain, with a number for each or none. */
export function fountainOf(scenes: readonly WrittenScene[], numberOf?: (index: number) => string): string {
  const blocks = scenes.flatMap(({ heading, lines }, index) => [
    numberOf ? `${heading} #${numberOf(index)}#` : heading,
    ...lines.flatMap(({ text, speech }) => (speech === '' ? [text] : [text, speech])),
  ])
  return `${blocks.join('\n\n')}\n`
}
