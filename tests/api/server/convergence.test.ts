import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toCanvasData } from '../../../drawing/canvasData.ts'
import type { Client } from '../../harness/client.ts'
import { makeProject, makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { inFull, isFull } from '../../harness/full.ts'
import { LiveClient } from '../../harness/liveClient.ts'
import { LIVE_BOARD, type LiveBoard, LiveModel } from '../../harness/liveModel.ts'
import { randomFrom } from '../../harness/random.ts'
import { type Servers, startServers } from '../../harness/severalServers.ts'
import { makeTask, STATUSES } from '../tasks/taskCalls.ts'
import { oneRowInput } from '../projects/projectCalls.ts'

/** All fifty take over two hours, so each full run takes four: those of its day, or the one named by SEED. */
const ALL_SEEDS = 50
const SEEDS_A_DAY = 4
const CLIENTS = 4
/** Two thousand take a minute and a half of computing, most of it in the servers: too much for every run. */
const OPERATIONS = inFull(2_000, 200)
/** What a client does at the same time. */
const LANES = 8
const DRAWN_SHOTS = 2
const FIRST_SHOTS = 6
const LONGEST_MS = 900_000

const VIEW = 'query ($id: ID!) { node(id: $id) { ... on View { canvasData revision initialWidth initialHeight } } }'

interface View {
  node: { canvasData: object; revision: number; initialWidth: number; initialHeight: number }
}

const mutation = (name: string, fields = '__typename') =>
  `mutation ($input: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`

const SHOT = 'shot { id name rank version status { id } }'

/** Where a board is worked on, by its ids. */
interface Place {
  storyboardId: string
  projectId: string
  statusIds: readonly string[]
  /** Shots that stay. */
  drawnShotIds: ReadonlySet<string>
}

/** What a person does: an operation by its chance, with what the page shows just then. */
async function act(client: LiveClient, { storyboardId, projectId, statusIds, drawnShotIds }: Place): Promise<void> {
  const { random, model } = client
  const any = <Row>(rows: Iterable<Row>): Row | undefined => {
    const list = [...rows]
    return list[Math.floor(random() * list.length)]
  }
  const send = (name: string, input: object) =>
    client.send(mutation(name), { input: oneRowInput(name, input) })
  const change = async (name: string, input: object) => {
    type Changed = Record<string, { shots: Parameters<LiveModel['takeAnswer']>[0][] }>
    const { data, errors } = await client.send<Changed>(mutation(name, SHOT), { input: oneRowInput(name, input) })
    const shot = errors.length === 0 && data[name]?.shots[0]
    if (shot) model.takeAnswer(shot)
  }
  const shot = any(model.shots.values())
  const other = any(model.shots.values())
  const view = shot && any(shot.views)
  const task = any(model.tasks.values())
  const mayGo = shot && !drawnShotIds.has(shot.id)
  const named = `N${Math.floor(random() * 1e6)}`
  const choice = random()
  if (choice < 0.2) return client.draw()
  if (choice < 0.28 || !shot || !other) await send('createShots', { storyboardId, name: named })
  else if (choice < 0.4 && shot !== other) await change('moveShots', { shotId: shot.id, to: { afterId: other.id } })
  else if (choice < 0.46 && mayGo) await send('deleteShots', { shotId: shot.id })
  else if (choice < 0.51) await send('restoreShots', { shotId: any(model.trash.shots) ?? shot.id })
  else if (choice < 0.59) await change('updateShots', { shotId: shot.id, statusId: any(statusIds) })
  else if (choice < 0.66) await change('updateShots', { shotId: shot.id, name: named })
  else if (choice < 0.71) await send('createViews', { shotId: shot.id, name: named })
  else if (choice < 0.75 && view) await send('updateViews', { viewId: view.id, name: named })
  else if (choice < 0.79 && view) await send('moveViews', { viewId: view.id, to: { position: 1 } })
  else if (choice < 0.82 && view && mayGo) await send('deleteViews', { viewId: view.id })
  else if (choice < 0.85) await send('restoreViews', { viewId: any(model.trash.views) ?? view?.id })
  else if (choice < 0.88 || !task) await send('createTasks', { projectId, title: named })
  else if (choice < 0.96) await send('moveTasks', { taskId: task.id, status: any(STATUSES), to: { position: 1 } })
  else if (choice < 0.98) await send('deleteTasks', { taskId: task.id })
  else await send('restoreTasks', { taskId: any(model.trash.tasks) ?? task.id })
}

function chooseSeeds(): number[] {
  const named = process.env['SEED']
  if (named) return [Number(named)]
  if (!isFull) return [1]
  const first = Math.floor(Date.now() / 86_400_000) * SEEDS_A_DAY
  return Array.from({ length: SEEDS_A_DAY }, (_, index) => ((first + index) % ALL_SEEDS) + 1)
}

describe('four people with bad lines to two servers', () => {
  let servers: Servers
  let one: Client
  let studio: Studio

  beforeAll(async () => {
    servers = await startServers(2)
    one = servers.clients[0] as Client
    studio = await makeStudio(one)
  }, 120_000)
  afterAll(() => servers.stop())

  it.each(chooseSeeds())('see the same as the database in the end (seed %i)', { timeout: LONGEST_MS }, async (seed) => {
    const { projectId, storyboardId, statusIds } =
      await makeProject(one, studio.owner, studio.organizationId, `Seed ${seed}`)
    const viewIds: string[] = []
    const drawnShotIds = new Set<string>()
    for (let count = 0; count < FIRST_SHOTS; count++) {
      const shot = await makeShot(one, studio.owner, storyboardId)
      if (count >= DRAWN_SHOTS) continue
      viewIds.push(shot.views[0]?.id ?? '')
      drawnShotIds.add(shot.id)
      await makeTask(one, studio.owner, projectId, `First ${count}`)
    }
    const read = async (client: Client) =>
      new LiveModel(await client.ask<LiveBoard>(studio.owner, LIVE_BOARD, { projectId }))
    const { node } = await one.ask<View>(studio.owner, VIEW, { id: viewIds[0] })
    const place = { projectId, viewIds, size: { width: node.initialWidth, height: node.initialHeight } }
    const people = [studio.owner, studio.admin, studio.member, studio.member]
    const clients = await Promise.all(
      people.slice(0, CLIENTS).map(async (person, index) =>
        new LiveClient(servers.clients, person, place, await read(one), randomFrom(seed * 100 + index))),
    )
    let left = OPERATIONS
    await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: LANES }, async () => {
          while (left-- > 0) {
            await act(client, { storyboardId, projectId, statusIds, drawnShotIds })
            if (client.random() < 0.01) client.cut()
          }
        }),
      ),
    )
    // What is not drawn at the server yet is sent before the end of the log is known.
    await Promise.all(clients.map((client) => client.sendAll()))
    const truth = await read(one)
    await Promise.all(clients.map((client) => client.settle(truth.seq)))
    expect((await read(servers.clients[1] as Client)).text()).toBe(truth.text())
    for (const client of clients) expect(client.model.text()).toBe(truth.text())
    for (const [index, viewId] of viewIds.entries()) {
      const view = (await one.ask<View>(studio.owner, VIEW, { id: viewId })).node
      expect(view.revision).toBeGreaterThan(OPERATIONS / 40)
      for (const { sheets } of clients) {
        const sheet = sheets[index]
        if (!sheet) throw new Error('A sheet is missing')
        const { model } = sheet
        expect(model.getGap()).toBeNull()
        expect(JSON.parse(JSON.stringify(toCanvasData(model.getDrawing(), model.getRevision()))))
          .toEqual(view.canvasData)
      }
    }
  })
})
