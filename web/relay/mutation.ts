import { commitMutation } from 'react-relay'
import type { GraphQLTaggedNode, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime'
import { ownEventsOf, type OwnEvent } from './ownEvents.ts'

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

/**
 * Relay's `commitMutation` as a promise, whose payloads are never null. The request leaves at once. `onEvents` gets the
 * events of the response, which the subscription does not deliver again.
 */
export function sendMutation<Mutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  request: MutationRequest<Mutation>,
  onEvents?: (events: readonly OwnEvent[]) => void,
): Promise<Payloads<Mutation>> {
  const ownEvents = ownEventsOf(environment)
  const takeEvents = (events: readonly OwnEvent[]): void => {
    ownEvents.note(events)
    onEvents?.(events)
  }
  const cacheConfig = { ...request.cacheConfig, metadata: { ...request.cacheConfig?.metadata, takeEvents } }
  return ownEvents.run(() => new Promise((resolve, reject) => {
    commitMutation<Successful<Mutation>>(environment, {
      ...request, cacheConfig, mutation, onCompleted: resolve, onError: reject,
    })
  }))
}
