import pg from 'pg'
import { vi } from 'vitest'

const textOf = (sent: unknown) => (typeof sent === 'string' ? sent : (sent as { text: string }).text)

/** Statements that come at a time of their own: who asks, what is told to other servers, the queue of jobs. */
const APART = /"AccessToken"|SET "lastActiveAt"|pg_notify|graphile_worker/

/** The statements this process sends to the database while something is done, without those that come apart from it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls
      .map(([sent]) => textOf(sent))
      .filter((text) => !APART.test(text))
  } finally {
    query.mockRestore()
  }
}
