// Set by `speak` before any module that reads words is loaded.
// eslint-disable-next-line framewright/module-state
let translations: Readonly<Record<string, object>> = {}

/** Puts a language in the place of English: its texts by area. Areas loaded before it stay as they are. */
export function setTranslations(areas: Readonly<Record<string, object>>): void {
  translations = areas
}

/** The texts of an area in the language shown; English, which is given here, where there is no translation. */
export function translated<Texts extends object>(area: string, english: Texts): Texts {
  return (translations[area] as Texts | undefined) ?? english
}
