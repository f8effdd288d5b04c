import type { OutputType } from '@pothos/core'
import { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes

/**
 * The edge type of a node in any list, for payloads too, and the connection type of every list of its type. `one` and
 * `many` name it in descriptions: 'A shot', 'shots'.
 */
export function listTypes<Node extends OutputType<SchemaTypes>>(node: Node, name: string, one: string, many: string) {
  const Edge = builder.edgeObject({ name: `${name}Edge`, type: node, description: `${one} in a list.` })
  const Connection = builder.connectionObject(
    { name: `${name}Connection`, type: node, description: `A page of ${many}.` },
    Edge,
  )
  return { Edge, Connection }
}
