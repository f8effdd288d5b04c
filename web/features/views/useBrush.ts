import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { SMOOTHNESS_OPTIONS } from '../../../drawing/smoothness.ts'
import { DEFAULT_BRUSH, radiiOf, type Brush } from '../../canvas/brush.ts'
import { BOARD_SETTINGS, withinLimits } from '../../canvas/engineSettings.ts'
import { readSetting, rememberSetting } from '../../lib/deviceSettings.ts'
import { noteColor } from '../../lib/recentColors.ts'
import { createStore, useStore, type Store } from '../../lib/store.ts'

/** One brush for the board and the preview. Without a board it stays as it is. */
export const BrushContext = createContext<Store<Brush>>({ ...createStore(DEFAULT_BRUSH), set: () => undefined })

/** Changes the brush. Who only changes it does not render again when it has changed. */
export function useChangeBrush(): (change: (brush: Brush) => Brush) => void {
  const store = useContext(BrushContext)
  return useCallback((change) => store.set(change(store.get())), [store])
}

/** The brush that is drawn with, on the board and in the preview, and a function that changes some of it. */
export function useBrush(): readonly [brush: Brush, change: (change: Partial<Brush>) => void] {
  const changeBrush = useChangeBrush()
  const change = useCallback(
    (some: Partial<Brush>) => changeBrush((current) => ({ ...current, ...some })),
    [changeBrush],
  )
  return [useStore(useContext(BrushContext)), change]
}

/** A pen of the color, size and smoothness last chosen in this browser. */
function readBrush(): Brush {
  const smoothness = readSetting('smoothness')
  return {
    ...DEFAULT_BRUSH,
    color: readSetting('brushColor') ?? DEFAULT_BRUSH.color,
    radius: withinLimits(readSetting('brushRadius') ?? DEFAULT_BRUSH.radius, BOARD_SETTINGS.radius),
    smoothness: SMOOTHNESS_OPTIONS.find(({ value }) => value === smoothness)?.value ?? DEFAULT_BRUSH.smoothness,
  }
}

/** A brush that begins as the last one in this browser and is remembered there. */
export function useRememberedBrush(): Store<Brush> {
  const [store] = useState(() => createStore(readBrush()))
  useEffect(() => store.subscribe(() => {
    const { color, smoothness } = store.get()
    const radius = radiiOf(store.get()).ink
    const remembered = readBrush()
    if (remembered.color !== color) {
      rememberSetting('brushColor', color)
      noteColor(color, remembered.color)
    }
    if (remembered.radius !== radius) rememberSetting('brushRadius', radius)
    if (remembered.smoothness !== smoothness) rememberSetting('smoothness', smoothness)
  }), [store])
  return store
}
