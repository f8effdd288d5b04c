import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay'
import { openJournal } from '../../canvas/journal.ts'
import { SaveRefusedError } from '../../canvas/sending.ts'
import type { SaveState } from '../../canvas/shotWork.ts'
import { openTabChannel } from '../../canvas/tabChannel.ts'
import type { UndoState } from '../../canvas/viewDrawing.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { showToast } from '../../ui/toaster.tsx'
import { noteWaitingWork } from '../live/waitingWork.ts'
import { createViewOpsSender } from './appendViewOps.ts'
import { DrawingDesk, type DeskSheet } from './DrawingDesk.ts'
import { followViewOperations } from './followViewOperations.ts'
import { createDescriptionSender } from './sendShotDescription.ts'
import { loadViewOperations } from './viewOperations.ts'

/** The desk of the open storyboard; null until the journal is open, and for those who may only look. */
export const DrawingDeskContext = createContext<DrawingDesk | null>(null)

function tellSaveFailure(error: unknown): void {
  const isRefused = error instanceof SaveRefusedError
  showToast({
    type: 'error',
    title: storyboardMessages.saveFailed,
    description: isRefused
      ? `${error.message} ${storyboardMessages.saveRefusedLine}`
      : storyboardMessages.saveFailedLine,
  })
}

/** Opens a person's desk while the component is there; leaving it saves. Null until it is open. */
export function useDrawingDesk(userId: string | null): DrawingDesk | null {
  const environment = useRelayEnvironment()
  const [desk, setDesk] = useState<DrawingDesk | null>(null)
  useEffect(() => {
    if (userId === null) return
    let stop: (() => void) | null = null
    let isGone = false
    // Made before the journal opens, while the token is still that of this person.
    const send = createViewOpsSender(environment)
    const sendDescription = createDescriptionSender(environment)
    void openJournal().then((journal) => {
      if (isGone) return
      const opened = new DrawingDesk({
        userId,
        journal,
        send,
        sendDescription,
        tabs: openTabChannel(userId),
        onDescribed: (shotId, description) =>
          commitLocalUpdate(environment, (store) => store.get(shotId)?.setValue(description, 'description')),
        load: (viewId, after) => loadViewOperations(environment, viewId, after),
        follow: (view, follower) => followViewOperations(environment, view, follower),
        onSaveFailed: ({ error }) => tellSaveFailure(error),
      })
      const tellStorage = (): void => {
        if (journal.getIsDurable()) return
        const { notDurable, notDurableLine } = storyboardMessages
        showToast({ type: 'warning', title: notDurable, description: notDurableLine })
      }
      const stopListening = journal.subscribe(tellStorage)
      const stopCounting = noteWaitingWork({ subscribe: opened.subscribe, count: opened.countAllUnsaved })
      const stopDesk = opened.start()
      tellStorage()
      stop = () => {
        stopListening()
        stopCounting()
        stopDesk()
      }
      setDesk(opened)
    })
    return () => {
      isGone = true
      stop?.()
      setDesk(null)
    }
  }, [environment, userId])
  return desk
}

/** Where there is no desk, nothing changes. */
export const subscribeToNothing = (): (() => void) => () => {}

/** A view's drawing on the desk, and whether an earlier visit left work in it that is to be shown. */
export function useDeskSheet(viewId: string | null): { sheet: DeskSheet | null; hasLeftOver: boolean } {
  const desk = useContext(DrawingDeskContext)
  const subscribe = desk?.subscribe ?? subscribeToNothing
  const sheet = useSyncExternalStore(subscribe, () => (viewId === null ? null : (desk?.getSheet(viewId) ?? null)))
  const hasLeftOver = useSyncExternalStore(subscribe, () => viewId !== null && desk?.hasLeftOver(viewId) === true)
  return { sheet, hasLeftOver }
}

/** How the work on a shot stands. */
export function useSaveState(shotId: string): SaveState {
  const desk = useContext(DrawingDeskContext)
  return useSyncExternalStore(desk?.subscribe ?? subscribeToNothing, () => desk?.getSaveState(shotId) ?? 'saved')
}

/** How many changes of a shot are not saved. */
export function useUnsavedCount(shotId: string): number {
  const desk = useContext(DrawingDeskContext)
  return useSyncExternalStore(desk?.subscribe ?? subscribeToNothing, () => desk?.countUnsaved(shotId) ?? 0)
}

const NOTHING_TO_UNDO = { canUndo: false, canRedo: false }

/** What can be undone and redone in a drawing. */
export function useUndoState(sheet: DeskSheet | null): UndoState {
  return useSyncExternalStore(
    sheet?.model.subscribe ?? subscribeToNothing,
    () => sheet?.model.getUndoState() ?? NOTHING_TO_UNDO,
  )
}
