import { clientOf } from '../harness/client.ts'
import { makePerson } from '../harness/fixtures.ts'
import { makeDataFolder, startServer } from '../harness/serverProcess.ts'
import { measureEnumeration } from './enumeration.ts'
import { printRatio } from './measure.ts'
import { measureMoves } from './moves.ts'
import { measureSaves } from './saves.ts'

const folder = makeDataFolder()
// Rates are counted by address: each request says it comes from another one.
const server = await startServer(folder.path, { TRUST_PROXY: 'on' })
try {
  const client = clientOf(server.url)
  const owner = await makePerson(client)
  const { createOrganization } = await client.ask<{ createOrganization: { organization: { id: string } } }>(
    owner,
    `mutation { createOrganization(input: { name: "Bench" }) { organization { id } } }`,
  )
  const saves = await measureSaves(client, owner, createOrganization.organization.id)
  const moves = await measureMoves(client, owner, createOrganization.organization.id)
  const ratios = [...moves, ...saves, ...(await measureEnumeration(client))]
  ratios.forEach(printRatio)
  if (ratios.some(({ value, bound }) => value > bound)) process.exitCode = 1
} finally {
  await server.end('SIGTERM')
  folder.remove()
}
