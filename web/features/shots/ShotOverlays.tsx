import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AspectRatio } from '../../../drawing/aspectRatio.ts'
import type { FrameRate } from '../../lib/frameRates.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { sceneMessages } from '../../messages/scenes.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { ShotOverlays_project$key } from '../../__generated__/ShotOverlays_project.graphql.ts'
import { useCreateScene } from './sceneChanges.ts'
import { later } from '../../ui/later.tsx'
import { RatioMenu } from './RatioMenu.tsx'
import { ShotMenu, type ShotCommand } from './ShotMenu.tsx'
import { StatusMenu } from './StatusMenu.tsx'

const AddToPlaylistDialog = later(
  async () => (await import('../playlists/AddToPlaylistDialog.tsx')).AddToPlaylistDialog,
)
const CastingDialog = later(async () => (await import('../casting/CastingDialog.tsx')).CastingDialog)
const DurationDialog = later(async () => (await import('./DurationDialog.tsx')).DurationDialog)
const MoveToDialog = later(async () => (await import('./MoveToDialog.tsx')).MoveToDialog)
const SceneDialog = later(async () => (await import('./SceneDialog.tsx')).SceneDialog)
const ShotTaskDialog = later(async () => (await import('./ShotTaskDialog.tsx')).ShotTaskDialog)
const StatusesDialog = later(async () => (await import('./StatusesDialog.tsx')).StatusesDialog)

/** A menu or dialog over the board, for one shot or for all chosen ones. */
export type Opened = {
  readonly what: 'menu' | 'status' | 'ratio' | 'duration' | 'moveTo' | 'statuses' | 'casting' | 'task' | 'playlist'
    | 'scene'
  readonly shotIds: readonly string[]
  readonly anchor: HTMLElement
}

/** What is known of a shot something is opened for. */
type OpenedShot = {
  readonly position: number
  readonly aspectRatio: string
  readonly status: { readonly id: string } | null | undefined
  /** A scene begins with it. */
  readonly beginsScene: boolean
}

type ShotOverlaysProps = {
  storyboardId: string
  projectRef: ShotOverlays_project$key
  opened: Opened | null
  /** Those of its shots that are loaded, in their order. */
  shots: readonly OpenedShot[]
  totalCount: number
  /** The one shot of the open menu is among the chosen. */
  isSelected: boolean
  rate: FrameRate
  onOpened: (change: (current: Opened | null) => Opened | null) => void
  onCommand: (command: ShotCommand, opened: Opened) => void
  onStatusChosen: (shotIds: readonly string[], statusId: string | null) => void
  onRatioChosen: (shotIds: readonly string[], ratio: AspectRatio) => void
  /** With whole frames; fulfilled when they are saved. */
  onDurationChosen: (shotIds: readonly string[], frames: number) => Promise<unknown>
  /** With a 1-based position; fulfilled when it is saved. */
  onMovedTo: (shotIds: readonly string[], position: number) => Promise<unknown>
}

const NO_SCENE = { heading: '', number: '' }

/** The one value of all; undefined when they differ, or there are none. */
function commonOf<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}

