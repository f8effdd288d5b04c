const COLUMN = 'emailVerifiedAt'
const RAW_WRITE = new RegExp(`"${COLUMN}"\\s*=[^=]`)

const isColumn = ({ key, computed }) => !computed && (key.name ?? key.value) === COLUMN

/** Whether a property lies in what Prisma filters or selects by, and not in data. */
function isRead(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'Property' && ['where', 'select'].includes(parent.key.name)) return true
    if (parent.type === 'Property' && ['data', 'create', 'update'].includes(parent.key.name)) return false
    if (parent.type === 'VariableDeclarator') return parent.id.name === 'where'
  }
  return false
}

const isIn = (node, name) => {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'FunctionDeclaration') return parent.id?.name === name
  }
  return false
}

/** The rule `framewright/proven-address`: only `proveAddress` verifies an account's address, besides `addAccount`. */
export const provenAddress = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { write: `Only proveAddress sets ${COLUMN} of an account, and addAccount of a new one.` },
  },
  create(context) {
    const check = (node) => {
      if (!isIn(node, 'proveAddress') && !isIn(node, 'addAccount')) context.report({ node, messageId: 'write' })
    }
    return {
      'ObjectExpression > Property': (node) => isColumn(node) && !isRead(node) && check(node),
      AssignmentExpression: ({ left }) => left.property?.name === COLUMN && check(left),
      TemplateElement: (node) => RAW_WRITE.test(node.value.raw) && check(node),
      Literal: (node) => typeof node.value === 'string' && RAW_WRITE.test(node.value) && check(node),
    }
  },
}
