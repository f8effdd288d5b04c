import type { PlannedScene, PlannedShot } from './screenplay.ts'
import {
  type Bag, bagsOf, bestFirst, doubtful, inOrder, likeness, type Pair, type Score, sidesOf, without,
} from './textAlignment.ts'

/** Least likeness of two scenes, of scenes with one written number, and of scenes that were moved. */
const LEAST_OF_SCENES = 0.5
const LEAST_OF_NUMBERED = 0.3
const LEAST_OF_MOVED_SCENES = 0.6
const HEADING_SHARE = 0.3
/** Numbers are those of a locked script if so many scenes that are alike have the same. */
const LOCKED_SHARE = 0.8
const OMITTED = /^omitted\b/i
/** Least likeness of two lines of one scene, and of lines that went to another scene. */
const LEAST_OF_LINES = 0.45
const LEAST_OF_MOVED_LINES = 0.8
const LEAST_WORDS_OF_MOVED_LINES = 5
/** What decides between lines that are equally alike: what is said in them. */
const DIALOGUE_SHARE = 0.1
/** A match is doubtful if one that is left over is nearly as much alike. */
const DOUBT = 0.05

/** A scene of both scripts, or of one. */
export interface AlignedScene {
  readonly before: PlannedScene | null
  readonly after: PlannedScene | null
  /** Whether it stands at another place among the scenes of both scripts. */
  readonly isMoved: boolean
  /** Whether its heading or its number is another. */
  readonly isRenamed: boolean
  readonly isDoubtful: boolean
}

/** A line of both scripts, or of one: what makes one shot. */
export interface AlignedLine {
  readonly before: PlannedShot | null
  readonly after: PlannedShot | null
  /** Whether it went to another scene without its own. */
  readonly isMoved: boolean
  readonly isRetexted: boolean
  readonly isDoubtful: boolean
}

/** How a script became another. In the order of the new one; what is gone stands behind what was before it. */
export interface ScriptAlignment {
  readonly scenes: readonly AlignedScene[]
  readonly lines: readonly AlignedLine[]
}

interface Line {
  readonly shot: PlannedShot
  readonly scene: number
  readonly text: Bag
  readonly dialogue: Bag
}

interface Scene {
  readonly scene: PlannedScene
  readonly heading: Bag
  readonly content: Bag
  /** Indexes of its lines. */
  readonly lines: readonly number[]
}

interface Script {
  readonly scenes: readonly Scene[]
  readonly lines: readonly Line[]
}

const textOf = ({ description, dialogue }: PlannedShot): string => (description === '' ? dialogue : description)

interface Bags {
  readonly words: (text: string) => Bag
  readonly pairs: (text: string) => Bag
}

function scriptOf(planned: readonly PlannedScene[], { words, pairs }: Bags): Script {
  const lines: Line[] = []
  const scenes = planned.map((scene, index): Scene => {
    const from = lines.length
    for (const shot of scene.shots) {
      lines.push({ shot, scene: index, text: words(textOf(shot)), dialogue: words(shot.dialogue) })
    }
    const content = scene.shots.map(({ description, dialogue }) => `${description}\n${dialogue}`).join('\n')
    const own = Array.from({ length: lines.length - from }, (_, each) => from + each)
    return { scene, heading: words(scene.heading), content: pairs(content.trim()), lines: own }
  })
  return { scenes, lines }
}

const isEmpty = ({ content }: Scene): boolean => content.words.length === 0

function likenessOfScenes(one: Scene, other: Scene): number {
  const heading = likeness(one.heading, other.heading)
  if (isEmpty(one) && isEmpty(other)) return heading
  return HEADING_SHARE * heading + (1 - HEADING_SHARE) * likeness(one.content, other.content)
}

const writtenNumber = ({ scene }: Scene): string | null => (scene.isNumbered ? scene.number : null)

