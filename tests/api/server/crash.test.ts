import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { bytesToBase64 } from '../../../drawing/base64.ts'
import { encodePayload } from '../../../drawing/encoding.ts'
import { type Client, clientOf } from '../../harness/client.ts'
import { makePerson, makeProject, makeShot, type Person } from '../../harness/fixtures.ts'
import { inFull } from '../../harness/full.ts'
import { makeDataFolder, startServer } from '../../harness/serverProcess.ts'

/** When the server is killed, in milliseconds after the writing began. */
const KILL_MOMENTS = inFull([40, 90, 150, 220, 300, 450, 700, 1000], [300])
const WRITERS = 6

interface Board {
  storyboard: {
    revision: number
    shots: { nodes: { id: string; name: string; position: number; views: { id: string; revision: number }[] }[] }
    project: { events: { totalCount: number; nodes: { seq: number; type: string; subjectId: string }[] } }
  }
}

const READ = `query ($id: ID!) {
  storyboard(by: { id: $id }) {
    revision
    shots(first: 1000) { nodes { id name position views { id revision } } }
    project { events(first: 200) { totalCount nodes { seq type subjectId } } }
  }
}`

const SAVE = `mutation ($input: AppendViewOpsInput!) { appendViewOps(input: $input) { view { id revision } } }`

function dot() {
  const opId = randomUUID()
  const points = [{ x: 10, y: 10 }]
  const strokes = [{ id: randomUUID(), tool: 'pen' as const, color: '#000000', radius: 2, opacity: 1, points }]
  return { opId, kind: 'ADD_STROKES', payload: bytesToBase64(encodePayload({ opId, kind: 'ADD_STROKES', strokes })) }
}

/** Adds shots and draws in them until the server is gone; notes what was acknowledged. */
async function write(client: Client, person: Person, storyboardId: string, acknowledged: Map<string, number>) {
  try {
    for (let index = 0; index < 500; index++) {
      const shot = await makeShot(client, person, storyboardId)
      const viewId = shot.views[0]?.id ?? ''
      acknowledged.set(viewId, 0)
      await client.ask(person, SAVE, { input: { viewId, operations: [dot(), dot()] } })
      acknowledged.set(viewId, 2)
    }
  } catch {
    // The server was killed: what it had not answered may be there or not.
  }
}

describe('a server that is killed', () => {
  const folder = makeDataFolder()
  afterAll(() => folder.remove())

  it('keeps every acknowledged write and nothing half-written', { timeout: 240_000 }, async () => {
    let server = await startServer(folder.path)
    const person = await makePerson(clientOf(server.url))
    const { createOrganization } = await clientOf(server.url).ask<{
      createOrganization: { organization: { id: string } }
    }>(person, `mutation { createOrganization(input: { name: "K" }) { organization { id } } }`)
    const organizationId = createOrganization.organization.id

    for (const moment of KILL_MOMENTS) {
      const client = clientOf(server.url)
      const { storyboardId } = await makeProject(client, person, organizationId, `Killed after ${moment} ms`)
      const acknowledged = new Map<string, number>()
      const writers = Array.from({ length: WRITERS }, () => write(client, person, storyboardId, acknowledged))
      await new Promise((resolve) => setTimeout(resolve, moment))
      await server.end('SIGKILL')
      await Promise.all(writers)

      server = await startServer(folder.path)
      const { storyboard } = await clientOf(server.url).ask<Board>(person, READ, { id: storyboardId })
      const allViews = storyboard.shots.nodes.flatMap((shot) => shot.views)
      const views = new Map(allViews.map((view) => [view.id, view.revision]))
      for (const [viewId, revision] of acknowledged) expect(views.get(viewId)).toBeGreaterThanOrEqual(revision)
      expect([...views.values()].every((revision) => revision === 0 || revision === 2)).toBe(true)
      expect(storyboard.shots.nodes.every((shot) => shot.views.length === 1)).toBe(true)
      expect(storyboard.shots.nodes.map((shot) => shot.position)).toEqual(storyboard.shots.nodes.map((_, i) => i + 1))
      expect(storyboard.revision).toBe(storyboard.shots.nodes.length)
      const { events } = storyboard.project
      const drawn = [...views.values()].filter((revision) => revision > 0).length
      expect(events.totalCount).toBe(2 + storyboard.shots.nodes.length + drawn)
      expect(events.nodes.map((event) => event.seq)).toEqual(events.nodes.map((_, i) => i + 1))
    }
    await server.end('SIGTERM')
  })
})
