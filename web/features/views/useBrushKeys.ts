import type { SelectionWork } from './useSelection.ts'
import { useChangeBrush } from './useBrush.ts'
import { useBrushKinds } from './useBrushKinds.ts'
import type { usePreviewKeys } from './usePreviewKeys.ts'
import { FIRST_SHAPE } from './ShapeTool.tsx'

type BrushKeys = Pick<
  Parameters<typeof usePreviewKeys>[1], 'onBrushKind' | 'onBrushChanged' | 'onShape' | 'onTool'
>

/** Chooses what is drawn with in the preview, which ends selecting. `areLayersOn`: servers store brushes and areas. */
export function useBrushKeys(chooseSelection: SelectionWork['choose'], areLayersOn: boolean): BrushKeys {
  const onBrushChanged = useChangeBrush()
  const chooseKind = useBrushKinds(areLayersOn)
  const onTool = (): void => chooseSelection(null)
  return {
    onBrushChanged,
    onTool,
    onBrushKind(kind) {
      onTool()
      chooseKind(kind)
    },
    onShape() {
      if (!areLayersOn) return
      onTool()
      onBrushChanged((brush) => ({ ...brush, tool: 'pen', shape: brush.shape ?? FIRST_SHAPE }))
    },
  }
}
