import pg from 'pg'
import { vi } from 'vitest'

const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : (sent as { text: string }).text)

/** What a request says to know who asks. */
const SIGN_IN = /"AccessToken"/

/**
 * The statements this process sends to the database while something is done, but for those that tell who asks and those
 * of the queue of jobs, which runs by itself.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls
      .map(([sent]) => textOf(sent))
      .filter((text) => !text.includes('graphile_worker') && !SIGN_IN.test(text))
  } finally {
    query.mockRestore()
  }
}
