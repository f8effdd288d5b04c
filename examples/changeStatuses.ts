// Changes all shots of a project from one status to another.
//   FRAMEWRIGHT_TOKEN=fw_… npx tsx examples/changeStatuses.ts SALT "In Review" Approved
import { ChangeShotStatusDocument, createClient, FramewrightError, gql, ShotsDocument } from 'framewright/client'

const [code = '', from = '', to = ''] = process.argv.slice(2)
const client = createClient({
  url: process.env['FRAMEWRIGHT_URL'] ?? 'http://localhost:4000',
  token: process.env['FRAMEWRIGHT_TOKEN'],
})

interface Found {
  project: { id: string; statuses: { id: string; name: string }[] }
}

// The client exports typed documents; gql adds one of your own.
const STATUSES = gql<Found, { code: string }>(
  'query ($code: String!) { project(by: { code: $code }) { id statuses { id name } } }',
)

try {
  const { project } = await client.run(STATUSES, { code })
  const [fromId, toId] = [from, to].map((name) => project.statuses.find((status) => status.name === name)?.id)
  if (!fromId || !toId) throw new Error(`The statuses are ${project.statuses.map(({ name }) => name).join(', ')}`)

  const variables = { projectId: project.id, filter: { statusIds: [fromId] } }
  const shots = []
  // Reads all pages.
  for await (const shot of client.list(ShotsDocument, variables, (data) => data.project?.shots)) shots.push(shot)
  for (const { id, path, version } of shots) {
    try {
      // Retries are safe: the client sends an idempotency key. A shot that changed meanwhile fails with CONFLICT.
      await client.run(ChangeShotStatusDocument, { input: { shotId: id, statusId: toId, expectedVersion: version } })
      process.stdout.write(`${path}: ${to}\n`)
    } catch (error) {
      if (!(error instanceof FramewrightError) || error.code !== 'CONFLICT') throw error
      process.stdout.write(`${path}: skipped, it has changed\n`)
    }
  }
} catch (error) {
  process.stderr.write(error instanceof FramewrightError ? `${error.message} (${error.code})\n` : `${error}\n`)
  process.exitCode = 1
}
