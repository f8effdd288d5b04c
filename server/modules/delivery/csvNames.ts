import { grouped } from '../../kernel/grouped.ts'
import { folded } from './csvText.ts'

/** Something that a cell can name. */
interface Nameable {
  id: string
  name: string
}

const MARKED = /^(.*\S)\s*\[([^[\]]+)\]$/s

/**
 * Finds what a cell names: by its name in any case where only one is called so; by name and mark, as in "Crow [2]",
 * always; by its mark alone where `isMarkEnough` and no name says it. `marksOf` answers the marks of things that are
 * alike, in their order.
 */
export class NamedInFile<Thing extends Nameable> {
  private readonly byName: Map<string, Thing[]>
  private readonly byMark = new Map<string, Thing>()
  private readonly marks = new Map<Thing, string>()
  private readonly isMarkEnough: boolean
  private readonly things: readonly Thing[]
  private readonly places: Map<string, number>

  constructor(
    things: readonly Thing[],
    markOf: (thing: Thing, number: number) => string,
    { isMarkEnough }: { isMarkEnough: boolean },
  ) {
    this.isMarkEnough = isMarkEnough
    this.things = things
    this.places = new Map(things.map(({ id }, place) => [id, place]))
    this.byName = grouped(things, ({ name }) => folded(name))
    for (const alike of this.byName.values()) {
      alike.forEach((thing, index) => {
        const mark = markOf(thing, index + 1)
        this.marks.set(thing, mark)
        this.byMark.set(folded(mark), thing)
      })
    }
  }

  /** Null when nothing is called so. */
  find(text: string): Thing | 'ambiguous' | null {
    const [, name, mark] = MARKED.exec(text.trim()) ?? []
    const marked = this.byName.get(folded(name ?? ''))?.find((thing) => this.isMarked(thing, mark ?? ''))
    if (marked) return marked
    const [only, ...others] = this.byName.get(folded(text)) ?? []
    if (only && others.length === 0) return only
    const byMark = this.isMarkEnough ? this.byMark.get(folded(text)) : undefined
    return byMark ?? (only ? 'ambiguous' : null)
  }

  /** The shortest way to name a thing by which `find` finds it. */
  nameOf(thing: Thing): string {
    const mark = this.marks.get(thing) ?? ''
    const isAlone = this.byName.get(folded(thing.name))?.length === 1
    const ways = [isAlone ? thing.name : null, this.isMarkEnough ? mark : null].filter((way) => way !== null)
    return ways.find((way) => this.find(way) === thing) ?? `${thing.name} [${mark}]`
  }

  /** The things of these ids that are here, in the order they were given. */
  among(ids: ReadonlySet<string>): Thing[] {
    const places = [...ids].flatMap((id) => this.places.get(id) ?? [])
    return places.toSorted((one, other) => one - other).flatMap((place) => this.things[place] ?? [])
  }

  private isMarked(thing: Thing, mark: string): boolean {
    return folded(this.marks.get(thing) ?? '') === folded(mark)
  }
}
