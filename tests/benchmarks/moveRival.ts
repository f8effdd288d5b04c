/**
 * Moves as a bare lock of the parent row serves them: `moveRival.ts <port> <database>`. It asks nobody's permission,
 * records nothing and tells nobody.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { rankBetween } from '../../server/kernel/ranks.ts'

const [, , port = '', connectionString = ''] = process.argv
const pool = new pg.Pool({ connectionString, max: 20 })

interface Asked {
  Body: { projectId: string; shotId: string; afterId: string }
}

async function move(client: pg.PoolClient, { projectId, shotId, afterId }: Asked['Body']): Promise<string> {
  await client.query('BEGIN')
  await client.query({ name: 'lock', text: 'SELECT FROM "Project" WHERE "id" = $1 FOR UPDATE', values: [projectId] })
  const { rows: [before] } = await client.query<{ rank: string; storyboardId: string }>({
    name: 'before', text: 'SELECT "rank", "storyboardId" FROM "Shot" WHERE "id" = $1', values: [afterId],
  })
  if (!before) throw new Error('No such shot')
  const { rows: [after] } = await client.query<{ rank: string }>({
    name: 'after',
    text: `SELECT "rank" FROM "Shot" WHERE "storyboardId" = $1 AND "rank" > $2 AND "id" <> $3 ORDER BY "rank" LIMIT 1`,
    values: [before.storyboardId, before.rank, shotId],
  })
  const rank = rankBetween(before.rank, after?.rank ?? null)
  await client.query({
    name: 'move', text: 'UPDATE "Shot" SET "rank" = $2, "version" = "version" + 1 WHERE "id" = $1',
    values: [shotId, rank],
  })
  await client.query('COMMIT')
  return rank
}

const app = Fastify()
app.post<Asked>('/move', async ({ body }) => {
  const client = await pool.connect()
  try {
    return { rank: await move(client, body) }
  } finally {
    client.release()
  }
})
await app.listen({ port: Number(port) })
