import { translated } from './translated.ts'

/** What a revision of the script did to shots: the tabs on their cards. */
export const scriptFlagMessages = translated('scriptFlagMessages', {
  colors: {
    WHITE: 'white', BLUE: 'blue', PINK: 'pink', YELLOW: 'yellow', GREEN: 'green', GOLDENROD: 'goldenrod', BUFF: 'buff',
    SALMON: 'salmon', CHERRY: 'cherry', TAN: 'tan',
  } as Readonly<Record<string, string>>,
  changed: (color: string) => `Changed by the ${color} pages`,
  gone: 'Not in the script any more',
  onShot: (position: number, text: string) => `Shot ${position}: ${text}`,
  hint: (text: string) => `${text}. Press once you have seen it.`,
  seen: 'Seen',
  failed: 'The mark of the script was not cleared',
})
