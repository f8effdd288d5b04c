import { createContext, useEffect, useState } from 'react'
import type { LayerKey, LayerRole } from '../../../drawing/layer.ts'
import { readSetting, rememberSetting } from '../../lib/deviceSettings.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { firstLayer } from './layerChoice.ts'

/** The layer that people wish to draw on, on the board and in the preview; undefined where drawings have no layers. */
export const ChosenLayerContext = createContext<Store<LayerKey | undefined>>({
  ...createStore<LayerKey | undefined>(undefined), set: () => undefined,
})

/**
 * A layer that begins as the last one in this browser and is remembered there. `roles` are those that the project
 * offers; null where drawings have no layers.
 */
export function useRememberedLayer(roles: readonly LayerRole[] | null): Store<LayerKey | undefined> {
  const [store] = useState(() => createStore(roles ? readSetting('layer') ?? firstLayer(roles) : undefined))
  useEffect(() => store.subscribe(() => {
    const layer = store.get()
    if (layer !== undefined) rememberSetting('layer', layer)
  }), [store])
  return store
}
