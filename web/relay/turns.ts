const turns = new Map<string, Promise<unknown>>()

/** Sends the requests of one turn in the order they were made, each after the answer to the one before. */
export function inTurn<Answer>(turn: string, send: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(turn)
  const sending = before ? before.then(send, send) : send()
  turns.set(turn, sending)
  const forget = (): void => {
    if (turns.get(turn) === sending) turns.delete(turn)
  }
  sending.then(forget, forget)
  return sending
}
