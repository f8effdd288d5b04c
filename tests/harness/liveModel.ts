/** What `projectEvents` tells, as a page that keeps a board and its tasks true asks for it. */
export const LIVE_EVENTS = `subscription ($projectId: ID!, $after: String) {
  projectEvents(projectId: $projectId, after: $after) {
    seq type subjectId payload
    subject {
      ... on Shot { id name rank version status { id } views { ...LiveView } }
      ... on View { ...LiveView shot { id } }
      ... on Task { id title rank version column: status }
    }
  }
}
fragment LiveView on View { id name rank version }`

/** The same as it is, for the beginning and for the comparison at the end. */
export const LIVE_BOARD = `query ($projectId: ID!) {
  project(by: { id: $projectId }) {
    eventSeq
    storyboard { shots(first: 1000) { nodes { id name rank version status { id } views { id name rank version } } } }
    tasks(first: 200) { nodes { id title rank version column: status } }
  }
}`

interface Ranked {
  id: string
  rank: string
  version: number
}

interface LiveView extends Ranked {
  name: string
}

interface LiveShot extends Ranked {
  name: string
  status: { id: string } | null
  views: LiveView[]
}

interface LiveTask extends Ranked {
  title: string
  column: string
}

export interface LiveEvent {
  seq: number
  type: string
  subjectId: string
  payload: string
  subject: Partial<LiveShot & LiveView & LiveTask & { shot: { id: string } }> | null
}

export interface LiveBoard {
  project: {
    eventSeq: number
    storyboard: { shots: { nodes: LiveShot[] } }
    tasks: { nodes: LiveTask[] }
  }
}

const byRank = (one: Ranked, other: Ranked) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0)

/** Puts a row in the place of the one it is a newer state of. */
function put<Row extends Ranked>(rows: Map<string, Row>, row: Row): void {
  if ((rows.get(row.id)?.version ?? 0) <= row.version) rows.set(row.id, row)
}

/**
 * A page's copy of a board, kept by the documented rules: events are applied in the order of their numbers, each once,
 * and tell their subject as it is when they are told; lists are sorted by rank; an answer of a mutation changes what is
 * there and neither adds nor removes.
 */
export class LiveModel {
  readonly shots = new Map<string, LiveShot>()
  readonly tasks = new Map<string, LiveTask>()
  /** What was deleted, for bringing it back. */
  readonly trash = { shots: new Set<string>(), views: new Set<string>(), tasks: new Set<string>() }
  seq: number
  readonly #waiting = new Map<number, LiveEvent>()

  constructor({ project }: LiveBoard) {
    this.seq = project.eventSeq
    for (const shot of project.storyboard.shots.nodes) this.shots.set(shot.id, shot)
    for (const task of project.tasks.nodes) this.tasks.set(task.id, task)
  }

  /** Whether events are here that cannot be applied because one before them is not. */
  get hasGap(): boolean {
    return this.#waiting.size > 0
  }

  /** Takes an event, in any order and as often as it comes. */
  take(event: LiveEvent): void {
    if (event.seq <= this.seq) return
    this.#waiting.set(event.seq, event)
    for (let next = this.#waiting.get(this.seq + 1); next; next = this.#waiting.get(this.seq + 1)) {
      this.#waiting.delete(next.seq)
      this.seq = next.seq
      this.#apply(next)
    }
  }

  /** Takes what a mutation answers of a shot. */
  takeAnswer(shot: Omit<LiveShot, 'views'>): void {
    const known = this.shots.get(shot.id)
    if (known) put(this.shots, { ...known, ...shot })
  }

  /** All of it as text: equal where two show the same. */
  text(): string {
    const shots = [...this.shots.values()].toSorted(byRank).map(({ id, name, status, views }) => ({
      id, name, status: status?.id ?? null, views: [...views].sort(byRank).map((view) => [view.id, view.name]),
    }))
    const inColumn = (one: LiveTask, other: LiveTask) => one.column.localeCompare(other.column) || byRank(one, other)
    const tasks = [...this.tasks.values()].toSorted(inColumn).map(({ id, title, column }) => [id, title, column])
    return JSON.stringify({ shots, tasks })
  }

  #apply({ type, subjectId, subject }: LiveEvent): void {
    const [noun] = type.split('.', 1)
    if (noun === 'shot') this.#keep(this.shots, this.trash.shots, subjectId, subject as LiveShot | null)
    if (noun === 'task') this.#keep(this.tasks, this.trash.tasks, subjectId, subject as LiveTask | null)
    if (noun === 'view') this.#keepView(subjectId, subject as (LiveView & { shot: { id: string } }) | null)
  }

  #keep<Row extends Ranked>(rows: Map<string, Row>, trash: Set<string>, id: string, row: Row | null): void {
    if (row) {
      put(rows, row)
      trash.delete(id)
    } else if (rows.delete(id)) trash.add(id)
  }

  #keepView(id: string, view: (LiveView & { shot: { id: string } }) | null): void {
    for (const shot of this.shots.values()) {
      if (!view && shot.views.some((each) => each.id === id)) {
        shot.views = shot.views.filter((each) => each.id !== id)
        this.trash.views.add(id)
      }
    }
    const shot = view && this.shots.get(view.shot.id)
    if (!view || !shot) return
    const known = shot.views.find((each) => each.id === id)
    if (known && known.version > view.version) return
    shot.views = [...shot.views.filter((each) => each.id !== id), view]
    this.trash.views.delete(id)
  }
}
