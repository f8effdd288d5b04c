import type { DrawingArea } from '../../../drawing/fit.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { CameraBar } from './CameraBar.tsx'
import { CameraPicture } from './CameraPicture.tsx'
import { CameraSurface, type SurfacePicture } from './CameraSurface.tsx'
import type { CameraTiming, CameraToolState } from './cameraState.ts'
import { useCameraWork } from './cameraWork.ts'

type CameraToolProps = { sheet: DeskSheet; state: CameraToolState; timing: CameraTiming }
type CameraSurfaceProps = CameraToolProps & { background: string | null }

/** The camera move of a drawing on the desk, over the frame. */
export function DeskCameraSurface({ sheet, state, timing, background }: CameraSurfaceProps) {
  const { work, drawing } = useCameraWork(sheet, state, timing)
  const pictureOf = (area: DrawingArea): SurfacePicture => ({
    area,
    show: (scale) => <CameraPicture drawing={drawing} background={background} area={area} scale={scale} />,
  })
  return <CameraSurface work={work} place={state.place} pictureOf={pictureOf} />
}

/** What the camera move of a drawing on the desk is made with. */
export function DeskCameraBar({ sheet, state, timing, onClosed }: CameraToolProps & { onClosed: () => void }) {
  const { work } = useCameraWork(sheet, state, timing)
  return <CameraBar work={work} place={state.place} onClosed={onClosed} />
}
