import { setImmediate as nextTurn } from 'node:timers/promises'
import { Repeater } from '@repeaterjs/repeater'
import pLimit from 'p-limit'
import { ownedByResources } from '../../kernel/resources.ts'
import { subscribe } from './bus.ts'

/** Readers that catch up take turns to read, so that connections are left for everybody else. */
const catchUp = ownedByResources(() => pLimit(6))
/** So many of their entries go out in one turn of the event loop, so that other work never waits for all of them. */
const pace = ownedByResources(() => pLimit(4))

/**
 * Reads a log forwards without end: what is there after `after`, then whatever comes, in order and without a gap. The
 * topics only wake the reader; `read` answers the entries after a sequence number, and its failure ends the reading:
 * with a topic of revoked access among them it ends at once. Fewer entries than `page` are all there are: what
 * comes after them wakes the reader again. Messages that do not concern it let it sleep.
 */
export function follow<Row extends { seq: number }>(
  topics: readonly string[],
  after: number,
  page: number,
  read: (after: number) => Promise<Row[]>,
  isConcerned: (message: string) => boolean = () => true,
): Repeater<Row> {
  return new Repeater<Row>(async (push, stop) => {
    let isStopped = false
    let isAwake = true
    let wake = () => {}
    const unsubscribes = topics.map((topic) =>
      subscribe(topic, (message) => {
        if (!isConcerned(message)) return
        isAwake = true
        wake()
      }),
    )
    void stop.then(() => {
      isStopped = true
      for (const unsubscribe of unsubscribes) unsubscribe()
      wake()
    })
    let last = after
    let isBehind = true
    while (!isStopped) {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      isAwake = false
      const isPaced = isBehind
      // Readers at the end of a log are woken together, and what they ask is asked once.
      const rows: Row[] = await (isPaced ? catchUp()(async () => (isStopped ? [] : read(last))) : read(last))
      isBehind = rows.length >= page
      if (isBehind) isAwake = true
      for (const row of rows) {
        if (isPaced) await pace()(nextTurn)
        if (isStopped) return
        await push(row)
        last = row.seq
      }
    }
  })
}

/** What is published on a topic from now on; ends after the message for which `isLast` holds. */
export function messages<Message>(
  topic: string,
  decode: (text: string) => Message | null,
  isLast: (message: Message) => boolean,
): Repeater<Message> {
  return new Repeater<Message>(async (push, stop) => {
    const unsubscribe = subscribe(topic, (text) => {
      const message = decode(text)
      if (message === null) return
      void push(message)
      if (isLast(message)) stop()
    })
    await stop
    unsubscribe()
  })
}
