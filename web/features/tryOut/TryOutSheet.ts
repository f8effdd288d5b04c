import { v7 as newId } from 'uuid'
import type { Operation } from '../../../drawing/operation.ts'
import { loadBackground } from '../../canvas/backdrop.ts'
import { ViewDrawing } from '../../canvas/viewDrawing.ts'
import { isBlank } from '../../lib/texts.ts'
import { DEMO_SIZE } from './demoSize.ts'
import { demoImageProblem, UNREADABLE_IMAGE } from './demoImage.ts'
import {
  MOST_DEMO_ROWS, SAMPLE_ASSETS, SAMPLE_TASKS,
  type DemoAsset, type DemoAssetType, type DemoTask, type DemoTaskStatus,
} from './tryOutRows.ts'
import { Listeners } from '../../lib/listeners.ts'

/** The picture under the demo's drawing. */
export interface DemoImage {
  readonly file: File
  /** Where the page finds it, in this tab only. */
  readonly address: string
}

/** Everything of the demo but the drawing. */
export interface TryOutState {
  readonly image: DemoImage | null
  /** Why the last file was no image, in a sentence. */
  readonly imageProblem: string | null
  readonly description: string
  readonly assets: readonly DemoAsset[]
  readonly tasks: readonly DemoTask[]
  readonly canUndo: boolean
  readonly isEmpty: boolean
}

/** Who draws in the demo. */
const VISITOR = 'visitor'

type Cleared = { readonly opId: string | null; readonly image: DemoImage | null }

/** One quick frame with what stands around it, in the memory of this tab alone: nothing of it is sent or stored. */
export class TryOutSheet {
  readonly model = new ViewDrawing({ actorId: VISITOR, size: DEMO_SIZE, operations: [], newId })
  readonly #listeners = new Listeners()
  /** What the last Clear took, for its undo. */
  #cleared: Cleared | null = null
  /** The last file that was offered; one that takes longer to read than the next gives way. */
  #offered: File | null = null
  #state: TryOutState = {
    image: null, imageProblem: null, description: '', assets: SAMPLE_ASSETS, tasks: SAMPLE_TASKS,
    canUndo: false, isEmpty: true,
  }

  constructor() {
    this.model.subscribe(() => this.#change({}))
  }

  /** Calls the listener after every change; returns how to stop. */
  readonly subscribe = this.#listeners.subscribe

  /** What is there now; the same object until it changes. */
  readonly getState = (): TryOutState => this.#state

  /** Adds a finished line. */
  readonly draw = (operation: Operation): void => {
    // A Clear of the image alone is no step of the drawing: the order of the two would be unknown.
    if (this.#cleared?.opId === null) this.#forgetCleared()
    this.model.add(operation)
  }

  /** Takes back the last line, or the last Clear with the image it took. */
  readonly undo = (): void => {
    const cleared = this.#cleared
    const operations = cleared?.opId === null ? [] : this.model.undo()
    const isUndone = operations.some((operation) => 'undoes' in operation && operation.undoes === cleared?.opId)
    if (!cleared || (cleared.opId !== null && !isUndone)) return
    this.#cleared = null
    if (this.#state.image && cleared.image) URL.revokeObjectURL(cleared.image.address)
    this.#change(this.#state.image ? {} : { image: cleared.image })
  }

  /** Brings back what the last undo took. */
  readonly redo = (): void => {
    this.model.redo()
  }

  /** Takes away every line and the image. */
  readonly clear = (): void => {
    const { image } = this.#state
    const operation = this.model.clear()
    if (!operation && !image) return
    this.#forgetCleared()
    this.#cleared = { opId: operation?.opId ?? null, image }
    this.#change({ image: null, imageProblem: null })
  }

  /** Lays a picture under the drawing; says in the state why not when it is none. */
  readonly addImage = async (file: File): Promise<void> => {
    this.#offered = file
    const problem = demoImageProblem(file)
    if (problem !== null) {
      this.#change({ imageProblem: problem })
      return
    }
    const address = URL.createObjectURL(file)
    const isReadable = await loadBackground(address).then(() => true, () => false)
    if (!isReadable || this.#offered !== file) {
      URL.revokeObjectURL(address)
      if (this.#offered === file) this.#change({ imageProblem: UNREADABLE_IMAGE })
      return
    }
    if (this.#state.image) URL.revokeObjectURL(this.#state.image.address)
    this.#change({ image: { file, address }, imageProblem: null })
  }

  readonly removeImage = (): void => {
    if (this.#state.image) URL.revokeObjectURL(this.#state.image.address)
    this.#change({ image: null, imageProblem: null })
  }

  readonly describe = (description: string): void => this.#change({ description })

  /** Adds an asset; a blank name is ignored. Returns whether it was added. */
  readonly addAsset = (name: string, type: DemoAssetType): boolean => {
    const { assets } = this.#state
    if (isBlank(name) || assets.length >= MOST_DEMO_ROWS) return false
    this.#change({ assets: [...assets, { id: newId(), name: name.trim(), type, isSample: false }] })
    return true
  }

  readonly setAssetType = (id: string, type: DemoAssetType): void =>
    this.#change({
      assets: this.#state.assets.map((asset) => (asset.id === id ? { ...asset, type, isSample: false } : asset)),
    })

  /** Removes an asset; tasks about it stay, about none. */
  readonly removeAsset = (id: string): void =>
    this.#change({
      assets: this.#state.assets.filter((asset) => asset.id !== id),
      tasks: this.#state.tasks.map((task) => (task.assetId === id ? { ...task, assetId: null } : task)),
    })

  /** Adds a task; a blank name is ignored. Returns whether it was added. */
  readonly addTask = (name: string, assetId: string | null): boolean => {
    const { tasks } = this.#state
    if (isBlank(name) || tasks.length >= MOST_DEMO_ROWS) return false
    this.#change({ tasks: [...tasks, { id: newId(), name: name.trim(), status: 'todo', assetId, isSample: false }] })
    return true
  }

  readonly setTaskStatus = (id: string, status: DemoTaskStatus): void =>
    this.#change({
      tasks: this.#state.tasks.map((task) => (task.id === id ? { ...task, status, isSample: false } : task)),
    })

  readonly removeTask = (id: string): void =>
    this.#change({ tasks: this.#state.tasks.filter((task) => task.id !== id) })

  #forgetCleared(): void {
    if (this.#cleared?.image) URL.revokeObjectURL(this.#cleared.image.address)
    this.#cleared = null
  }

  #change(change: Partial<TryOutState>): void {
    const state = { ...this.#state, ...change }
    const canUndo = this.model.getUndoState().canUndo || this.#cleared?.opId === null
    const isEmpty = this.model.getDrawing().strokes.length === 0 && state.image === null
    this.#state = { ...state, canUndo, isEmpty }
    this.#listeners.tell()
  }
}

/** The frame of this tab; it is still there after going to another page and back. */
export const tryOutSheet = new TryOutSheet()
