import { type CacheConfig, type GraphQLResponse, Observable } from 'relay-runtime'
import { readError } from './errors.ts'
import { waitToReconnect } from './reconnecting.ts'

/** For a query whose data is shown already: a lost connection delays its answer instead of failing it. */
export const UNTIL_ANSWERED: CacheConfig = { force: true, metadata: { untilAnswered: true } }

/** Sends a request again, after waits that grow, until the server answers it or nobody waits for it any more. */
export function sendUntilAnswered(send: () => Promise<GraphQLResponse>): Observable<GraphQLResponse> {
  return Observable.create<GraphQLResponse>((sink) => {
    const attempt = async (failures: number): Promise<void> => {
      try {
        sink.next(await send())
        sink.complete()
      } catch (error) {
        if (readError(error).code !== 'NETWORK') return sink.error(error as Error)
        await waitToReconnect(failures)
        if (!sink.closed) await attempt(failures + 1)
      }
    }
    void attempt(0)
  })
}