/** The menus and dialogs of the board's shots; one of them is open at a time. */
export function ShotOverlays(props: ShotOverlaysProps) {
  const { opened, shots, totalCount, isSelected, rate, onOpened, onCommand } = props
  const project = useFragment(
    graphql`
      fragment ShotOverlays_project on Project {
        id
        isArchived
        viewerCanAdminister
        viewerCanEdit
        organization {
          id
        }
        statuses {
          ...StatusMenu_status
        }
      }
    `,
    props.projectRef,
  )
  const words = storyboardMessages
  const [createScene] = useCreateScene()
  const last = useRef<Opened | null>(null)
  const count = opened?.shotIds.length ?? 0
  const position = shots[0]?.position ?? 1
  const anchorOf = (what: Opened['what']): HTMLElement | null => (opened?.what === what ? opened.anchor : null)
  const editRefusal = project.viewerCanAdminister
    ? null
    : project.isArchived ? projectFrameMessages.archived : words.editStatusesRefused

  // A menu is closed before its choice is reported: what it belonged to is kept for that.
  useEffect(() => {
    if (opened) last.current = opened
  })

  const close = (what: Opened['what']) => (): void => {
    onOpened((current) => (current?.what === what ? null : current))
  }
  function withLast(run: (closed: Opened) => void): void {
    if (last.current) run(last.current)
  }

  return (
    <>
      <ShotMenu
        anchor={anchorOf('menu')} position={position} count={totalCount} isSelected={isSelected}
        beginsScene={shots[0]?.beginsScene ?? false}
        onClosed={close('menu')} onCommand={(command) => withLast((closed) => onCommand(command, closed))}
      />
      <StatusMenu
        anchor={anchorOf('status')} statusesRef={project.statuses} editRefusal={editRefusal}
        label={count === 1 ? words.statusMenu(position) : words.statusOfMany(count)}
        currentId={count === shots.length ? commonOf(shots.map(({ status }) => status?.id ?? null)) : undefined}
        onClosed={close('status')}
        onEdit={() => withLast((closed) => onOpened(() => ({ ...closed, what: 'statuses' })))}
        onChosen={(statusId) => withLast(({ shotIds }) => props.onStatusChosen(shotIds, statusId))}
      />
      <RatioMenu
        anchor={anchorOf('ratio')} label={count === 1 ? words.ratioOf(position) : words.ratioOfMany(count)}
        current={(count === shots.length ? commonOf(shots.map(({ aspectRatio }) => aspectRatio)) : null) ?? null}
        onClosed={close('ratio')}
        onChosen={(ratio) => withLast(({ shotIds }) => props.onRatioChosen(shotIds, ratio))}
      />
      {opened?.what === 'duration' ? (
        <DurationDialog
          shotIds={opened.shotIds} rate={rate} returnFocus={opened.anchor} onClosed={close('duration')}
          onChosen={(frames) => {
            close('duration')()
            return props.onDurationChosen(opened.shotIds, frames)
          }}
        />
      ) : null}
      {opened?.what === 'moveTo' ? (
        <MoveToDialog
          shotIds={opened.shotIds} position={position} count={totalCount - count + 1} returnFocus={opened.anchor}
          onClosed={close('moveTo')}
          onMove={(wanted) => {
            close('moveTo')()
            return props.onMovedTo(opened.shotIds, wanted)
          }}
        />
      ) : null}
      {opened?.what === 'scene' ? (
        <SceneDialog
          name={`scene at ${opened.shotIds.join(' ')}`} title={sceneMessages.newTitle(position)}
          submitLabel={sceneMessages.create} initial={NO_SCENE} returnFocus={opened.anchor} onClosed={close('scene')}
          onSent={(details) =>
            createScene({ storyboardId: props.storyboardId, firstShotId: opened.shotIds[0] ?? '', ...details })}
        />
      ) : null}
      {opened?.what === 'casting' ? (
        <CastingDialog
          projectId={project.id} shotIds={opened.shotIds} shotName={words.shot(position)}
          canEdit={project.viewerCanEdit} returnFocus={opened.anchor} onClosed={close('casting')}
        />
      ) : null}
      {opened?.what === 'task' ? (
        <ShotTaskDialog
          projectId={project.id} organizationId={project.organization.id} shotIds={opened.shotIds}
          returnFocus={opened.anchor} onClosed={close('task')}
        />
      ) : null}
      {opened?.what === 'playlist' ? (
        <AddToPlaylistDialog
          projectId={project.id} subject={{ storyboardId: props.storyboardId }} shotIds={opened.shotIds}
          label={count === 1 ? words.shot(position) : playlistMessages.shots(count)} returnFocus={opened.anchor}
          onClosed={close('playlist')}
        />
      ) : null}
      {opened?.what === 'statuses' ? (
        <StatusesDialog projectId={project.id} returnFocus={opened.anchor} onClosed={close('statuses')} />
      ) : null}
    </>
  )
}
