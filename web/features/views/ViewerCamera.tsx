import { Button, Center } from '@chakra-ui/react'
import { Video } from 'lucide-react'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import { paperOf } from '../../../drawing/camera.ts'
import type { ViewerCameraQuery } from '../../__generated__/ViewerCameraQuery.graphql.ts'
import { cameraToolMessages as words } from '../../messages/cameraTool.ts'
import { CameraBar } from './CameraBar.tsx'
import { CameraSurface } from './CameraSurface.tsx'
import { createCameraToolState, type CameraTiming } from './cameraState.ts'
import type { CameraWork } from './cameraWork.ts'

type ViewerCameraProps = {
  viewId: string
  /** Grows with every change of the drawing: what the server has of the camera is read again. */
  revision: number
  timing: CameraTiming
}

/** The camera move for people who cannot change the drawing: a button over the frame, where there is a move. */
export function ViewerCamera({ viewId, revision, timing }: ViewerCameraProps) {
  const { node } = useLazyLoadQuery<ViewerCameraQuery>(
    graphql`
      query ViewerCameraQuery($viewId: ID!) {
        node(id: $viewId) {
          ... on View {
            width
            height
            cameraUrl
            camera {
              ...usePreviewShots_camera @relay(mask: false)
            }
          }
        }
      }
    `,
    { viewId },
    { fetchKey: revision, fetchPolicy: 'store-and-network' },
  )
  const [isOpen, setIsOpen] = useState(false)
  const [{ place }] = useState(createCameraToolState)
  const { camera, cameraUrl, width, height } = node ?? {}
  if (!camera || !cameraUrl || !width || !height) return null
  if (!isOpen) {
    return (
      <Button
        position="absolute" top="3" insetEnd="3" size="sm" variant="outline" bg="bg.panel"
        onClick={() => setIsOpen(true)}
      >
        <Video size={16} strokeWidth={1.75} aria-hidden />{words.watch}
      </Button>
    )
  }
  const move = camera as CameraMove
  const size = { width, height }
  const work: CameraWork = { ...timing, size, camera: move, kept: move, hand: null }
  const picture = {
    area: paperOf({ size, camera: move }),
    show: () => <img src={cameraUrl} alt="" draggable={false} style={{ width: '100%', height: '100%' }} />,
  }
  const close = (): void => {
    place.set(null)
    setIsOpen(false)
  }
  return (
    <>
      <CameraSurface work={work} place={place} pictureOf={() => picture} />
      <Center position="absolute" insetInline="0" top={{ base: 'auto', md: '3' }} bottom={{ base: '2', md: 'auto' }}>
        <CameraBar work={work} place={place} onClosed={close} />
      </Center>
    </>
  )
}
