import { shortcutSheetMessages } from '../../messages/shortcutSheet.ts'

/** What a shortcut does, by 'place.name'. */
export function shortcutTitle(name: string): string {
  const [place = '', own = ''] = name.split('.')
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = shortcutSheetMessages.names
  return names[place]?.[own] ?? name
}
