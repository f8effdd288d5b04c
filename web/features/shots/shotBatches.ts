import type { UseMutationConfig } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'

/** The most shots one request may change. */
const MOST_SHOTS = 500

/**
 * Commits a batch in parts the server takes, one after another and in order; each part is all or nothing. `configOf`
 * gives a part's request. Rejects with the first refusal, nothing further is sent then.
 */
export async function commitInParts<Mutation extends MutationParameters>(
  commit: (config: UseMutationConfig<Mutation>) => unknown,
  shotIds: readonly string[],
  configOf: (part: readonly string[], partBefore: readonly string[]) => UseMutationConfig<Mutation>,
): Promise<void> {
  let before: readonly string[] = []
  for (let start = 0; start < shotIds.length; start += MOST_SHOTS) {
    const part = shotIds.slice(start, start + MOST_SHOTS)
    const config = configOf(part, before)
    await new Promise<void>((resolve, reject) => {
      commit({ ...config, onCompleted: () => resolve(), onError: reject })
    })
    before = part
  }
}
