import { createContext, useContext, useEffect, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { LayerRole } from '../../../drawing/layer.ts'
import { SMOOTHNESS_OPTIONS } from '../../../drawing/stabilizer.ts'
import { DEFAULT_BRUSH, type Brush } from '../../canvas/brush.ts'
import { BOARD_SETTINGS, withinLimits } from '../../canvas/engineSettings.ts'
import { readSetting, rememberSetting } from '../../lib/deviceSettings.ts'
import { firstLayer } from './layerChoice.ts'

/** The brush of the open board and how to change it. */
export type BrushState = readonly [brush: Brush, setBrush: Dispatch<SetStateAction<Brush>>]

/** One brush for the board and the preview. */
export const BrushContext = createContext<BrushState>([DEFAULT_BRUSH, () => undefined])

/** The brush that is drawn with, on the board and in the preview. */
export function useBrush(): BrushState {
  return useContext(BrushContext)
}

/** A pen of the color, size, smoothness and layer last chosen in this browser. */
function readBrush(roles: readonly LayerRole[] | null): Brush {
  const smoothness = readSetting('smoothness')
  return {
    ...DEFAULT_BRUSH,
    color: readSetting('brushColor') ?? DEFAULT_BRUSH.color,
    radius: withinLimits(readSetting('brushRadius') ?? DEFAULT_BRUSH.radius, BOARD_SETTINGS.radius),
    smoothness: SMOOTHNESS_OPTIONS.find(({ value }) => value === smoothness)?.value ?? DEFAULT_BRUSH.smoothness,
    ...(roles && { layer: readSetting('layer') ?? firstLayer(roles) }),
  }
}

/**
 * A brush that begins as the last one in this browser and is remembered there. `roles` are the layers that the project
 * offers; null where drawings have no layers.
 */
export function useRememberedBrush(roles: readonly LayerRole[] | null = null): BrushState {
  const state = useState(() => readBrush(roles))
  const [{ color, radius, smoothness, layer }] = state
  useEffect(() => {
    const remembered = readBrush(roles)
    if (layer !== undefined && remembered.layer !== layer) rememberSetting('layer', layer)
    if (remembered.color !== color) rememberSetting('brushColor', color)
    if (remembered.radius !== radius) rememberSetting('brushRadius', radius)
    if (remembered.smoothness !== smoothness) rememberSetting('smoothness', smoothness)
  }, [color, radius, smoothness, layer, roles])
  return state
}
