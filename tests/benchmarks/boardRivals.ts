/**
 * The board as others would serve it, each in a process of its own: `boardRivals.ts <kind> <port> <database>`. None of
 * them asks who may see it; the viewer is found by the token's hash, and a request counted for it, as we do.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import DataLoader from 'dataloader'
import Fastify from 'fastify'
import { buildSchema, GraphQLInterfaceType, GraphQLObjectType } from 'graphql'
import { createYoga, type YogaInitialContext } from 'graphql-yoga'
import mercurius from 'mercurius'
import pg from 'pg'
import { secondsFor } from '../../server/kernel/frames.ts'
import { fromTypeId, type NodeName, toTypeId } from '../../server/kernel/ids.ts'

const [, , kind = '', port = '', connectionString = ''] = process.argv
const pool = new pg.Pool({ connectionString })

interface Row {
  id: string
  [column: string]: unknown
}

async function rowsOf(name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows
}

const byId = (name: string, table: string) =>
  new DataLoader<string, Row | null>(async (ids) => {
    const rows = await rowsOf(name, `SELECT * FROM "${table}" WHERE "id" = ANY($1::uuid[])`, [ids])
    const found = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => found.get(id) ?? null)
  })

/** Of each of some shots how many threads are open, and have comments that somebody ($2) has not read. */
const threadsWhere = (isAsked: string) => `
  SELECT t."shotId" AS "id", count(*) FILTER (WHERE t."resolvedAt" IS NULL)::int AS "openThreadCount",
    count(*) FILTER (WHERE t."lastComment" > coalesce(m."number", 0) AND EXISTS (
      SELECT FROM "Comment" c WHERE c."threadId" = t."id" AND c."number" > coalesce(m."number", 0)
        AND c."authorId" <> $2 AND c."deletedAt" IS NULL))::int AS "unreadThreadCount"
  FROM "CommentThread" t LEFT JOIN "ThreadRead" m ON m."threadId" = t."id" AND m."userId" = $2
  WHERE ${isAsked} AND t."deletedAt" IS NULL
  GROUP BY t."shotId"`

/** A request's loaders: one statement for each kind of thing. */
const loadersOf = (authorization: string | undefined) => ({
  statuses: byId('statuses', 'ShotStatus'),
  scenes: byId('scenes', 'Scene'),
  storyboards: byId('storyboards', 'Storyboard'),
  projects: byId('projects', 'Project'),
  images: byId('images', 'Media'),
  views: new DataLoader<string, Row[]>(async (ids) => {
    const text = `SELECT * FROM "ShotView" WHERE "shotId" = ANY($1::uuid[]) AND "deletedAt" IS NULL ORDER BY "rank"`
    const found = new Map<unknown, Row[]>(ids.map((id) => [id, []]))
    for (const row of await rowsOf('views', text, [ids])) {
      const views = found.get(row['shotId'])
      views?.push({ ...row, position: views.length + 1 })
    }
    return ids.map((id) => found.get(id) ?? [])
  }),
  castings: new DataLoader<string, number>(async (ids) => {
    const rows = await rowsOf(
      'castings',
      `SELECT c."shotId" AS "id", count(*)::int AS "count" FROM "Casting" c
       JOIN "Asset" a ON a."id" = c."assetId" AND a."deletedAt" IS NULL
       WHERE c."shotId" = ANY($1::uuid[]) GROUP BY c."shotId"`,
      [ids],
    )
    const found = new Map(rows.map(({ id, count }) => [id, Number(count)]))
    return ids.map((id) => found.get(id) ?? 0)
  }),
  threads: new DataLoader<string, Row | null>(async (ids) => {
    const text = threadsWhere(`t."shotId" = ANY($1::uuid[])`)
    const rows = await rowsOf('threads', text, [ids, await userIdOf(authorization)])
    const found = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => found.get(id) ?? null)
  }),
})

interface RivalContext {
  loaders: ReturnType<typeof loadersOf>
  authorization: string | undefined
}

const counts = new Map<string, number>()

/** Whom the token of a request belongs to. */
async function userIdOf(authorization = ''): Promise<unknown> {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest()
  const key = hash.toString('base64url')
  counts.set(key, (counts.get(key) ?? 0) + 1)
  const text = `SELECT "id", "userId", "expiresAt" FROM "AccessToken" WHERE "secretHash" = $1`
  const [token] = await rowsOf('token', text, [hash])
  return token?.['userId'] ?? null
}

async function viewerOf({ authorization }: RivalContext): Promise<Row | null> {
  const [user] = await rowsOf('user', `SELECT * FROM "User" WHERE "id" = $1`, [await userIdOf(authorization)])
  return user ?? null
}

