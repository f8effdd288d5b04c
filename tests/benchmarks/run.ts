import { clientOf } from '../harness/client.ts'
import { makePerson } from '../harness/fixtures.ts'
import { makeDataFolder, startServer } from '../harness/serverProcess.ts'
import { printRatio } from './measure.ts'
import { measureMoves } from './moves.ts'
import { measureSaves } from './saves.ts'

const folder = makeDataFolder()
const server = await startServer(folder.path)
try {
  const client = clientOf(server.url)
  const owner = await makePerson(client)
  const { createOrganization } = await client.ask<{ createOrganization: { organization: { id: string } } }>(
    owner,
    `mutation { createOrganization(input: { name: "Bench" }) { organization { id } } }`,
  )
  const saves = await measureSaves(client, owner, createOrganization.organization.id)
  const ratios = [...(await measureMoves(client, owner, createOrganization.organization.id)), ...saves]
  ratios.forEach(printRatio)
  if (ratios.some(({ value, bound }) => value > bound)) process.exitCode = 1
} finally {
  await server.end('SIGTERM')
  folder.remove()
}
