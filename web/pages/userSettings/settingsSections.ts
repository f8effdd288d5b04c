import { Bell, KeyRound, Lock, MonitorSmartphone, SunMoon, User } from 'lucide-react'

/** The sections of the user's settings with their icons, in order; the ids stand in the address. */
export const SETTINGS_SECTIONS = [
  { id: 'profile', icon: User },
  { id: 'password', icon: Lock },
  { id: 'sessions', icon: MonitorSmartphone },
  { id: 'tokens', icon: KeyRound },
  { id: 'notifications', icon: Bell },
  { id: 'appearance', icon: SunMoon },
] as const

/** One section of the user's settings. */
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['id']

/** The section of an address, `?section=sessions`; the profile when it names none. */
export function sectionOf(search: URLSearchParams): SettingsSection {
  const asked = search.get('section')
  return SETTINGS_SECTIONS.find(({ id }) => id === asked)?.id ?? 'profile'
}
