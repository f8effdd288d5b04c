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
const BOARDS = 2
const READS = repeated(120, 20)
const WARM_UPS = 20
const MOST_OF_LIST = 1.5
const MOST_OF_BOARD = 1.1

const CREATE = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }'
const START = 'mutation ($input: StartThreadInput!) { startThread(input: $input) { thread { id } } }'
const BOARD = 'mutation ($input: CreateStoryboardInput!) { createStoryboard(input: $input) { storyboard { id } } }'
const listOf = (owner: string) => `query ($id: ID!) {
  ${owner}(by: { id: $id }) {
    threads(first: ${FEW}) { nodes { number isUnread comments(first: 3) { nodes { body author { name } } } } }
  }
}`
const LIST = listOf('storyboard')
const PROJECT_LIST = listOf('project')

/** A project with so many threads of comments, on all shots of its boards in turn. */
async function makeBoards(client: Client, person: Person, organizationId: string, threads: number, boards: number) {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, `${threads} threads`)
  const boardIds = [storyboardId]
  while (boardIds.length < boards) {
    const { createStoryboard } = await client.ask<{ createStoryboard: { storyboard: { id: string } } }>(
      person, BOARD, { input: { projectId, name: `Board ${boardIds.length + 1}` } },
    )
    boardIds.push(createStoryboard.storyboard.id)
  }
  const shotIds: string[] = []
  for (let board = 0; shotIds.length < SHOTS; board += 1) {
    const input = {
      storyboardId: boardIds[board % boards], shots: Array.from({ length: PER_REQUEST }, () => ({})),
    }
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
  return { projectId, storyboardId }
}

/** What has few threads, and what has many. */
type Pair = readonly [string, string]

/** A list of threads and a page of a board with many threads, to the same with few, read in turn. */
export async function measureThreads(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const make = (threads: number, boards: number) => makeBoards(client, person, organizationId, threads, boards)
  const [few, many] = [await make(FEW, 1), await make(MANY, 1)]
  const [fewOfBoards, manyOfBoards] = [await make(FEW, BOARDS), await make(MANY, BOARDS)]
  const board: Pair = [few.storyboardId, many.storyboardId]
  const { text } = boardDocument()
  const compare = async (name: string, bound: number, [few, many]: Pair, read: (id: string) => Promise<unknown>) => {
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
    await compare(`${FEW} threads of a list`, MOST_OF_LIST, board, (id) => client.ask(person, LIST, { id })),
    await compare('a page of a board', MOST_OF_BOARD, board, (id) => client.ask(person, text, { id, first: PAGE })),
    await compare(
      `${FEW} threads of a project of ${BOARDS} boards`, MOST_OF_LIST, [fewOfBoards.projectId, manyOfBoards.projectId],
      (id) => client.ask(person, PROJECT_LIST, { id }),
    ),
  ]
}
