import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeOrganization, makePerson, makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { followBySocket, type Following } from '../harness/subscriptions.ts'

const PROJECTS = 50
/** Studios the projects belong to, each with one person: three sockets a project stay below 20 sockets a token. */
const STUDIOS = 10
const QUIET_MS = 500

const SUBSCRIPTIONS = {
  projectEvents: `subscription ($projectId: ID!) {
    projectEvents(projectId: $projectId, after: "0") { seq subjectId payload }
  }`,
  presence: `subscription ($storyboardId: ID!) {
    presence(storyboardId: $storyboardId) { here { shotId viewId clientId } left }
  }`,
  viewOps: 'subscription ($viewId: ID!) { viewOps(viewId: $viewId, after: "0") { seq opId } }',
}
const UPDATE = 'mutation ($input: UpdatePresenceInput!) { updatePresence(input: $input) { isTaken } }'

interface Room {
  index: number
  person: Person
  projectId: string
  storyboardId: string
  shotId: string
  viewId: string
  opId: string
  followings: Following<object>[]
  heard: string[]
}

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

async function openRoom(index: number, person: Person, organizationId: string): Promise<Room> {
  const { projectId, storyboardId } = await makeProject(app, person, organizationId, `Room ${index}`)
  const shot = await makeShot(app, person, storyboardId)
  const viewId = shot.views[0]?.id ?? ''
  return { index, person, projectId, storyboardId, viewId, shotId: shot.id, opId: '', followings: [], heard: [] }
}

/** Reads all there is to follow in a room. */
async function listen(room: Room): Promise<void> {
  const { projectId, storyboardId, viewId, person } = room
  const variables = { projectEvents: { projectId }, presence: { storyboardId }, viewOps: { viewId } }
  room.followings = await Promise.all(
    Object.entries(SUBSCRIPTIONS).map(async ([name, query]) => {
      const following = await followBySocket<object>(app, person, query, variables[name as 'viewOps'])
      const read = async () => {
        for (;;) {
          const answer = await following.next().catch(() => undefined)
          if (!answer) return
          room.heard.push(JSON.stringify(answer))
        }
      }
      void read()
      return following
    }),
  )
}

it(`tells the readers of ${PROJECTS} projects of their own alone`, { timeout: 120_000 }, async () => {
  const studios = await Promise.all(
    Array.from({ length: STUDIOS }, async () => {
      const person = await makePerson(app)
      return { person, organizationId: await makeOrganization(app, person) }
    }),
  )
  const rooms: Room[] = []
  for (let index = 0; index < PROJECTS; index++) {
    const studio = studios[index % STUDIOS]
    if (studio) rooms.push(await openRoom(index, studio.person, studio.organizationId))
  }
  await Promise.all(rooms.map(listen))
  // Every reader has been told who is there: it listens.
  await expect.poll(() => rooms.every(({ heard }) => heard.length > 0), { timeout: 20_000 }).toBe(true)
  await Promise.all(
    rooms.map(async (room) => {
      const { person, storyboardId, shotId, viewId, index } = room
      await app.ask(person, 'mutation ($input: UpdateShotsInput!) { updateShots(input: $input) { shots { id } } }', {
        input: { shots: [{ shotId, name: `Secret of ${index}` }] },
      })
      const operation = adding()
      room.opId = operation.opId
      await draw(app, person, viewId, [operation])
      await app.ask(person, UPDATE, { input: { storyboardId, shotId, viewId, clientId: `room-${index}-` } })
    }),
  )
  const marksOf = ({ shotId, viewId, opId, index }: Room) => [shotId, viewId, opId, `room-${index}-`]
  const missing = (room: Room) => marksOf(room).filter((mark) => !room.heard.join('\n').includes(mark))
  await expect.poll(() => rooms.flatMap(missing), { timeout: 20_000 }).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  for (const room of rooms) {
    const text = room.heard.join('\n')
    const foreign = rooms.filter((other) => other !== room).flatMap(marksOf).filter((mark) => text.includes(mark))
    expect(foreign).toEqual([])
  }
  await Promise.all(rooms.flatMap(({ followings }) => followings.map((following) => following.stop())))
})
