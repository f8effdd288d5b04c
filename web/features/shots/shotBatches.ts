/** The most shots one request may change. */
const MOST_SHOTS = 500

/**
 * Sends a batch in parts the server takes, one after another and in order; each part is all or nothing. Rejects with
 * the first refusal, nothing further is sent then.
 */
export async function sendInParts<Item>(
  items: readonly Item[],
  send: (part: readonly Item[], partBefore: readonly Item[]) => Promise<void>,
): Promise<void> {
  let before: readonly Item[] = []
  for (let start = 0; start < items.length; start += MOST_SHOTS) {
    const part = items.slice(start, start + MOST_SHOTS)
    await send(part, before)
    before = part
  }
}
