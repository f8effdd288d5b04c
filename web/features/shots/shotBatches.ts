import type { MutationParameters } from 'relay-runtime'
import type { MutationOptions } from '../../relay/mutation.ts'

/** The most rows one request may change. */
const MOST_ROWS = 500

/**
 * Commits a batch in parts the server takes, one after another and in order; each part is all or nothing. `configOf`
 * gives a part's request. Rejects with the first refusal, nothing further is sent then.
 */
export async function commitInParts<Mutation extends MutationParameters, Row>(
  commit: (config: MutationOptions<Mutation>) => unknown,
  rows: readonly Row[],
  configOf: (part: readonly Row[], partBefore: readonly Row[]) => MutationOptions<Mutation>,
): Promise<void> {
  let before: readonly Row[] = []
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    const part = rows.slice(start, start + MOST_ROWS)
    const config = configOf(part, before)
    await new Promise<void>((resolve, reject) => {
      commit({ ...config, onCompleted: () => resolve(), onError: reject })
    })
    before = part
  }
}
