import type { Client } from '../harness/client.ts'
import { makeProject, type Person } from '../harness/fixtures.ts'
import { percentile, type Ratio, ratioOf, repeated, timed } from './measure.ts'

const MOVES = repeated(150, 40)
const SMALL = 100
const LARGE = 10_000

const MOVE = `mutation ($input: MoveShotsInput!) {
  moveShots(input: $input) { shots { id } storyboard { id revision } }
}`

interface Board {
  storyboardId: string
  shotIds: string[]
}

/** A board of many shots, made as people make one: from a script. */
async function makeBoard(client: Client, person: Person, organizationId: string, count: number): Promise<Board> {
  const { storyboardId } = await makeProject(client, person, organizationId, `Board of ${count}`)
  const plates = Array.from({ length: count }, (_, index) => `Reeds, plate ${index}.`)
  const text = `INT. MARSH - DAY\n\n${plates.join('\n\n')}\n`
  const source = { text }
  await client.ask(person, `mutation ($input: ImportScriptInput!) { importScript(input: $input) { shotCount } }`, {
    input: { storyboardId, source },
  })
  interface Page {
    storyboard: { shots: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }
  }
  const shotIds: string[] = []
  for (let after: string | null = null, hasNext = true; hasNext; ) {
    const page: Page = await client.ask(
      person,
      `query ($id: ID!, $after: String) {
        storyboard(by: { id: $id }) {
          shots(first: 1000, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }
      }`,
      { id: storyboardId, after },
    )
    shotIds.push(...page.storyboard.shots.nodes.map(({ id }) => id))
    after = page.storyboard.shots.pageInfo.endCursor
    hasNext = page.storyboard.shots.pageInfo.hasNextPage
  }
  return { storyboardId, shotIds }
}

/** Times moves on a small and a large board in turn, so that both meet the same machine. */
export async function measureMoves(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const boards = {
    small: await makeBoard(client, person, organizationId, SMALL),
    large: await makeBoard(client, person, organizationId, LARGE),
  }
  const pick = (shotIds: string[]) => shotIds[Math.floor(Math.random() * shotIds.length)] ?? ''
  const other = ({ shotIds }: Board, shotId: string) => pick(shotIds.filter((id) => id !== shotId))
  const places = {
    afterId: (board: Board, shotId: string) => ({ afterId: other(board, shotId) }),
    beforeId: (board: Board, shotId: string) => ({ beforeId: other(board, shotId) }),
    position: ({ shotIds }: Board) => ({ position: 1 + Math.floor(Math.random() * shotIds.length) }),
  }
  const move = (board: Board, place: (board: Board, shotId: string) => object) => {
    const shotId = pick(board.shotIds)
    const input = { shots: [{ shotId }], to: place(board, shotId) }
    return timed(() => client.ask(person, MOVE, { input }))
  }
  const ratios: Ratio[] = []
  for (const [name, place] of Object.entries(places)) {
    const samples = { small: [] as number[], large: [] as number[] }
    for (let index = -20; index < MOVES; index++) {
      const [small, large] = [await move(boards.small, place), await move(boards.large, place)]
      if (index < 0) continue
      samples.small.push(small)
      samples.large.push(large)
    }
    const median = (values: readonly number[]) => percentile(values, 0.5)
    const title = `a move by ${name}, ${LARGE.toLocaleString('en-US')} shots to ${SMALL} (medians)`
    ratios.push(ratioOf(title, 1.15, median, samples.large, samples.small))
  }
  return ratios
}
