import { createContext } from 'react'
import { BASE_LAYER, LAYER_ROLES, type LayerKey, type LayerRole } from '../../../drawing/layer.ts'

/** Whether drawings may have layers here, and the roles that the project offers. */
export interface Layering {
  readonly isOn: boolean
  readonly roles: readonly LayerRole[]
}

export const LayeringContext = createContext<Layering>({ isOn: false, roles: [] })

/** The same from what the server says: names of roles in capitals. */
export const layeringOf = (isOn: boolean, roles: readonly string[]): Layering =>
  ({ isOn, roles: LAYER_ROLES.filter((role) => roles.includes(role.toUpperCase())) })

/** The layer that is drawn on first where nobody has chosen one. */
export const firstLayer = (roles: readonly LayerRole[]): LayerKey =>
  roles.includes('ink') ? 'ink' : (roles.at(-1) ?? BASE_LAYER)
