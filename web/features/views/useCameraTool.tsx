import { Box } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useCameraTool_shot$data, useCameraTool_shot$key } from
  '../../__generated__/useCameraTool_shot.graphql.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { later } from '../../ui/later.tsx'
import { createCameraToolState, type CameraTiming } from './cameraState.ts'
import type { DeskSheet } from './DrawingDesk.ts'

const DeskCameraSurface = later(async () => (await import('./CameraTool.tsx')).DeskCameraSurface)
const DeskCameraBar = later(async () => (await import('./CameraTool.tsx')).DeskCameraBar)
const ViewerCamera = lazy(async () => ({ default: (await import('./ViewerCamera.tsx')).ViewerCamera }))

type CameraToolOptions = {
  shotRef: useCameraTool_shot$key
  viewId: string | null
  sheet: DeskSheet | null
  canEdit: boolean
  /** Camera moves can be changed now. */
  isOn: boolean
  /** Nothing else covers the frame. */
  isFree: boolean
}

/** The camera tool in the frame preview. */
export interface CameraTool {
  /** The move is shown, and can be changed. */
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** Esc: closes it; null while it is closed. */
  readonly leave: (() => void) | null
  /** Lies over the frame. */
  readonly over: ReactNode
  /** Stands beside it. */
  readonly bar: ReactNode
}

/** The frames that a view has of its shot, as players share them. */
function timingOf({ frames, duration, views }: useCameraTool_shot$data, index: number): CameraTiming {
  const count = Math.min(frames, views.length)
  const startOf = (at: number): number => Math.floor((at * frames) / Math.max(1, count))
  return { frames: Math.max(1, startOf(index + 1) - startOf(index)), framesPerSecond: frames / duration }
}

/** Shows and changes the camera move of the view that is worked on. */
export function useCameraTool({ shotRef, viewId, sheet, canEdit, isOn, isFree }: CameraToolOptions): CameraTool {
  const shot = useFragment(
    graphql`
      fragment useCameraTool_shot on Shot {
        frames
        duration
        views {
          id
          revision
          image {
            url(width: 1920)
          }
        }
      }
    `,
    shotRef,
  )
  const [isWished, setIsWished] = useState(false)
  const [state] = useState(createCameraToolState)
  const index = shot.views.findIndex(({ id }) => id === viewId)
  const view = shot.views[index]
  const isOpen = isWished && isFree && isOn && sheet !== null
  useEffect(() => {
    // Another view has another move.
    state.place.set(null)
    state.draft.set(undefined)
  }, [state, viewId, isOpen])
  const close = (): void => setIsWished(false)
  const tool = { isOpen, toggle: () => setIsWished(!isOpen), close, leave: isOpen ? close : null }
  if (!view) return { ...tool, over: null, bar: null }
  const timing = timingOf(shot, index)
  if (!canEdit) {
    const over = isFree ? (
      <ErrorBoundary resetKey={view.id} fallback={() => null}>
        <Suspense fallback={null}>
          <ViewerCamera key={view.id} viewId={view.id} revision={view.revision} timing={timing} />
        </Suspense>
      </ErrorBoundary>
    ) : null
    return { ...tool, over, bar: null }
  }
  if (!isOpen) return { ...tool, over: null, bar: null }
  const shared = { sheet, state, timing }
  return {
    ...tool,
    over: <DeskCameraSurface key={view.id} {...shared} background={view.image?.url ?? null} />,
    bar: (
      <Box
        gridArea={{ base: 'panel', md: 'well' }} justifySelf="center" zIndex="1" m="3" minWidth="0"
        alignSelf={{ base: 'end', md: 'start' }}
      >
        <DeskCameraBar key={view.id} {...shared} onClosed={close} />
      </Box>
    ),
  }
}
