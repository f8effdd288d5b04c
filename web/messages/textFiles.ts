import { translated } from './translated.ts'

/** The encoding of a text file. */
export const textFileMessages = translated('textFileMessages', {
  notUtf8: (file: string) => `${file} is not UTF-8`,
  chooseEncoding: 'Choose the encoding in which these lines read correctly.',
  encodings: {
    UTF_16LE: 'UTF-16 (little-endian)',
    UTF_16BE: 'UTF-16 (big-endian)',
    WINDOWS_1252: 'Western European (Windows-1252)',
    SHIFT_JIS: 'Japanese (Shift_JIS)',
    GB18030: 'Chinese (GB18030)',
  } as Readonly<Record<string, string>>,
})
