// Gives every shot of a project that is at one status another.
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

// A document of one's own beside those that come with the client.
const STATUSES = gql<Found, { code: string }>(
  'query ($code: String!) { project(code: $code) { id statuses { id name } } }',
)

try {
  const { project } = await client.run(STATUSES, { code })
  const [fromId, toId] = [from, to].map((name) => project.statuses.find((status) => status.name === name)?.id)
  if (!fromId || !toId) throw new Error(`Its statuses are ${project.statuses.map(({ name }) => name).join(', ')}`)

  const variables = { projectId: project.id, filter: { statusIds: [fromId] } }
  const shots = []
  // Page after page, until none is left.
  for await (const shot of client.list(ShotsDocument, variables, (data) => data.project?.shots)) shots.push(shot)
  for (const { id, path, version } of shots) {
    try {
      // Sent again after a failure of the network it is still done once; a shot that somebody changed is left alone.
      await client.run(ChangeShotStatusDocument, { input: { shotId: id, statusId: toId, expectedVersion: version } })
      process.stdout.write(`${path}: ${to}\n`)
    } catch (error) {
      if (!(error instanceof FramewrightError) || error.code !== 'CONFLICT') throw error
      process.stdout.write(`${path}: left as it is\n`)
    }
  }
} catch (error) {
  process.stderr.write(error instanceof FramewrightError ? `${error.message} (${error.code})\n` : `${error}\n`)
  process.exitCode = 1
}