/** Scenes with the same written number, which only one scene of each script has, and which are not quite unlike. */
function numberedPairs(before: readonly Scene[], after: readonly Scene[]): Pair[] {
  const placesOf = (scenes: readonly Scene[]) => {
    const places = new Map<string, number[]>()
    scenes.forEach((scene, index) => {
      const number = writtenNumber(scene)
      const others = number === null ? undefined : places.get(number)
      if (others) others.push(index)
      else if (number !== null) places.set(number, [index])
    })
    return places
  }
  const afterPlaces = placesOf(after)
  return [...placesOf(before)].flatMap(([number, [from = -1, ...others]]): Pair[] => {
    const [to = -1, ...more] = afterPlaces.get(number) ?? []
    const [one, other] = [before[from], after[to]]
    if (!one || !other || others.length + more.length > 0) return []
    const isSame = OMITTED.test(other.scene.heading) || likenessOfScenes(one, other) >= LEAST_OF_NUMBERED
    return isSame ? [{ from, to }] : []
  })
}

/** Whether the scenes that are alike keep their written numbers: then numbers are names, and not just counted. */
function isLocked(pairs: readonly Pair[], before: readonly Scene[], after: readonly Scene[]): boolean {
  const numbers = pairs.map(({ from, to }) => [before[from], after[to]].map((scene) => scene && writtenNumber(scene)))
  const written = numbers.filter(([one, other]) => typeof one === 'string' && typeof other === 'string')
  const kept = written.filter(([one, other]) => one === other)
  return written.length > 0 && kept.length >= LOCKED_SHARE * written.length
}

/** Two scenes or two lines, and how they were found. */
interface Match extends Pair {
  readonly isMoved: boolean
  readonly isDoubtful: boolean
}

function pairScenes(before: readonly Scene[], after: readonly Scene[]): Match[] {
  const score: Score = (from, to) => {
    const [one, other] = [before[from], after[to]]
    return one && other ? likenessOfScenes(one, other) : 0
  }
  const inPlace = (own: Score) => inOrder(before.length, after.length, own, LEAST_OF_SCENES, 1)
  let ordered = inPlace(score)
  const fixed = isLocked(ordered, before, after) ? numberedPairs(before, after) : []
  if (fixed.length > 0) {
    const [toOf, [, tos]] = [new Map(fixed.map(({ from, to }) => [from, to])), sidesOf(fixed)]
    ordered = inPlace((from, to) => {
      const own = toOf.get(from)
      if (own !== undefined) return own === to ? 1 + score(from, to) : 0
      return tos.has(to) ? 0 : score(from, to)
    })
  }
  const [inOrderAlready] = sidesOf(ordered)
  const crossing = fixed.filter(({ from }) => !inOrderAlready.has(from))
  const [froms, tos] = sidesOf([...ordered, ...crossing])
  const moved = [
    ...crossing,
    ...bestFirst(without(before.length, froms), without(after.length, tos), score, LEAST_OF_MOVED_SCENES),
  ]
  const found = [
    ...ordered.map((pair) => ({ ...pair, isMoved: false })), ...moved.map((pair) => ({ ...pair, isMoved: true })),
  ]
  const [paired, met] = sidesOf(found)
  const [left, right] = [without(before.length, paired), without(after.length, met)]
  const doubts = doubtful(found, left, right, score, { least: LEAST_OF_SCENES, within: DOUBT })
  return found.map((pair) => ({ ...pair, isDoubtful: doubts.has(pair.from) }))
}

