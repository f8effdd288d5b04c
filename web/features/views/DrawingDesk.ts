import { v7 as newId } from 'uuid'
import type { Drawing } from '../../../drawing/fold.ts'
import { UnknownVersionError } from '../../../drawing/formatError.ts'
import { operationsBackTo } from '../../../drawing/goingBack.ts'
import type { LayerKey } from '../../../drawing/layer.ts'
import type { DrawingSize, Operation, StoredOperation } from '../../../drawing/operation.ts'
import type { Journal } from '../../canvas/journal.ts'
import { SaveQueue } from '../../canvas/saveQueue.ts'
import type { Send, SendDescription } from '../../canvas/sending.ts'
import type { SaveState } from '../../canvas/shotWork.ts'
import type { TabChannel } from '../../canvas/tabChannel.ts'
import { ViewDrawing } from '../../canvas/viewDrawing.ts'
import { beforeSignOut } from '../../lib/beforeSignOut.ts'
import type { StrokeFollower } from './followViewOperations.ts'
import { Listeners } from '../../lib/listeners.ts'

/** What the desk must know of a view to draw in it. */
export interface DeskView {
  readonly shotId: string
  readonly viewId: string
  readonly size: DrawingSize
  /** What the server says was drawn last; 0 means that there is nothing to load. */
  readonly revision: number
}

/**
 * A drawing on the desk; `isReady` when what the server has of it is here, `isOutdated` when it has what this page
 * cannot read, since a later version is installed.
 */
export interface DeskSheet extends DeskView {
  readonly model: ViewDrawing
  readonly isReady: boolean
  readonly hasFailed: boolean
  readonly isOutdated: boolean
}

interface DeskOptions {
  readonly userId: string
  readonly journal: Journal
  readonly send: Send
  readonly sendDescription: SendDescription
  /** The other tabs in which the person works; the desk closes it. */
  readonly tabs?: TabChannel
  /** Another tab has saved a shot's description. */
  readonly onDescribed?: (shotId: string, description: string) => void
  readonly load: (viewId: string, after: number) => Promise<readonly StoredOperation[]>
  /** Tells of every operation of a view after a sequence number, as it is stored; returns how to stop. */
  readonly follow?: (view: { readonly viewId: string; readonly after: number }, follower: StrokeFollower) => () => void
  readonly onSaveFailed: (failure: { readonly shotId: string; readonly error: unknown }) => void
}

/** The drawings a person works on, and the queue that saves them. One exists while a storyboard is open. */
export class DrawingDesk {
  readonly #options: DeskOptions
  readonly #queue: SaveQueue
  readonly #sheets = new Map<string, DeskSheet>()
  readonly #leftOver = new Set<string>()
  /** The views that are asked for, and whether that is to be done again. */
  readonly #loading = new Map<string, boolean>()
  /** The views whose strokes come by themselves. */
  readonly #followed = new Set<string>()
  readonly #listeners = new Listeners()

