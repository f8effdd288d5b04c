/** An event of the project as the page hears of it. */
export interface LiveEvent {
  readonly seq: number
  /** `noun.verb`; see the server's eventTypes.ts. */
  readonly type: string
  readonly subjectId: string
  /** When it was done, ISO 8601. */
  readonly at: string
  /** The page it was done in; null for programs that do not say. */
  readonly clientId: string | null
  /** Whether this person did it, here or elsewhere. */
  readonly isOwn: boolean
  /** Old and new values, by name. */
  readonly payload: Readonly<Record<string, unknown>>
}

/** What became of one thing in a list: its place may be new, only what it shows, or it is gone. */
export type LiveChange = 'placed' | 'changed' | 'removed'

const WEIGHT: Record<LiveChange, number> = { changed: 0, placed: 1, removed: 2 }

/** What a batch of events touched; each list asks for what it shows of it, and for nothing else. */
export class LiveChanges {
  readonly shots = new Map<string, LiveChange>()
  readonly assets = new Map<string, LiveChange>()
  readonly tasks = new Map<string, LiveChange>()
  /** The columns of the task board that tasks moved in, by their status, where nothing else of tasks changed. */
  readonly #taskColumns = new Set<string>()
  /** Something of tasks changed that may show in any column. */
  areTaskColumnsChanged = false
  /** Views in which somebody drew. */
  readonly drawnViews = new Set<string>()
  /** Shots whose casting changed. */
  readonly castShots = new Set<string>()
  /** Threads of comments, by their ids, and the shots that they are about. */
  readonly threads = new Set<string>()
  readonly commentedShots = new Set<string>()
  readonly removedBoards = new Set<string>()
  readonly removedStatuses = new Set<string>()
  /** Name, rate, archive of the project. */
  isProjectChanged = false
  areBoardsChanged = false
  areStatusesChanged = false
  /** The palette of the project. */
  areColorsChanged = false
  areFrameTemplatesChanged = false
  areScenesChanged = false
  areExportsChanged = false
  areImportsChanged = false
  areVersionsChanged = false
  areReviewsChanged = false
  arePlaylistsChanged = false
  /** Who belongs to the organization, is invited, and in which role; what it is and may. */
  isOrganizationChanged = false
  /** More changes at once than are applied one by one: loaded lists are refetched. */
  isSweeping = false

  noteShot(id: string, change: LiveChange): void {
    note(this.shots, id, change)
  }

  noteAsset(id: string, change: LiveChange): void {
    note(this.assets, id, change)
  }

  /** `columns` are the only ones of the task board that the change shows in; by default all. */
  noteTask(id: string, change: LiveChange, columns?: readonly string[]): void {
    note(this.tasks, id, change)
    if (!columns) this.areTaskColumnsChanged = true
    for (const column of columns ?? []) this.#taskColumns.add(column)
  }

  isTaskColumnChanged(status: string): boolean {
    return this.isSweeping || this.areTaskColumnsChanged || this.#taskColumns.has(status)
  }
}

/** The last of coming and going counts; a mere change hides neither. */
function note(changes: Map<string, LiveChange>, id: string, change: LiveChange): void {
  const before = changes.get(id)
  if (before === undefined || WEIGHT[change] > 0 || WEIGHT[before] === 0) changes.set(id, change)
}
