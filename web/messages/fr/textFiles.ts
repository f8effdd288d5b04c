import type { textFileMessages } from '../textFiles.ts'

/** The encoding of a text file. */
export const textFileMessagesFrench: typeof textFileMessages = {
  notUtf8: (file) => `${file} n’est pas en UTF-8`,
  chooseEncoding: 'Choisissez l’encodage dans lequel ces lignes se lisent correctement.',
  encodings: {
    UTF_16LE: 'UTF-16 (petit-boutiste)',
    UTF_16BE: 'UTF-16 (gros-boutiste)',
    WINDOWS_1252: 'Europe de l’Ouest (Windows-1252)',
    SHIFT_JIS: 'Japonais (Shift_JIS)',
    GB18030: 'Chinois (GB18030)',
  },
}