  constructor(options: DeskOptions) {
    this.#options = options
    this.#queue = new SaveQueue({
      userId: options.userId,
      journal: options.journal,
      send: options.send,
      sendDescription: options.sendDescription,
      tabs: options.tabs,
      onDescribed: options.onDescribed,
      onAdopted: ({ viewId }, operation) => {
        this.#leftOver.add(viewId)
        this.#sheets.get(viewId)?.model.add(operation)
      },
      onSaveFailed: options.onSaveFailed,
      onAcknowledged: (viewId, acknowledgements) => {
        const model = this.#sheets.get(viewId)?.model
        model?.acknowledge(acknowledgements)
        if (model && model.getGap() !== null) void this.#load(viewId)
      },
    })
    this.#queue.subscribe(() => this.#listeners.tell())
  }

  /** Calls the listener when a sheet or a save state changes; returns how to stop. */
  readonly subscribe = this.#listeners.subscribe

  /** Sends what an earlier visit left unsent, watches the page, and returns how to stop. */
  start(): () => void {
    const stopWatching = this.#queue.watchPage()
    void this.#queue.takeOver().then((places) => {
      for (const { viewId } of places) {
        this.#leftOver.add(viewId)
        // Opened before the journal answered, a sheet lacks what was left; the model knows what it has already.
        const model = this.#sheets.get(viewId)?.model
        if (model) for (const operation of this.#queue.pendingOperations(viewId)) model.add(operation)
      }
      this.#listeners.tell()
    })
    const stopWaiting = beforeSignOut(() => this.#queue.saveAll())
    return () => {
      stopWatching()
      void this.#queue.saveAll().finally(() => {
        stopWaiting()
        this.#queue.stop()
        this.#options.tabs?.close()
      })
    }
  }

  /** The view's drawing; null when it is not on the desk. The same object until it changes. */
  getSheet(viewId: string): DeskSheet | null {
    return this.#sheets.get(viewId) ?? null
  }

  /** How the work on a shot stands. */
  getSaveState(shotId: string): SaveState {
    return this.#queue.getState(shotId)
  }

  /** How many changes of a shot are not saved. */
  countUnsaved(shotId: string): number {
    return this.#queue.countUnsaved(shotId)
  }

  /** How many changes are not saved, of all shots. */
  readonly countAllUnsaved = (): number => this.#queue.countAllUnsaved()

  /** Sends what is not saved, of all shots, now; resolves when every attempt is over. */
  readonly saveAll = (): Promise<void> => this.#queue.saveAll()

  /** With others on the board, finished strokes go out at once. */
  setCompany(hasCompany: boolean): void {
    this.#queue.setCompany(hasCompany)
  }

  /** Somebody drew in views: what is on the desk of them asks for the strokes, unless they come by themselves. */
  receive(viewIds: Iterable<string>): void {
    for (const viewId of viewIds) {
      if (this.#sheets.has(viewId) && !this.#followed.has(viewId)) void this.#load(viewId)
    }
  }

  /** Lets what others draw in a view that is on the desk come as it is stored; returns how to stop. */
  follow(viewId: string): () => void {
    const { follow } = this.#options
    const { model, isOutdated = false } = this.#sheets.get(viewId) ?? {}
    if (!follow || !model || isOutdated || this.#followed.has(viewId)) return () => {}
    this.#followed.add(viewId)
    const stop = follow({ viewId, after: model.getRevision() }, {
      onOperation: (operation) => model.receive([operation]),
      onEnded: () => {
        if (this.#followed.delete(viewId)) void this.#load(viewId)
      },
    })
    return () => {
      this.#followed.delete(viewId)
      stop()
    }
  }

  /** A shot's description as long as it is not saved; null when it is. */
  getDescription(shotId: string): string | null {
    return this.#queue.pendingDescription(shotId)
  }

  /** Whether an earlier visit or another tab left work in this view that is not on the desk yet. */
  hasLeftOver(viewId: string): boolean {
    return this.#leftOver.has(viewId) && !this.#sheets.has(viewId)
  }

  /** Lays a view's drawing on the desk and loads what the server has beyond what is here. */
  open(view: DeskView): void {
    const { viewId, size, revision } = view
    if (!this.#sheets.has(viewId)) {
      const pending = this.#queue.pendingOperations(viewId)
      const model = new ViewDrawing({ actorId: this.#options.userId, size, operations: [], pending, newId })
      this.#sheets.set(viewId, { ...view, model, isReady: revision === 0, hasFailed: false, isOutdated: false })
      this.#listeners.tell()
    }
    void this.#load(viewId)
  }

  /** Journals an operation, then shows it; a failed journal still keeps it in memory. */
  async draw(sheet: DeskSheet, operation: Operation): Promise<void> {
    await this.#queue.add({ shotId: sheet.shotId, viewId: sheet.viewId, operation })
    sheet.model.add(operation)
    // Acknowledged while it was journaled: the receipt came before the model knew the operation.
    if (this.#queue.getState(sheet.shotId) === 'saved') void this.#load(sheet.viewId)
  }

  /** Takes back the person's last change of the drawing. */
  undo(sheet: DeskSheet): void {
    this.#keep(sheet, ...sheet.model.undo())
  }

  /** Brings back what the last undo took. */
  redo(sheet: DeskSheet): void {
    this.#keep(sheet, ...sheet.model.redo())
  }

  /** Takes every stroke off the drawing or one layer; undo brings them back. */
  clear(sheet: DeskSheet, layer?: LayerKey): void {
    const operation = sheet.model.clear(layer)
    if (operation) this.#keep(sheet, operation)
  }

  /** Makes a drawing what it was, by going on from it: nothing of its history is lost. */
  async goBackTo(sheet: DeskSheet, earlier: Drawing): Promise<void> {
    const today = sheet.model.getDrawing()
    for (const operation of operationsBackTo(today, earlier, newId)) await this.draw(sheet, operation)
  }

  /** Journals what a person writes of a shot over the saved text `base`; it is saved with the shot's drawings. */
  describe(shotId: string, text: string, base?: string): void {
    void this.#queue.describe({ shotId, text, base })
  }

  /** The description another person has saved, which keeps the one of here from being stored; null without conflict. */
  getDescriptionConflict(shotId: string): string | null {
    return this.#queue.descriptionConflict(shotId)
  }

  /** Ends such a conflict. */
  settleDescription(shotId: string, choice: 'overwrite' | 'discard'): void {
    void this.#queue.settleDescription(shotId, choice)
  }

  /** Sends a shot's work now. Resolves when the attempt is over, whether it succeeded or not. */
  saveNow(shotId: string): Promise<void> {
    return this.#queue.saveNow(shotId)
  }

  #keep({ shotId, viewId }: DeskSheet, ...operations: readonly Operation[]): void {
    for (const operation of operations) void this.#queue.add({ shotId, viewId, operation })
  }

  /** One request a view at a time: what is asked for meanwhile is asked for together, afterwards. */
  async #load(viewId: string): Promise<void> {
    if (this.#loading.has(viewId)) {
      this.#loading.set(viewId, true)
      return
    }
    this.#loading.set(viewId, false)
    await this.#loadOnce(viewId)
    const isAgain = this.#loading.get(viewId) === true
    this.#loading.delete(viewId)
    if (isAgain) await this.#load(viewId)
  }

  async #loadOnce(viewId: string): Promise<void> {
    const sheet = this.#sheets.get(viewId)
    if (!sheet || sheet.isOutdated) return
    try {
      sheet.model.receive(await this.#options.load(viewId, sheet.model.getRevision()))
      this.#change(viewId, { isReady: true, hasFailed: false })
    } catch (error) {
      const isOutdated = error instanceof UnknownVersionError
      this.#change(viewId, { isOutdated, hasFailed: !isOutdated && !sheet.isReady })
    }
  }

  #change(viewId: string, change: Partial<Pick<DeskSheet, 'isReady' | 'hasFailed' | 'isOutdated'>>): void {
    const sheet = this.#sheets.get(viewId)
    if (!sheet) return
    const next = { ...sheet, ...change }
    const isSame = next.isReady === sheet.isReady && next.hasFailed === sheet.hasFailed
    if (isSame && next.isOutdated === sheet.isOutdated) return
    this.#sheets.set(viewId, next)
    this.#listeners.tell()
  }
}
