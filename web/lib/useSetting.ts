import { useSyncExternalStore } from 'react'
import { readSetting, subscribeToSettings, type DeviceSettings } from './deviceSettings.ts'

/** A setting for components; renders again when it changes. */
export function useSetting<Name extends keyof DeviceSettings>(name: Name): DeviceSettings[Name] | null {
  return useSyncExternalStore(subscribeToSettings, () => readSetting(name))
}
