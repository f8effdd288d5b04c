import { absoluteUrl } from '../kernel/pages.ts'
import { builder } from './builder.ts'

/** The argument of fields that give a path on this server. */
export const ABSOLUTE = builder.args((t) => ({
  absolute: t.boolean({
    defaultValue: false,
    description: 'Whether to give the absolute address instead of the path.',
  }),
}))

/** A path as its field was asked for it. */
export const asAsked = (path: string, { absolute }: { absolute: boolean }): string =>
  absolute ? absoluteUrl(path) : path

export const WEB_URL = 'The absolute address of its page in the browser.'
