import { messages } from '../../messages.ts'
import { shortcutSheetMessages } from '../../messages/shortcutSheet.ts'

/** The words of the sheet of shortcuts in the language shown. */
export const sheetWords = messages.shortcutSheet ?? shortcutSheetMessages

/** What a shortcut does, by 'place.name'. */
export function shortcutTitle(name: string): string {
  const [place = '', own = ''] = name.split('.')
  return (sheetWords.names as Readonly<Record<string, Readonly<Record<string, string>>>>)[place]?.[own] ?? name
}
