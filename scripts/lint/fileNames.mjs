import { basename } from 'node:path'

const REFUSED = /^(index|utils?|helpers?)\.[cm]?[jt]sx?$/i

/** The rule `framewright/file-names`: a file's name says what is in it. */
export const fileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { refused: '"{{name}}" says nothing of what is inside: name the file after it.' },
  },
  create(context) {
    const name = basename(context.filename)
    if (!REFUSED.test(name)) return {}
    return { Program: (node) => context.report({ node, messageId: 'refused', data: { name } }) }
  },
}
