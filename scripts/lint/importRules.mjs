import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { posix, relative, sep } from 'node:path'
import { featureOrder, moduleOrder, packages, rooms, roomsWithoutPackages } from './importTable.mjs'

const TEST_FILE = /\.test\.tsx?$/
const ARTIFACT = /^web\/__generated__\/(\w+)\.graphql(\.ts)?$/
const ORDERS = [
  { messageId: 'upward', folder: /^server\/modules\/(\w+)\//, order: moduleOrder },
  { messageId: 'upwardFeature', folder: /^web\/features\/(\w+)\//, order: featureOrder },
]
const PAGE_LOADER = /Loader\.tsx?$/

const manifest = new URL('../../package.json', import.meta.url)
const { name: ownName, ...lists } = JSON.parse(readFileSync(manifest, 'utf8'))
const named = { ...lists.dependencies, ...lists.devDependencies, ...lists.optionalDependencies }
const declared = new Set([ownName, ...Object.keys(named), ...builtinModules])

/** `**` crosses folders, `*` does not. */
function patternToExpression(pattern, star = '[^/]*') {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('**', '\0').replaceAll('*', star).replaceAll('\0', '.*')}$`)
}

const roomExpressions = rooms.map((entry) => ({
  ...entry,
  expressions: entry.files.map((file) => patternToExpression(file)),
}))
const packageExpressions = packages.map((entry) => ({
  ...entry,
  expressions: entry.names.map((name) => patternToExpression(name, '.*')),
}))

function roomOf(path) {
  return roomExpressions.find(({ expressions }) => expressions.some((expression) => expression.test(path)))
}

/** Whether everything an import takes is a type, or named like one (`ShotRef`): nothing that could be called. */
function takesRefsOnly(node) {
  if (node.type === 'TSImportType' || node.importKind === 'type') return true
  const specifiers = node.specifiers ?? []
  return (
    specifiers.length > 0 &&
    specifiers.every(({ type, importKind, imported }) => {
      return importKind === 'type' || (type === 'ImportSpecifier' && /^[A-Z]/.test(imported.name))
    })
  )
}

/** Whether a file's own text defines the operation or fragment an artifact was made from. */
function ownsArtifact(text, name) {
  const defines = new RegExp(`\\b(query|mutation|subscription|fragment)\\s+${name}\\b`)
  const refetches = new RegExp(`queryName:\\s*"${name}"`)
  return defines.test(text) || refetches.test(text)
}

function isDeclared(name) {
  const parts = name.split('/')
  const packageName = name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
  return name.startsWith('node:') || declared.has(packageName)
}

function isAllowed(from, to, path, target, node) {
  if (from.imports.includes(to.room)) return true
  if (from.folder?.includes(to.room) && posix.dirname(path) === posix.dirname(target)) return true
  return Boolean(from.refs?.includes(to.room)) && takesRefsOnly(node)
}

/** Whether a file of an ordered folder imports a folder above its own, or one that has no place in the order. */
function isUpward({ folder, order }, path, target) {
  const [from, to] = [path, target].map((file) => folder.exec(file)?.[1])
  if (from === undefined || to === undefined || from === to) return false
  return !order.includes(to) || order.indexOf(to) > order.indexOf(from)
}

/** The rule `framewright/imports`: every import against the table of importTable.mjs. */
export const imports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      room: '{{from}} may not import {{to}} ({{target}}): see "Import rules" in ARCHITECTURE.md.',
      upward: '{{target}} belongs to a module above this one: connect a hook in server/hooks.ts instead.',
      upwardFeature: '{{target}} belongs to a feature above this one: share it through web/ui, web/relay or web/lib.',
      package: '{{from}} may not import the package "{{name}}": see "Import rules" in ARCHITECTURE.md.',
      undeclared: 'package.json does not declare "{{name}}": it is here by another package\'s grace.',
      extension: 'Relative imports carry their extension: "{{name}}".',
      artifact: 'The artifact {{name}} belongs to the file that holds its tag, and to page loaders.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/')
    const from = TEST_FILE.test(path) ? undefined : roomOf(path)

    function checkPackage(node, name) {
      if (!isDeclared(name)) context.report({ node, messageId: 'undeclared', data: { name } })
      if (!from) return
      const entry = packageExpressions.find(({ expressions }) => expressions.some((each) => each.test(name)))
      const isRefused = roomsWithoutPackages.includes(from.room) || (entry && !entry.rooms.includes(from.room))
      if (isRefused) context.report({ node, messageId: 'package', data: { from: from.room, name } })
    }

    function checkFile(node, name) {
      const target = posix.join(posix.dirname(path), name.replace(/\?.*$/, ''))
      if (posix.extname(target) === '') context.report({ node, messageId: 'extension', data: { name } })
      const to = roomOf(target)
      if (!to || !isAllowed(from, to, path, target, node)) {
        const data = { from: from.room, to: to?.room ?? 'what is no room', target }
        return context.report({ node, messageId: 'room', data })
      }
      const crossed = ORDERS.find((each) => isUpward(each, path, target))
      if (crossed) context.report({ node, messageId: crossed.messageId, data: { target } })
      const artifact = ARTIFACT.exec(target)?.[1]
      if (!artifact || from.room === 'artifacts' || PAGE_LOADER.test(path)) return
      if (ownsArtifact(context.sourceCode.text, artifact)) return
      context.report({ node, messageId: 'artifact', data: { name: artifact } })
    }

    function check(node, source) {
      const name = source?.value
      if (typeof name !== 'string') return
      if (name.startsWith('.') && from) checkFile(node, name)
      else if (!name.startsWith('.')) checkPackage(node, name)
    }

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
    }
  },
}
