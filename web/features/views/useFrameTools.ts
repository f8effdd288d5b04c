import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useFrameTools_shot$key } from '../../__generated__/useFrameTools_shot.graphql.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { useCameraTool, type CameraTool } from './useCameraTool.tsx'
import { useLabelTool, type LabelTool } from './useLabelTool.tsx'
import type { LayerView } from './useLayerView.ts'
import { usePlacing } from './usePlacing.tsx'
import { useSelection, type SelectionWork } from './useSelection.ts'

type FrameToolsOptions = {
  shotRef: useFrameTools_shot$key
  viewId: string | null
  sheet: DeskSheet | null
  engine: RefObject<DrawingEngine | null>
  content: RefObject<HTMLElement | null>
  canEdit: boolean
  /** Layers can be drawn on. */
  isOn: boolean
  /** Nothing else covers the frame. */
  isFree: boolean
  zoom: number
  layerView: LayerView
  /** Goes to the next frame; null at the last one. */
  onNext: (() => void) | null
}

/** What is done in a frame in place of drawing: one of these at a time. */
export interface FrameTools {
  readonly camera: CameraTool
  readonly selection: SelectionWork
  readonly label: LabelTool
  readonly placing: ReturnType<typeof usePlacing>
  /** Esc: ends what is done; null while the pen draws. */
  readonly leave: (() => void) | null
}

/** The tools of the frame preview that end each other. */
export function useFrameTools(options: FrameToolsOptions): FrameTools {
  const { viewId, sheet, engine, content, canEdit, isOn, isFree, zoom, layerView, onNext } = options
  const shotRef = useFragment(
    graphql`
      fragment useFrameTools_shot on Shot {
        ...useCameraTool_shot
        ...useLabelTool_shot
      }
    `,
    options.shotRef,
  )
  const camera = useCameraTool({ shotRef, viewId, sheet, canEdit, isOn, isFree })
  const placing = usePlacing(sheet)
  const selecting = useSelection({ engine, sheet, isOn, onNext })
  const label = useLabelTool({
    shotRef, engine, content, sheet, zoom, layerView, selecting, isOn: isOn && isFree && placing.leave === null,
  })
  const choose: SelectionWork['choose'] = (shape) => {
    camera.close()
    placing.end()
    label.close()
    selecting.choose(shape)
  }
  return {
    placing,
    selection: { ...selecting, choose },
    camera: {
      ...camera,
      toggle() {
        choose(null)
        camera.toggle()
      },
    },
    label: {
      ...label,
      toggle() {
        camera.close()
        placing.end()
        label.toggle()
      },
    },
    leave: placing.leave ?? camera.leave ?? label.leave ?? selecting.leave,
  }
}
