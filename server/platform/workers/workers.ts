import pLimit from 'p-limit'
import { currentResources, ownedByResources } from '../../kernel/resources.ts'
import type { ApartOrder } from './apartProcess.ts'
import { KeptChild } from './keptChild.ts'

/** Processes for work that would keep everybody else waiting. */
const MOST_PROCESSES = 2
/** A process that waits keeps the memory that libraries took for its work; starting one takes a tenth of a second. */
const IDLE_MS = 10_000

const PROCESS = new URL('./apartProcess.ts', import.meta.url)

/** The processes of a server, which end with it. The one that worked last works next, so that the other may end. */
const processes = ownedByResources(() => {
  const all: KeptChild[] = []
  const free: KeptChild[] = []
  const limit = pLimit(MOST_PROCESSES)
  currentResources().onClose(() => Promise.all(all.map((child) => child.end())))
  const start = () => {
    const child = new KeptChild(PROCESS, IDLE_MS)
    all.push(child)
    return child
  }
  return (work: Parameters<KeptChild['run']>[0]) => limit(async () => {
    const child = free.pop() ?? start()
    await child.run(work).finally(() => free.push(child))
  })
})

/**
 * Runs a function that a file exports in a process of its own, so that heavy computing does not stop the server, and
 * the memory that libraries take for it is given back. Input and result are copied, so they must be plain data or
 * bytes. Rejects with ChildFailed.
 */
export async function runApart<Input, Result>(file: URL, name: string, input: Input): Promise<Result> {
  let result: { value: Result } | undefined
  const order: ApartOrder = { file: file.href, name, input }
  const hear = (value: Result) => void (result = { value })
  await processes()({ order, hear, answer: async () => null, signal: new AbortController().signal })
  if (!result) throw new Error(`${name} has no result`)
  return result.value
}
