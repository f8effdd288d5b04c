import { useCallback, useContext, useEffect } from 'react'
import { BRUSHES, type StrokeBrush } from '../../../drawing/stroke.ts'
import { penOf, radiiOf, type Brush } from '../../canvas/brush.ts'
import { readSetting, rememberSetting } from '../../lib/deviceSettings.ts'
import { paintKit } from '../../lib/paintKit.ts'
import { BrushContext } from './useBrush.ts'

const RADIUS_SETTINGS = {
  ink: 'brushRadius', pencil: 'pencilRadius', marker: 'markerRadius', soft: 'softRadius', fill: 'fillRadius',
} as const satisfies Record<StrokeBrush, string>

const OPACITY_SETTINGS = {
  ink: 'inkOpacity', pencil: 'pencilOpacity', marker: 'markerOpacity', soft: 'softOpacity', fill: 'fillOpacity',
} as const satisfies Record<StrokeBrush, string>

/** What this browser remembers of its brushes; ink has the radius that is drawn with. */
function rememberedLooks(): Pick<Brush, 'radii' | 'opacities'> {
  const remembered = (names: typeof RADIUS_SETTINGS | typeof OPACITY_SETTINGS, kinds: readonly StrokeBrush[]) => {
    const values = kinds.map((kind) => [kind, readSetting(names[kind])] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== null))
  }
  return {
    radii: remembered(RADIUS_SETTINGS, BRUSHES.filter((kind) => kind !== 'ink')),
    opacities: remembered(OPACITY_SETTINGS, BRUSHES),
  }
}

function rememberLooks(brush: Brush): void {
  const { kind = 'ink', opacity = 1 } = brush
  const radii = radiiOf(brush)
  for (const each of BRUSHES) {
    const setting = RADIUS_SETTINGS[each]
    if (brush.radii?.[each] !== undefined && readSetting(setting) !== radii[each]) rememberSetting(setting, radii[each])
  }
  if ((readSetting(OPACITY_SETTINGS[kind]) ?? 1) !== opacity) rememberSetting(OPACITY_SETTINGS[kind], opacity)
}

/** Makes the grain of a pencil's color before its first line needs it; answers how to leave it. */
function prepareGrain({ kind, color }: Brush): () => void {
  if (kind !== 'pencil') return () => undefined
  // Safari knows no idle time.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => paintKit.grain(color))
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(() => paintKit.grain(color))
  return () => cancelIdleCallback(waiting)
}

/**
 * Draws with the brush of the preview that was chosen last, and then with opaque ink again: the board has no other.
 * While it is off there is ink alone. Answers how to choose a kind.
 */
export function useBrushKinds(isOn: boolean): (kind: StrokeBrush) => void {
  const store = useContext(BrushContext)
  useEffect(() => {
    let leave = (): void => undefined
    let [kind, color] = [store.get().kind, '']
    const stop = store.subscribe(() => {
      const brush = store.get()
      rememberLooks(brush)
      if (brush.kind === kind && brush.color === color) return
      ;[kind, color] = [brush.kind, brush.color]
      leave()
      leave = prepareGrain(brush)
    })
    const looks = rememberedLooks()
    const brush = { ...store.get(), ...looks, opacity: looks.opacities?.ink }
    store.set({ ...penOf((isOn && readSetting('brushKind')) || 'ink', brush), tool: brush.tool })
    return () => {
      stop()
      leave()
      const last = store.get()
      store.set({ ...penOf('ink', last), tool: last.tool, opacity: 1, shape: null })
    }
  }, [store, isOn])
  return useCallback((kind) => {
    if (!isOn) return
    rememberSetting('brushKind', kind)
    store.set(penOf(kind, store.get()))
  }, [store, isOn])
}
