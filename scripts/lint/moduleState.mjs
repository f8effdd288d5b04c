const CHANGES = new Set([
  'add', 'clear', 'copyWithin', 'delete', 'fill', 'pop', 'push', 'reverse', 'set', 'shift', 'sort', 'splice', 'unshift',
])
/** What holds state, whatever is done with it. */
const KEEPERS = /^(?:DataLoader|EventEmitter|LRUCache|PQueue|Pool|pLimit|takeTurns)$/
/** A cache by objects that come and go is nobody's state; a store of the web notifies the components that show it. */
const ALLOWED = /^(?:Weak(?:Map|Set)|create(?:Stored)?Store)$/

const makerOf = (init) => (/^(?:New|Call)Expression$/.test(init?.type) ? init.callee.name : undefined)

const isInFunction = (node) => {
  for (let parent = node.parent; parent; parent = parent.parent) if (/Function/.test(parent.type)) return true
  return false
}

/** Whether a reference changes what a constant holds. */
function changes({ identifier }) {
  const member = identifier.parent
  if (member.type !== 'MemberExpression' || member.object !== identifier) return false
  const { parent } = member
  if (parent.type === 'CallExpression' && parent.callee === member) return CHANGES.has(member.property.name)
  if (parent.type === 'AssignmentExpression') return parent.left === member
  return parent.type === 'UpdateExpression' || (parent.type === 'UnaryExpression' && parent.operator === 'delete')
}

/**
 * The rule `framewright/module-state`: a server's state belongs to its resources, so that two can share a process; the
 * web's to components, the Relay environment or a store.
 */
export const moduleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { state: '"{{name}}" is state of the module: see server/kernel/resources.ts or web/lib/store.ts.' },
  },
  create(context) {
    return {
      Program(program) {
        const [scope] = context.sourceCode.getScope(program).childScopes.filter(({ type }) => type === 'module')
        for (const { name, defs, references } of scope?.variables ?? []) {
          const [definition] = defs
          if (definition?.type !== 'Variable' || definition.node.init?.type === 'MemberExpression') continue
          const maker = makerOf(definition.node.init)
          const isChanged = references.some((each) => changes(each) && isInFunction(each.identifier))
          const isKept = KEEPERS.test(maker) || (isChanged && !ALLOWED.test(maker))
          const isState = definition.parent.kind !== 'const' || isKept
          if (isState) context.report({ node: definition.node, messageId: 'state', data: { name } })
        }
      },
    }
  },
}
