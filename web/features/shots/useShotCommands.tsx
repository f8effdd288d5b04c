import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useShotCommands_project$key } from '../../__generated__/useShotCommands_project.graphql.ts'
import type { useShotCommands_shot$key } from '../../__generated__/useShotCommands_shot.graphql.ts'
import { MoveToDialog } from './MoveToDialog.tsx'
import { ShotMenu, type ShotCommand } from './ShotMenu.tsx'
import { StatusMenu } from './StatusMenu.tsx'
import type { ActiveFrame, BoardActions } from './boardActions.ts'
import { findCard } from './findCard.ts'
import type { ShotPlace } from './shotConnection.ts'
import { useChangeShotStatusMutation } from './useChangeShotStatusMutation.ts'
import { useDeleteShotMutation } from './useDeleteShotMutation.ts'
import { useDuplicateShotMutation } from './useDuplicateShotMutation.ts'
import { useMoveShotMutation } from './useMoveShotMutation.ts'
import { useUpdateShotMutation } from './useUpdateShotMutation.ts'

type ShotCommandsOptions = {
  storyboardId: string
  /** The shots in their order. */
  shotsRef: useShotCommands_shot$key
  totalCount: number
  projectRef: useShotCommands_project$key
  active: ActiveFrame | null
  onActiveChanged: (frame: ActiveFrame | null) => void
}

type Opened = { readonly what: 'menu' | 'status' | 'moveTo'; readonly shotId: string; readonly anchor: HTMLElement }

/** Gives the focus to a shot's handle, for example when the shot that had it is gone. */
function focusHandle(shotId: string | undefined): void {
  if (shotId === undefined) return
  findCard(shotId)?.querySelector<HTMLElement>('[data-handle]')?.focus()
}

/** What can be done with the shots of a board, and the menus and dialogs that ask for it. */
export function useShotCommands(options: ShotCommandsOptions) {
  const { storyboardId, totalCount } = options
  const { statuses } = useFragment(
    graphql`
      fragment useShotCommands_project on Project {
        statuses {
          ...StatusMenu_status
        }
      }
    `,
    options.projectRef,
  )
  const shots = useFragment(
    graphql`
      fragment useShotCommands_shot on Shot @relay(plural: true) {
        id
        status {
          id
        }
        views {
          id
        }
      }
    `,
    options.shotsRef,
  )
  const [moveShot] = useMoveShotMutation()
  const [updateShot] = useUpdateShotMutation()
  const [changeShotStatus] = useChangeShotStatusMutation()
  const [duplicateShot] = useDuplicateShotMutation()
  const [deleteShot] = useDeleteShotMutation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const lastOpened = useRef<Opened | null>(null)
  const [renamedId, setRenamedId] = useState<string | null>(null)
  const [chosenViews, setChosenViews] = useState<ReadonlyMap<string, string>>(new Map())
  const latest = useRef({ ...options, shots, chosenViews })
  useEffect(() => {
    latest.current = { ...options, shots, chosenViews }
    if (opened) lastOpened.current = opened
  })

  const move = useCallback(
    (shotId: string, to: ShotPlace) => moveShot({ storyboardId, shotId, to }),
    [moveShot, storyboardId],
  )
  const actions = useMemo<BoardActions>(
    () => ({
      choose(shotId) {
        const { shots: current, chosenViews: chosen, onActiveChanged } = latest.current
        const viewId = chosen.get(shotId) ?? current.find(({ id }) => id === shotId)?.views[0]?.id
        if (viewId !== undefined) onActiveChanged({ shotId, viewId })
      },
      chooseView(shotId, viewId) {
        setChosenViews((chosen) => new Map(chosen).set(shotId, viewId))
        const { active, onActiveChanged } = latest.current
        if (active?.shotId === shotId) onActiveChanged({ shotId, viewId })
      },
      openMenu: (shotId, anchor) => setOpened({ what: 'menu', shotId, anchor }),
      openStatusMenu: (shotId, anchor) => setOpened({ what: 'status', shotId, anchor }),
      rename: (shotId, name) => updateShot(shotId, { name }),
      describe: (shotId, description) => updateShot(shotId, { description }),
      startRename: setRenamedId,
      endRename: () => setRenamedId(null),
    }),
    [updateShot],
  )

  function run(command: ShotCommand, { shotId, anchor }: Opened): void {
    const index = shots.findIndex(({ id }) => id === shotId)
    const before = shots[index - 1]
    const after = shots[index + 1]
    if (command === 'rename') setRenamedId(shotId)
    if (command === 'duplicate') duplicateShot({ storyboardId, shotId })
    if (command === 'moveLeft' && before) move(shotId, { beforeId: before.id })
    if (command === 'moveRight' && after) move(shotId, { afterId: after.id })
    if (command === 'moveTo' || command === 'status') setOpened({ what: command, shotId, anchor })
    if (command === 'delete') {
      if (options.active?.shotId === shotId) options.onActiveChanged(null)
      deleteShot({ storyboardId, shotId })
      focusHandle(after?.id ?? before?.id)
    }
  }

  /** A position among what is loaded is told by its neighbour, which stays right when others move shots too. */
  function moveToPosition(shotId: string, position: number): void {
    const others = shots.filter(({ id }) => id !== shotId)
    const before = others[position - 2]
    const first = others[0]
    if (position === 1 && first) move(shotId, { beforeId: first.id })
    else move(shotId, before ? { afterId: before.id } : { position })
  }

  const openedIndex = opened ? shots.findIndex(({ id }) => id === opened.shotId) : -1
  const openedShot = shots[openedIndex]
  const close = (what: Opened['what']): void => setOpened((current) => (current?.what === what ? null : current))
  const overlays: ReactNode = (
    <>
      <ShotMenu
        anchor={opened?.what === 'menu' ? opened.anchor : null} position={openedIndex + 1} count={totalCount}
        onClosed={() => close('menu')}
        onCommand={(command) => lastOpened.current && run(command, lastOpened.current)}
      />
      <StatusMenu
        anchor={opened?.what === 'status' ? opened.anchor : null} position={openedIndex + 1}
        statusesRef={statuses} currentId={openedShot?.status?.id ?? null} onClosed={() => close('status')}
        onChosen={(statusId) => lastOpened.current && changeShotStatus(lastOpened.current.shotId, statusId)}
      />
      {opened?.what === 'moveTo' && openedShot ? (
        <MoveToDialog
          position={openedIndex + 1} count={totalCount} returnFocus={opened.anchor} onClosed={() => close('moveTo')}
          onMove={(position) => {
            close('moveTo')
            moveToPosition(opened.shotId, position)
          }}
        />
      ) : null}
    </>
  )
  return { actions, move, chosenViews, renamedId, overlays }
}
