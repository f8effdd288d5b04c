import { useCallback, useContext, useEffect } from 'react'
import { BRUSHES, type StrokeBrush } from '../../../drawing/stroke.ts'
import { penOf, radiiOf, type Brush } from '../../canvas/brush.ts'
import { readSetting, rememberSetting } from '../../lib/deviceSettings.ts'
import { paintKit } from '../../lib/paintKit.ts'
import { BrushContext } from './useBrush.ts'

const RADIUS_SETTINGS = {
  ink: 'brushRadius', pencil: 'pencilRadius', marker: 'markerRadius', soft: 'softRadius',
} as const satisfies Record<StrokeBrush, string>

/** Radii of this browser's brushes; ink has the one that is drawn with. */
function rememberedRadii(): NonNullable<Brush['radii']> {
  const kinds = BRUSHES.filter((kind) => kind !== 'ink')
  const radii = kinds.map((kind) => [kind, readSetting(RADIUS_SETTINGS[kind])] as const)
  return Object.fromEntries(radii.filter(([, radius]) => radius !== null))
}

function rememberRadii(brush: Brush): void {
  const radii = radiiOf(brush)
  for (const kind of BRUSHES) {
    const setting = RADIUS_SETTINGS[kind]
    if (brush.radii?.[kind] !== undefined && readSetting(setting) !== radii[kind]) rememberSetting(setting, radii[kind])
  }
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
 * While it is on, draws with the kind of brush that was chosen last, and then with ink again: the board has no other.
 * Answers how to choose one.
 */
export function useBrushKinds(isOn: boolean): (kind: StrokeBrush) => void {
  const store = useContext(BrushContext)
  useEffect(() => {
    if (!isOn) return
    let leave = (): void => undefined
    let [kind, color] = [store.get().kind, '']
    const stop = store.subscribe(() => {
      const brush = store.get()
      rememberRadii(brush)
      if (brush.kind === kind && brush.color === color) return
      ;[kind, color] = [brush.kind, brush.color]
      leave()
      leave = prepareGrain(brush)
    })
    const brush = store.get()
    store.set({ ...penOf(readSetting('brushKind') ?? 'ink', { ...brush, radii: rememberedRadii() }), tool: brush.tool })
    return () => {
      stop()
      leave()
      const last = store.get()
      store.set({ ...penOf('ink', last), tool: last.tool })
    }
  }, [store, isOn])
  return useCallback((kind) => {
    if (!isOn) return
    rememberSetting('brushKind', kind)
    store.set(penOf(kind, store.get()))
  }, [store, isOn])
}
