import { readFileSync } from 'node:fs'

/** A file of the guide as it stands: the pages show it and the tests run what they show. */
export const readSnippet = (name: string): string => readFileSync(new URL(`./guide/${name}`, import.meta.url), 'utf8')
