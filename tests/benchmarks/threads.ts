import type { Client } from '../harness/client.ts'
import { makeProject, type Person } from '../harness/fixtures.ts'
import { boardDocument } from './clientDocument.ts'
import { percentile, type Ratio, ratioOf, repeated, timed } from './measure.ts'

const SHOTS = repeated(1_000, 200)
const PER_REQUEST = 100
/** Shots of a page. */
const PAGE = 60
const [MANY, FEW] = [repeated(2_000, 300), 10]
const HANDS = 8
const READS = repeated(120, 20)
const WARM_UPS = 20
const MOST_OF_LIST = 1.5
const MOST_OF_BOARD = 1.1

const CREATE = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }'
const START = 'mutation ($input: StartThreadInput!) { startThread(input: $input) { thread { id } } }'
const LIST = `query ($id: ID!) {
  storyboard(by: { id: $id }) {
    threads(first: ${FEW}) { nodes { number isUnread comments(first: 3) { nodes { body author { name } } } } }
  }
}`

/** A board with so many threads of comments, on all of its shots in turn. */
async function makeBoard(client: Client, person: Person, organizationId: string, threads: number): Promise<string> {
  const { storyboardId } = await makeProject(client, person, organizationId, `${threads} threads`)
  const shotIds: string[] = []
  while (shotIds.length < SHOTS) {
    const input = { storyboardId, shots: Array.from({ length: PER_REQUEST }, () => ({})) }
    const { createShots } = await client.ask<{ createShots: { shots: { id: string }[] } }>(person, CREATE, { input })
    shotIds.push(...createShots.shots.map(({ id }) => id))
  }
  let next = 0
  const write = async (): Promise<void> => {
    while (next < threads) {
      const index = next++
      const input = { subject: { shotId: shotIds[index % SHOTS] }, body: `Softer here, take ${index}.` }
      await client.ask(person, START, { input })
    }
  }
  await Promise.all(Array.from({ length: HANDS }, write))
  return storyboardId
}

/** A list of threads and a page of a board with many threads, to the same with few, read in turn. */
export async function measureThreads(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const few = await makeBoard(client, person, organizationId, FEW)
  const many = await makeBoard(client, person, organizationId, MANY)
  const { text } = boardDocument()
  const compare = async (name: string, bound: number, read: (id: string) => Promise<unknown>) => {
    const samples = { few: [] as number[], many: [] as number[] }
    for (let time = -WARM_UPS; time < READS; time++) {
      const took = { few: await timed(() => read(few)), many: await timed(() => read(many)) }
      if (time < 0) continue
      samples.few.push(took.few)
      samples.many.push(took.many)
    }
    const title = `${name} with ${MANY} threads to ${FEW} (medians)`
    return ratioOf(title, bound, (times) => percentile(times, 0.5), samples.many, samples.few)
  }
  return [
    await compare(`${FEW} threads of a list`, MOST_OF_LIST, (id) => client.ask(person, LIST, { id })),
    await compare('a page of a board', MOST_OF_BOARD, (id) => client.ask(person, text, { id, first: PAGE })),
  ]
}
