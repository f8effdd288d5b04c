import { commitMutation as commitInRelay, useMutation as useRelayMutation } from 'react-relay'
import type { UseMutationConfig } from 'react-relay'
import type { Disposable, GraphQLTaggedNode, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime'

/** A mutation with its payloads: the network layer rejects a response that carries errors before anybody reads it. */
type Successful<Mutation extends MutationParameters> = Omit<Mutation, 'response'> & {
  readonly response: Payloads<Mutation>
}

/** The payloads of a mutation that succeeded. */
export type Payloads<Mutation extends MutationParameters> = {
  readonly [Field in keyof Mutation['response']]: NonNullable<Mutation['response'][Field]>
}

/** The options of one call of a mutation. */
export type MutationOptions<Mutation extends MutationParameters> = UseMutationConfig<Successful<Mutation>>

/** Sends the mutation with the variables and handlers of this call. */
type Commit<Mutation extends MutationParameters> = (options: MutationOptions<Mutation>) => Disposable

/** Relay's `useMutation`, whose payloads are never null. `commit` sends instead of Relay's own function. */
export function useMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  commit?: typeof commitInRelay,
): [Commit<Mutation>, boolean] {
  return useRelayMutation<Successful<Mutation>>(mutation, commit)
}

/** Relay's `commitMutation`, whose payloads are never null. */
export function commitMutation<Mutation extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<Successful<Mutation>>,
): Disposable {
  return commitInRelay<Successful<Mutation>>(environment, config)
}
