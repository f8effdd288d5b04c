import { posix, relative, sep } from 'node:path'
import { root } from './processes.mjs'

/** Where the server is built, with a file for each of its children beside it. */
export const SERVER_FOLDER = 'dist/server'

/** How a file of the server names another one that runs in a process of its own. */
const CHILD = /new URL\((['"])\.\/(\w+)\.ts\1, import\.meta\.url\)/g

/** The files that a source file runs in processes of their own, as paths below the root. */
export const childrenOf = (path, code) =>
  [...code.matchAll(CHILD)].map(([, , name]) => `${posix.dirname(path)}/${name}.ts`)

/** Has the server start the built files of its children: translating sources takes longer than most of the work. */
export const startBuiltChildren = {
  name: 'start-built-children',
  transform(code, id) {
    const path = relative(root, id).split(sep).join('/')
    if (!path.startsWith('server/') || childrenOf(path, code).length === 0) return null
    const folder = posix.relative(posix.dirname(path), SERVER_FOLDER)
    return { code: code.replaceAll(CHILD, `new URL('${folder}/$2.js', import.meta.url)`), map: null }
  },
}