const EXPIRES = 1_900_000_000
const KEY = Buffer.alloc(32, 7)

function signed(path: string): string {
  const signature = createHmac('sha256', KEY).update(`${EXPIRES}:${path}`).digest().subarray(0, 18)
  return `${path}?expires=${EXPIRES}&signature=${signature.toString('base64url')}`
}

const cursorOf = (rank: unknown) => Buffer.from(`rank:${String(rank)}`).toString('base64')

/** The rank a cursor names; the empty one, which comes before all, when none is given. */
const rankOf = (after: string | null | undefined) => Buffer.from(after ?? '', 'base64').toString().slice('rank:'.length)

async function shotsOf(storyboardId: string, first: number, after: string | null) {
  const text = `SELECT * FROM "Shot" WHERE "storyboardId" = $1 AND "deletedAt" IS NULL AND "rank" > $3
    ORDER BY "rank" LIMIT $2`
  const rows = await rowsOf('shots', text, [storyboardId, first + 1, rankOf(after)])
  const edges = rows.slice(0, first).map((node) => {
    return { node, cursor: cursorOf(node['rank']) }
  })
  const pageInfo = { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null }
  return { edges, pageInfo, storyboardId }
}

async function countShots(storyboardId: string): Promise<number> {
  const text = `SELECT "storyboardId" AS "id", count(*)::int AS "count" FROM "Shot"
    WHERE "storyboardId" = $1 AND "deletedAt" IS NULL GROUP BY 1`
  return Number((await rowsOf('shotCount', text, [storyboardId]))[0]?.['count'] ?? 0)
}

async function durationOf(shot: Row, { loaders }: RivalContext): Promise<number> {
  const storyboard = await loaders.storyboards.load(String(shot['storyboardId']))
  const project = await loaders.projects.load(String(storyboard?.['projectId']))
  return secondsFor(Number(shot['frames']), {
    numerator: Number(project?.['frameRateNumerator']),
    denominator: Number(project?.['frameRateDenominator']),
  })
}

const threadsOf = async (count: string, { id }: Row, { loaders }: RivalContext) =>
  (await loaders.threads.load(id))?.[count] ?? 0

type Resolver = (row: Row, args: Record<string, number & string>, context: RivalContext) => unknown

const RESOLVERS: Record<string, Record<string, Resolver>> = {
  Query: {
    node: async (_root, { id = '' }) => {
      const { uuid } = fromTypeId(String(id))
      const [row] = await rowsOf('board', `SELECT * FROM "Storyboard" WHERE "id" = $1`, [uuid])
      return row && { ...row, __typename: 'Storyboard' }
    },
    viewer: (_root, _arguments, context) => viewerOf(context),
  },
  Storyboard: { shots: ({ id }, { first = 50, after }) => shotsOf(id, Number(first), after ?? null) },
  ShotConnection: { totalCount: ({ storyboardId }) => countShots(String(storyboardId)) },
  Shot: {
    duration: (shot, _arguments, context) => durationOf(shot, context),
    status: ({ statusId }, _arguments, { loaders }) => statusId && loaders.statuses.load(String(statusId)),
    scene: ({ sceneId }, _arguments, { loaders }) => sceneId && loaders.scenes.load(String(sceneId)),
    casting: (shot) => shot,
    openThreadCount: (shot, _arguments, context) => threadsOf('openThreadCount', shot, context),
    unreadThreadCount: (shot, _arguments, context) => threadsOf('unreadThreadCount', shot, context),
    views: ({ id }, _arguments, { loaders }) => loaders.views.load(id),
  },
  CastingConnection: { totalCount: ({ id }, _arguments, { loaders }) => loaders.castings.load(id) },
  View: {
    initialWidth: ({ baseWidth }) => baseWidth,
    initialHeight: ({ baseHeight }) => baseHeight,
    thumbnailUrl: ({ id, pictureRevision }, { width = 840 }) =>
      signed(`/media/views/${toTypeId('View', id)}/${String(pictureRevision)}/w${String(width)}.webp`),
    image: ({ imageId }, _arguments, { loaders }) => imageId && loaders.images.load(String(imageId)),
  },
  Media: { url: ({ id }, { width = 840 }) => signed(`/media/${toTypeId('Media', id)}/w${String(width)}`) },
}

/** Our schema with what a board needs of it, resolved by plain functions. */
function rivalSchema() {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLInterfaceType) type.resolveType = ({ __typename }: { __typename: string }) => __typename
    if (!(type instanceof GraphQLObjectType)) continue
    const fields = type.getFields()
    const isNode = type.getInterfaces().some(({ name }) => name === 'Node')
    if (isNode && fields['id']) fields['id'].resolve = ({ id }: Row) => toTypeId(type.name as NodeName, id)
    for (const [name, resolve] of Object.entries(RESOLVERS[type.name] ?? {})) {
      const field = fields[name]
      if (!field) throw new Error(`The schema has no ${type.name}.${name}`)
      field.resolve = resolve as never
    }
  }
  return schema
}

