import type { JournalRow } from './journal.ts'
import { descriptionBytes, fitKeepalive, KEEPALIVE_LIMIT_BYTES, newestDescription } from './saveBatches.ts'
import type { SendingWays } from './sending.ts'

/** The requests a page leaves behind: all together within what keepalive allows, nothing twice, nothing overtaken. */
export class LeavingRequests {
  readonly #opIds = new Set<string>()
  #bytes = 0

  /** Sends of the rows what fits; the rest stays where it is. `rowsByShot` holds each shot's rows in their order. */
  send(rowsByShot: readonly (readonly JournalRow[])[], ways: SendingWays): void {
    const rows = rowsByShot.flat()
    // What builds on an operation that is still on its way must not overtake it.
    const busyViews = new Set(rows.filter((row) => this.#opIds.has(row.opId)).map((row) => row.viewId))
    const free = rows.filter((row) => row.kind !== 'DESCRIPTION' && !busyViews.has(row.viewId))
    for (const { batch, bytes } of fitKeepalive(free, this.#bytes)) {
      const opIds = batch.operations.map((operation) => operation.opId)
      this.#follow(opIds, bytes, ways.sendBatch(batch))
    }
    for (const shotRows of rowsByShot) {
      const row = newestDescription(shotRows)
      if (!row || shotRows.some((other) => other.kind === 'DESCRIPTION' && this.#opIds.has(other.opId))) continue
      const bytes = descriptionBytes(row)
      if (this.#bytes + bytes <= KEEPALIVE_LIMIT_BYTES) this.#follow([row.opId], bytes, ways.sendDescription(row))
    }
  }

  #follow(opIds: readonly string[], bytes: number, sending: Promise<void>): void {
    for (const opId of opIds) this.#opIds.add(opId)
    this.#bytes += bytes
    sending
      .catch(() => undefined)
      .finally(() => {
        for (const opId of opIds) this.#opIds.delete(opId)
        this.#bytes -= bytes
      })
  }
}
