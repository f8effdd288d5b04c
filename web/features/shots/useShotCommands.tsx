import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import type { useShotCommands_project$key } from '../../__generated__/useShotCommands_project.graphql.ts'
import type { useShotCommands_shot$key } from '../../__generated__/useShotCommands_shot.graphql.ts'
import type { ShownComments } from '../views/framePreviewProps.ts'
import { useCreateView } from '../views/viewChanges.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { later } from '../../ui/later.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { ActiveFrame, BoardActions } from './boardActions.ts'
import type { SelectionCommand } from './SelectionBar.tsx'
import type { ShotCommand } from './ShotMenu.tsx'
import type { Opened } from './ShotOverlays.tsx'
import type { ShotChanges } from './shotChanges.ts'
import type { ShotSelection } from './useShotSelection.ts'

const ShotOverlays = later(
  async () => (await import('./ShotOverlays.tsx')).ShotOverlays,
  ({ opened }) => opened !== null,
)

type ShotCommandsOptions = {
  storyboardId: string
  /** The loaded shots in their order. */
  shotRefs: readonly useShotCommands_shot$key[]
  /** All shots of the board, loaded or not. */
  totalCount: number
  projectRef: useShotCommands_project$key
  active: ActiveFrame | null
  onActiveChanged: (frame: ActiveFrame | null) => void
  selection: ShotSelection
  changes: ShotChanges
  rate: FrameRate
  /** A frame is to be added after a shot. */
  onInsert: (afterId: string) => void
  /** A shot was sent to this 1-based position: it is to be seen there. */
  onSentTo: (position: number) => void
}

/** The most shots a task may be for. */
const MOST_TASK_SHOTS = 500
const NO_COMMENTS: ShownComments = { areOpen: false, threadId: null, isWriting: false }
/** What opens a menu or dialog of the same name. */
const DIALOGS: ReadonlySet<ShotCommand> = new Set(
  ['moveTo', 'status', 'ratio', 'casting', 'task', 'playlist', 'scene'] as const,
)

/** What a command needs to know of a shot; read when it is given. */
const readShot = (shotRef: useShotCommands_shot$key) =>
  readInlineData(
    graphql`
      fragment useShotCommands_shot on Shot @inline {
        id
        aspectRatio
        status {
          id
        }
        scene {
          id
        }
        views {
          id
        }
      }
    `,
    shotRef,
  )

