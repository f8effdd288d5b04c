import SchemaBuilder, { BasePlugin, type PothosTypeConfig, type SchemaTypes } from '@pothos/core'

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Pothos learns of plugins
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      connectionScopes: ConnectionScopes<Types>
    }
  }
}

/** Gives each connection the scopes of its nodes: without them, not even the number of objects is known. */
class ConnectionScopes<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    const [, node] = /^(\w+)Connection$/.exec(config.name) ?? []
    // That of search has nodes of several types.
    if (config.kind !== 'Object' || node === undefined || !this.builder.configStore.hasConfig(node)) return config
    const { authScopes } = this.builder.configStore.getTypeConfig(node).pothosOptions as { authScopes?: object }
    // A function asks about one node.
    if (typeof authScopes !== 'object') return config
    return { ...config, pothosOptions: { ...config.pothosOptions, authScopes } as typeof config.pothosOptions }
  }
}

/** The name of the plugin, for the builder. */
export const connectionScopes = 'connectionScopes'

SchemaBuilder.registerPlugin(connectionScopes, ConnectionScopes)
