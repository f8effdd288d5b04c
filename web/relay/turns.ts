export type InTurn = <Answer>(turn: string, send: () => Promise<Answer>) => Promise<Answer>

/** Makes a function that sends the requests of one turn in the order they were made, each after the answer before. */
export function createTurns(): InTurn {
  const turns = new Map<string, Promise<unknown>>()
  return (turn, send) => {
    const before = turns.get(turn)
    const sending = before ? before.then(send, send) : send()
    turns.set(turn, sending)
    const forget = (): void => {
      if (turns.get(turn) === sending) turns.delete(turn)
    }
    sending.then(forget, forget)
    return sending
  }
}
