/** Most characters the server keeps of a name or title, and of a description or another long text. */
export const LONGEST_NAME = 200
export const LONGEST_TEXT = 20_000

/** White space and what is drawn as nothing, by the server's rule: format characters, fillers, the braille blank. */
const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text)

/** Texts without the white space around them. */
export function trimmed<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts
}