/** What can be done with the shots of a board, and the menus and dialogs that ask for it. */
export function useShotCommands(options: ShotCommandsOptions) {
  const { shotRefs, totalCount, selection, changes, rate } = options
  const project = useFragment(
    graphql`
      fragment useShotCommands_project on Project {
        ...ShotOverlays_project
      }
    `,
    options.projectRef,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const [createView] = useCreateView()
  const [previewedId, setPreviewedId] = useState<string | null>(null)
  const [comments, setComments] = useState(NO_COMMENTS)
  const [renamedId, setRenamedId] = useState<string | null>(null)
  const [chosenViews, setChosenViews] = useState<ReadonlyMap<string, string>>(new Map())
  const latest = useRef({ ...options, chosenViews })
  useEffect(() => {
    latest.current = { ...options, chosenViews }
  })

  const { select } = selection
  const actions = useMemo<BoardActions>(() => {
    const open = (what: Opened['what'], shotId: string, anchor: HTMLElement): void =>
      setOpened({ what, shotIds: [shotId], anchor })
    return {
      choose(shotId) {
        const { shotRefs: refs, chosenViews: chosen, onActiveChanged } = latest.current
        const shot = refs.map(readShot).find(({ id }) => id === shotId)
        const viewId = chosen.get(shotId) ?? shot?.views[0]?.id
        if (viewId !== undefined) onActiveChanged({ shotId, viewId })
      },
      chooseView(shotId, viewId) {
        setChosenViews((chosen) => new Map(chosen).set(shotId, viewId))
        const { active, onActiveChanged } = latest.current
        if (active?.shotId === shotId) onActiveChanged({ shotId, viewId })
      },
      select: (shotId, manner) => void select(shotId, manner),
      openPreview(shotId) {
        setComments(NO_COMMENTS)
        setPreviewedId(shotId)
      },
      openComments(shotId, { threadId = null, isWriting = false } = {}) {
        setComments({ areOpen: true, threadId, isWriting })
        setPreviewedId(shotId)
      },
      insertAfter: (shotId) => latest.current.onInsert(shotId),
      openMenu: (shotId, anchor) => open('menu', shotId, anchor),
      openStatusMenu: (shotId, anchor) => open('status', shotId, anchor),
      openCasting: (shotId, anchor) => open('casting', shotId, anchor),
      openTask: (shotId, anchor) => open('task', shotId, anchor),
      rename: (shotId, name) => changes.update([shotId], { name }),
      describe: (shotId, description) => changes.update([shotId], { description }),
      retime: (shotId, frames) => changes.update([shotId], { frames }),
      startRename: setRenamedId,
      endRename: () => setRenamedId(null),
    }
  }, [changes, select])

  /** The chosen shots in their order on the board: those not loaded come last, in the order of the server. */
  const selectedInOrder = useCallback((): readonly string[] => {
    const { shotRefs: refs, selection: { selected } } = latest.current
    const loaded = refs.map((ref) => readShot(ref).id).filter((id) => selected.has(id))
    const known = new Set(loaded)
    return [...loaded, ...[...selected].filter((id) => !known.has(id))]
  }, [])

  const remove = useCallback(
    (shotIds: readonly string[]): void => {
      const { active, onActiveChanged, selection: { clear, selected } } = latest.current
      if (active && shotIds.includes(active.shotId)) onActiveChanged(null)
      if (shotIds.some((shotId) => selected.has(shotId))) clear()
      changes.remove(shotIds)
    },
    [changes],
  )

  /** A position among loaded shots is sent as its neighbor, which stays right when others move shots too. */
  function moveToPosition(shotIds: readonly string[], position: number): Promise<unknown> {
    const moved = new Set(shotIds)
    const others = shotRefs.map((ref) => readShot(ref).id).filter((id) => !moved.has(id))
    const before = others[position - 2]
    const first = others[0]
    const neighbor = before === undefined ? { position } : { afterId: before }
    const moving = changes.move(shotIds, position === 1 && first !== undefined ? { beforeId: first } : neighbor)
    options.onSentTo(position)
    return moving
  }

  function run(command: ShotCommand, { shotIds, anchor }: Opened): void {
    const [shotId] = shotIds
    if (shotId === undefined) return
    const ids = shotRefs.map((ref) => readShot(ref).id)
    const index = ids.indexOf(shotId)
    const before = ids[index - 1]
    const after = ids[index + 1]
    if (command === 'preview') actions.openPreview(shotId)
    if (command === 'addView') {
      void createView(shotId).then((viewId) => actions.chooseView(shotId, viewId))
    }
    if (command === 'rename') setRenamedId(shotId)
    if (command === 'select') void select(shotId, 'toggle')
    if (command === 'insert') options.onInsert(shotId)
    if (command === 'duplicate') changes.duplicate(shotIds)
    if (command === 'moveLeft' && before !== undefined) void changes.move(shotIds, { beforeId: before })
    if (command === 'moveRight') {
      void changes.move(shotIds, after === undefined ? { position: index + 2 } : { afterId: after })
    }
    if (DIALOGS.has(command)) setOpened({ what: command as Opened['what'], shotIds, anchor })
    if (command === 'delete') remove(shotIds)
  }

  /** Does something with all chosen shots. */
  function runWithSelection(command: SelectionCommand, anchor: HTMLElement): void {
    const shotIds = selectedInOrder()
    if (command === 'delete') remove(shotIds)
    else if (command === 'duplicate') changes.duplicate(shotIds)
    else if (command === 'task' && shotIds.length > MOST_TASK_SHOTS) {
      showToast({ type: 'warning', title: storyboardMessages.tooManyForTask(MOST_TASK_SHOTS) })
    } else setOpened({ what: command, shotIds, anchor })
  }

  const removeSelected = useCallback(() => remove(selectedInOrder()), [remove, selectedInOrder])
  const shown = useMemo(() => {
    const openedIds = new Set(opened?.shotIds)
    const shots = opened ? shotRefs.map(readShot) : []
    return shots.flatMap(({ id, aspectRatio, status, scene }, index) => {
      const beginsScene = scene != null && shots[index - 1]?.scene?.id !== scene.id
      return openedIds.has(id) ? [{ position: index + 1, aspectRatio, status, beginsScene }] : []
    })
  }, [opened, shotRefs])
  const isOneSelected = opened?.shotIds.length === 1 && selection.selected.has(opened.shotIds[0] ?? '')

  const overlays = (
    <ShotOverlays
      storyboardId={options.storyboardId} projectRef={project} opened={opened} shots={shown} totalCount={totalCount}
      isSelected={isOneSelected}
      rate={rate} onOpened={setOpened} onCommand={run}
      onStatusChosen={changes.setStatus} onMovedTo={moveToPosition}
      onRatioChosen={(shotIds, aspectRatio) => changes.update(shotIds, { aspectRatio })}
      onDurationChosen={(shotIds, frames) => changes.update(shotIds, { frames })}
    />
  )
  return {
    actions, chosenViews, renamedId, overlays, runWithSelection, removeSelected,
    openedId: opened?.shotIds[0] ?? null, previewedId, setPreviewedId,
    comments, setComments,
  }
}
