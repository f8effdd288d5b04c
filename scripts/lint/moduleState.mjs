const CHANGES = new Set([
  'add', 'clear', 'copyWithin', 'delete', 'fill', 'pop', 'push', 'reverse', 'set', 'shift', 'sort', 'splice', 'unshift',
])
/** What holds state, whatever is done with it. */
const KEEPERS = /^(?:DataLoader|EventEmitter|LRUCache|PQueue|Piscina|Pool|pLimit|takeTurns)$/
/** A cache by objects that come and go with a request is nobody's state. */
const WEAK = /^Weak(?:Map|Set)$/

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

/** The rule `framewright/module-state`: a server's state belongs to its resources, so that two can share a process. */
export const moduleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { state: '"{{name}}" is state of the module: see ownedByResources in server/kernel/resources.ts.' },
  },
  create(context) {
    return {
      Program(program) {
        const [scope] = context.sourceCode.getScope(program).childScopes.filter(({ type }) => type === 'module')
        for (const { name, defs, references } of scope?.variables ?? []) {
          const [definition] = defs
          if (definition?.type !== 'Variable') continue
          const maker = makerOf(definition.node.init)
          const isChanged = references.some((each) => changes(each) && isInFunction(each.identifier))
          const isState = definition.parent.kind !== 'const' || KEEPERS.test(maker) || (isChanged && !WEAK.test(maker))
          if (isState) context.report({ node: definition.node, messageId: 'state', data: { name } })
        }
      },
    }
  },
}
