// Every control character but the line breaks, and halves of characters.
const FORBIDDEN = /(?!\n)\p{Cc}|\p{Surrogate}/gu

/** A text of a file as one of ours, of at most so many characters. */
export const importedText = (text: string, most: number): string =>
  [...text.normalize('NFC').replace(/\r\n?/g, '\n').replace(FORBIDDEN, '')].slice(0, most).join('').trim()

/** The same on one line. */
export const importedLine = (text: string, most: number): string => importedText(text.replace(/\s+/g, ' '), most)
