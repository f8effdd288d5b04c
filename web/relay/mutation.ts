import { commitMutation } from 'react-relay'
import type { GraphQLTaggedNode, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime'

/** A mutation with its payloads: the network layer rejects a response that carries errors before anybody reads it. */
type Successful<Mutation extends MutationParameters> = Omit<Mutation, 'response'> & {
  readonly response: Payloads<Mutation>
}

/** The payloads of a mutation that succeeded. */
export type Payloads<Mutation extends MutationParameters> = {
  readonly [Field in keyof Mutation['response']]: NonNullable<Mutation['response'][Field]>
}

/** One request of a mutation, with what it does in the store. */
export type MutationRequest<Mutation extends MutationParameters> = Pick<
  MutationConfig<Successful<Mutation>>,
  'variables' | 'uploadables' | 'cacheConfig' | 'optimisticUpdater' | 'optimisticResponse' | 'updater'
>

/** Relay's `commitMutation` as a promise, whose payloads are never null. The request leaves at once. */
export function sendMutation<Mutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  request: MutationRequest<Mutation>,
): Promise<Payloads<Mutation>> {
  return new Promise((resolve, reject) => {
    commitMutation<Successful<Mutation>>(environment, { ...request, mutation, onCompleted: resolve, onError: reject })
  })
}