function pairLines(before: Script, after: Script, scenes: readonly Pair[]): Match[] {
  const score: Score = (from, to) => {
    const [one, other] = [before.lines[from], after.lines[to]]
    return one && other ? likeness(one.text, other.text) : 0
  }
  const weight: Score = (from, to) => {
    const own = score(from, to)
    const [one, other] = [before.lines[from], after.lines[to]]
    if (own < LEAST_OF_LINES || !one || !other) return own
    return own + DIALOGUE_SHARE * likeness(one.dialogue, other.dialogue)
  }
  const matchesOf = (pairs: readonly Pair[], olds: readonly number[], news: readonly number[], isMoved: boolean) => {
    const [froms, tos] = sidesOf(pairs)
    const left = olds.filter((each) => !froms.has(each))
    const right = news.filter((each) => !tos.has(each))
    const doubts = doubtful(pairs, left, right, score, { least: LEAST_OF_LINES, within: DOUBT })
    return pairs.map((pair): Match => ({ ...pair, isMoved, isDoubtful: doubts.has(pair.from) }))
  }
  const inScenes = scenes.flatMap(({ from, to }) => {
    const [olds, news] = [before.scenes[from]?.lines ?? [], after.scenes[to]?.lines ?? []]
    const own: Score = (one, other) => weight(olds[one] ?? -1, news[other] ?? -1)
    const found = inOrder(olds.length, news.length, own, LEAST_OF_LINES, 1 + DIALOGUE_SHARE)
    const pairs = found.map((pair) => ({ from: olds[pair.from] ?? -1, to: news[pair.to] ?? -1 }))
    return matchesOf(pairs, olds, news, false)
  })
  const [froms, tos] = sidesOf(inScenes)
  const isLong = (line: Line | undefined): boolean => (line?.text.words.length ?? 0) >= LEAST_WORDS_OF_MOVED_LINES
  const olds = without(before.lines.length, froms).filter((each) => isLong(before.lines[each]))
  const news = without(after.lines.length, tos).filter((each) => isLong(after.lines[each]))
  return [...inScenes, ...matchesOf(bestFirst(olds, news, score, LEAST_OF_MOVED_LINES), olds, news, true)]
}

/** All of the new script in its order, with each thing that is gone behind the one before it in the old script. */
function merged<Item>(
  beforeCount: number,
  afterCount: number,
  matches: readonly Match[],
  itemOf: (from: number | null, to: number | null, match: Match | null) => Item,
): Item[] {
  const [froms] = sidesOf(matches)
  const [moved] = sidesOf(matches.filter(({ isMoved }) => isMoved))
  const matchOf = new Map(matches.map((match) => [match.to, match]))
  const gone = new Map<number, number[]>([[-1, []]])
  let anchor = -1
  for (let from = 0; from < beforeCount; from += 1) {
    if (!froms.has(from)) gone.get(anchor)?.push(from)
    else if (!moved.has(from)) gone.set((anchor = from), [])
  }
  const goneBehind = (from: number) => (gone.get(from) ?? []).map((each) => itemOf(each, null, null))
  const kept = Array.from({ length: afterCount }, (_, to) => {
    const match = matchOf.get(to) ?? null
    return [itemOf(match?.from ?? null, to, match), ...(match ? goneBehind(match.from) : [])]
  })
  return [...goneBehind(-1), ...kept.flat()]
}

/**
 * Finds the scenes and lines of a script in its revision. Scenes: in order by their words, and by their written numbers
 * if the script keeps them; then those that were moved. Lines: in order in each scene; then those that went elsewhere.
 * A script of 200 scenes and 900 lines takes about a tenth of a second.
 */
export function alignScripts(old: readonly PlannedScene[], revised: readonly PlannedScene[]): ScriptAlignment {
  // Scenes of one script are made of the same words; pairs of them tell scenes apart.
  const bags = { words: bagsOf('words'), pairs: bagsOf('pairs') }
  const [before, after] = [scriptOf(old, bags), scriptOf(revised, bags)]
  const scenes = pairScenes(before.scenes, after.scenes)
  return {
    scenes: merged(old.length, revised.length, scenes, (from, to, match): AlignedScene => {
      const [one, other] = [old[from ?? -1] ?? null, revised[to ?? -1] ?? null]
      const isRenamed = one !== null && other !== null && (one.heading !== other.heading || one.number !== other.number)
      const { isMoved = false, isDoubtful = false } = match ?? {}
      return { before: one, after: other, isRenamed, isMoved, isDoubtful }
    }),
    lines: merged(
      before.lines.length, after.lines.length, pairLines(before, after, scenes),
      (from, to, match): AlignedLine => {
        const [one, other] = [before.lines[from ?? -1]?.shot ?? null, after.lines[to ?? -1]?.shot ?? null]
        const isRetexted = one !== null && other !== null &&
          (one.description !== other.description || one.dialogue !== other.dialogue)
        const { isMoved = false, isDoubtful = false } = match ?? {}
        return { before: one, after: other, isRetexted, isMoved, isDoubtful }
      },
    ),
  }
}