/** Everything of a board by one statement, as text. */
const BOARD = `
  SELECT json_build_object('data', json_build_object('node', json_build_object(
    '__typename', 'Storyboard', 'id', b."id", 'shots', json_build_object(
      'totalCount', (SELECT count(*) FROM "Shot" s WHERE s."storyboardId" = b."id" AND s."deletedAt" IS NULL),
      'edges', (SELECT json_agg(json_build_object(
        'cursor', encode(convert_to('rank:' || s."rank", 'UTF8'), 'base64'), 'node', json_build_object(
        '__typename', 'Shot', 'id', s."id", 'code', s."code", 'name', s."name", 'description', s."description",
        'dialogue', s."dialogue", 'frames', s."frames", 'aspectRatio', s."aspectRatio", 'rank', s."rank",
        'notes', s."notes", 'cameraNote', s."cameraNote", 'scriptLine', s."scriptLine", 'version', s."version",
        'duration', s."frames"::float * p."frameRateDenominator" / p."frameRateNumerator",
        'scene', (SELECT json_build_object('id', c."id", 'number', c."number", 'heading', c."heading")
          FROM "Scene" c WHERE c."id" = s."sceneId"),
        'status', (SELECT json_build_object('id', t."id", 'name', t."name", 'color', t."color")
          FROM "ShotStatus" t WHERE t."id" = s."statusId"),
        'casting', json_build_object('totalCount', (SELECT count(*) FROM "Casting" k
          JOIN "Asset" a ON a."id" = k."assetId" AND a."deletedAt" IS NULL WHERE k."shotId" = s."id")),
        'openThreadCount', coalesce(h."openThreadCount", 0), 'unreadThreadCount', coalesce(h."unreadThreadCount", 0),
        'views', (SELECT json_agg(json_build_object('id', v."id", 'name', v."name", 'revision', v."revision",
            'position', v."position", 'initialWidth', v."baseWidth", 'initialHeight', v."baseHeight",
            'thumbnailUrl', '/media/views/' || v."id" || '/' || v."pictureRevision" || '/w840.webp',
            'image', (SELECT json_build_object('id', m."id", 'url', '/media/' || m."id" || '/w1920')
              FROM "Media" m WHERE m."id" = v."imageId")) ORDER BY v."rank")
          FROM (SELECT *, row_number() OVER (ORDER BY "rank") AS "position" FROM "ShotView"
            WHERE "shotId" = s."id" AND "deletedAt" IS NULL) v)
      )) ORDER BY s."rank") FROM (SELECT * FROM "Shot" o
        WHERE o."storyboardId" = b."id" AND o."deletedAt" IS NULL AND o."rank" > $3
        ORDER BY o."rank" LIMIT $4) s
        LEFT JOIN (${threadsWhere('t."storyboardId" = $1')}) h ON h."id" = s."id")))))::text AS "board"
  FROM "Storyboard" b JOIN "Project" p ON p."id" = b."projectId" WHERE b."id" = $1`

async function serveJson(): Promise<void> {
  const app = Fastify()
  interface Asked {
    Body: { variables: { id: string; first: number; after: string | null } }
  }
  app.post<Asked>('/graphql', async (request, reply) => {
    const { id, first, after } = request.body.variables
    const userId = await userIdOf(request.headers.authorization)
    const [row] = await rowsOf('wholeBoard', BOARD, [fromTypeId(id).uuid, userId, rankOf(after), first])
    return reply.type('application/json').send(row?.['board'])
  })
  await app.listen({ port: Number(port) })
}

async function serveMercurius(): Promise<void> {
  const app = Fastify()
  await app.register(mercurius, {
    schema: rivalSchema(), jit: 1,
    context: ({ headers: { authorization } }) => ({ loaders: loadersOf(authorization), authorization }),
  })
  await app.listen({ port: Number(port) })
}

function serveYoga(): void {
  const context = ({ request }: YogaInitialContext) => {
    const authorization = request.headers.get('authorization') ?? undefined
    return { loaders: loadersOf(authorization), authorization }
  }
  const yoga = createYoga({ schema: rivalSchema(), context, logging: false })
  createServer((request, response) => void yoga(request, response)).listen(Number(port))
}

const SERVE: Record<string, () => Promise<void> | void> = {
  json: serveJson,
  mercurius: serveMercurius,
  yoga: serveYoga,
}
await SERVE[kind]?.()
