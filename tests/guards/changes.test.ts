import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId } from '../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeDatabase } from '../harness/database.ts'
import { makeStudio, type Studio } from '../harness/fixtures.ts'
import { prisma } from '../harness/running.ts'
import { sendSample } from './mutationSample.ts'
import { mutationSamples } from './mutationSamples.ts'

const samples = Object.entries(mutationSamples).filter(([, { log }]) => log === 'project')

/** What the lists of a project tell, by the prefix of its ids. */
const LISTS = {
  storyboard: 'storyboards(first: 200, filter: { updatedSince: $since })',
  shot: 'shots(first: 1000, filter: { updatedSince: $since })',
  view: 'views(first: 200, filter: { updatedSince: $since })',
  asset: 'assets(first: 200, filter: { updatedSince: $since })',
  task: 'tasks(first: 200, filter: { updatedSince: $since })',
}

const QUERY = `query ($id: ID!, $since: DateTime!) {
  project(by: { id: $id }) {
    ${Object.entries(LISTS).map(([name, list]) => `${name}: ${list} { nodes { id } }`).join('\n')}
    deleted(filter: { since: $since }, first: 200) { nodes { deletedId } }
  }
}`

interface Read {
  project: Record<keyof typeof LISTS, { nodes: { id: string }[] }> & { deleted: { nodes: { deletedId: string }[] } }
}

const isListed = (subject: string) => Object.keys(LISTS).some((prefix) => subject.startsWith(`${prefix}_`))

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp(await makeDatabase())
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

describe('what a mutation changes is told by updatedSince, or as deleted', () => {
  it.each(samples)('%s', async (name, sample) => {
    const { owner } = studio
    const sender = sample.doneBy ? await sample.doneBy(app, studio) : owner
    const input = await sample.input(app, studio, sender)
    const lastSeqs = new Map((await prisma.project.findMany()).map(({ id, eventSeq }) => [id, eventSeq]))
    await pause(2)
    const since = new Date()
    const { errors } = await sendSample(app, sender, name, input, sample)
    expect(errors).toEqual([])
    const events = (await prisma.event.findMany()).filter(
      ({ projectId, seq, subject }) => seq > (lastSeqs.get(projectId) ?? 0) && isListed(subject),
    )
    for (const { projectId, subject, type: happened } of events) {
      const told = await tellings(projectId, since)
      expect(told, `${happened} ${subject}`).toContain(subject)
    }
    await sample.restore?.(studio)
  })
})

async function tellings(projectId: string, since: Date): Promise<string[]> {
  const { data, errors } = await app.send<Read>(studio.owner, QUERY, { id: toTypeId('Project', projectId), since })
  expect(errors).toEqual([])
  const { deleted, ...lists } = data.project
  return [
    ...Object.values(lists).flatMap(({ nodes }) => nodes.map(({ id }) => id)),
    ...deleted.nodes.map(({ deletedId }) => deletedId),
  ]
}
