import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../context.ts'
import { builder, DEFAULT_PAGE } from '../../graphql/builder.ts'
import { checkPage, invalidCursor, MAX_PAGE, type PageArguments } from '../../graphql/paging.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { UUID_PATTERN } from '../../kernel/ids.ts'
import { ShotConnection } from '../board/shot.graphql.ts'
import { AssetConnection } from './asset.graphql.ts'
import type { ImpactKind } from './impact.service.ts'
import { askImpact, loadImpactRows } from './impactLoader.ts'
import { TaskConnection } from './task.graphql.ts'

/** Largest Int of GraphQL. */
const MAX_INT = 2_147_483_647

const ScreenTime = builder.objectRef<{ frames: number; duration: number }>('ScreenTime').implement({
  description: 'A total length.',
  authScopes: { 'assets:read': true },
  fields: (t) => ({
    frames: t.exposeInt('frames', {
      description: `The length in frames; at most ${MAX_INT.toLocaleString('en-US')}.`,
    }),
    duration: t.exposeFloat('duration', { description: 'The length in seconds.' }),
  }),
})

/** What a cursor says, before Base64: the place of its row and the row, so that it stays a place when that is gone. */
const CURSOR = new RegExp(`^impact:(assets|shots|tasks):(\\d{1,9}):(${UUID_PATTERN})$`)

const cursorOf = (kind: ImpactKind, number: number, id: string) =>
  Buffer.from(`impact:${kind}:${number}:${id}`).toString('base64')

function readAfter({ after }: PageArguments, kind: ImpactKind): { after: string | null; afterNumber: number } {
  if (after == null) return { after: null, afterNumber: 0 }
  const [, name, number, id] = CURSOR.exec(Buffer.from(after, 'base64').toString()) ?? []
  if (name !== kind || id === undefined) throw invalidCursor('after')
  // When the row is gone, the one that took its place comes next.
  return { after: id, afterNumber: Math.max(0, Number(number) - 1) }
}

const NODE_NAMES = { assets: 'Asset', shots: 'Shot', tasks: 'Task' } as const

interface Asked {
  args: PageArguments
  context: Context
  info: GraphQLResolveInfo
}

/** A page of one kind as a connection. */
async function pageOf<Kind extends ImpactKind>(assetId: string, kind: Kind, { args, context, info }: Asked) {
  checkPage({ first: args.first ?? null })
  const size = args.first ?? DEFAULT_PAGE
  const answer = await askImpact({ assetId, kind, size, ...readAfter(args, kind) }, context)
  const { projectId = '', ids = [], skipped = 0, total = 0 } = answer ?? {}
  const paths = [['edges', 'node'], ['nodes']]
  const query = queryFromInfo({ context, info, typeName: NODE_NAMES[kind], paths })
  const rows = await loadImpactRows({ projectId, kind, ids, query }, context)
  const edges = rows.map((node, index) => ({ cursor: cursorOf(kind, skipped + index + 1, node.id), node }))
  return {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: ids.length > 0 && skipped + ids.length < total,
      hasPreviousPage: skipped > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

const AssetImpact = builder.objectRef<{ assetId: string }>('AssetImpact').implement({
  description: 'The objects that a change of an asset affects, to any depth, without those in the trash.',
  authScopes: { 'assets:read': true },
  fields: (t) => {
    const args = {
      after: t.arg.string({ required: false, description: 'Returns objects after this cursor.' }),
      first: t.arg.int({ required: false, description: `At most ${MAX_PAGE}; ${DEFAULT_PAGE} by default.` }),
    }
    return {
      assets: t.field({
        type: AssetConnection,
        description: 'The affected assets, by name: those that use or own it, directly or through others.',
        args,
        resolve: ({ assetId }, page, context, info) => pageOf(assetId, 'assets', { args: page, context, info }),
      }),
      shots: t.field({
        type: ShotConnection,
        description: 'The shots in which it or an affected asset is cast, in board order.',
        args,
        resolve: ({ assetId }, page, context, info) => pageOf(assetId, 'shots', { args: page, context, info }),
      }),
      tasks: t.field({
        type: TaskConnection,
        description: 'The tasks of these shots and the tasks that depend on them, in the order of the task board.',
        args,
        resolve: ({ assetId }, page, context, info) => pageOf(assetId, 'tasks', { args: page, context, info }),
      }),
      screenTime: t.field({
        type: ScreenTime,
        description: 'The total length of these shots; each counts once.',
        resolve: async ({ assetId }, _arguments, context) => {
          const answer = await askImpact({ assetId, kind: null }, context)
          if (!answer) return { frames: 0, duration: 0 }
          return {
            frames: Math.min(MAX_INT, answer.frames),
            duration: secondsFor(answer.frames, frameRateOf(answer)),
          }
        },
      }),
    }
  },
})

/** Walking a whole project, beside fields that cost 1 each: a request may ask it of some 20 assets. */
const WALK_COST = 2_000

builder.prismaObjectField('Asset', 'impact', (t) =>
  t.field({
    type: AssetImpact,
    description: 'The assets, shots and tasks that a change of it affects.',
    extensions: { cost: WALK_COST },
    select: { id: true },
    resolve: ({ id }) => ({ assetId: id }),
  }),
)
