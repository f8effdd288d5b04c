import { type ExecutionArgs, type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { type Receipt, withReceipt } from '../kernel/receipt.ts'

/**
 * Sends a page that names itself (`Framewright-Client`) the events of its mutation with the response, as
 * `extensions.events`: the page updates its lists by them without waiting for its subscription. A token gets only the
 * events that it could read there.
 */
export const receipts: Plugin<Context> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { viewer } = args.contextValue as Context
    const operation = getOperationAST(args.document, args.operationName)
    if (!viewer?.clientId || operation?.operation !== OperationTypeNode.MUTATION) return
    setExecuteFn(async (asked: ExecutionArgs): Promise<ExecutionResult> => {
      const receipt: Receipt = { reader: viewer, events: [] }
      const result = await withReceipt<ExecutionResult | Promise<ExecutionResult>>(receipt, () => executeFn(asked))
      const { events } = receipt
      return events.length > 0 ? { ...result, extensions: { ...result.extensions, events } } : result
    })
  },
}
