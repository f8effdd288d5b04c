import type { Disposable, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime'
import { ANONYMOUS } from './fetch.ts'
import { commitMutation } from './mutation.ts'

/** For `useMutation`: sends what somebody without a session may do, without the token. */
export function commitAnonymously<Mutation extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<Mutation>,
): Disposable {
  return commitMutation(environment, { ...config, cacheConfig: ANONYMOUS })
}
