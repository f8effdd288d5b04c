import { useSetting } from '../../lib/useSetting.ts'

/** Whether the tools of the preview stand at the right hand's side, for people who draw with the left one. */
export const useIsLeftHanded = (): boolean => useSetting('handedness') === 'left'
