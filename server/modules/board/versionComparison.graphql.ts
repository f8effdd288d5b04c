import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { pageConnection, pageWindow, readCursor } from '../../graphql/paging.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { inksOf } from './ink.service.ts'
import { MAX_SHOTS } from './shot.graphql.ts'
import { manifestOf, VersionNode } from './version.graphql.ts'
import { visibleTo } from './version.policy.ts'
import { compareBoards, type ShotDifference, type VersionChangeKind } from './versionComparison.ts'
import { versionFailures } from './version.failures.ts'
import { states, VersionShot } from './versionShots.graphql.ts'
import { type ComparedSide, keptSide, presentSide } from './versionSides.service.ts'

/** The reading of a board of 1,000 shots, in rows. */
const COMPARISON_COST = 2_000

const VersionChangeKindEnum = builder.enumType('VersionChangeKind', {
  description: 'How a shot differs between two states of a board.',
  values: {
    ADDED: { description: 'Only the second has it.' },
    REMOVED: { description: 'Only the first has it.' },
    MOVED: { description: 'It has another place among the shots of both, or another scene.' },
    RETIMED: { description: 'It has another length in seconds, or another scratch voice.' },
    REDRAWN: {
      description: 'Its pictures differ: views, drawings, images or the ratio. A drawing differs if it shows ' +
        'something else; as long as that is not known, if it was drawn in.',
    },
    RETEXTED: { description: 'Its code, its name or another text differs, or that of a view.' },
    RESTATUSED: { description: 'It has another status.' },
  } satisfies Record<VersionChangeKind, object>,
})

interface Comparison {
  from: StoryboardVersion
  to: StoryboardVersion | null
  sides: [before: ComparedSide, after: ComparedSide]
  differences: readonly ShotDifference[]
}

type Change = ShotDifference & Pick<Comparison, 'sides'>

const VersionChange = builder.objectRef<Change>('VersionChange').implement({
  description: 'A shot that differs between two states of a board.',
  authScopes: { 'shots:read': true },
  fields: (t) => ({
    shotId: t.id({ description: 'The id of the shot.', resolve: ({ id }) => toTypeId('Shot', id) }),
    kinds: t.expose('kinds', { type: [VersionChangeKindEnum], description: 'How it differs: at least one.' }),
    before: t.field({
      type: VersionShot, nullable: true, description: 'The shot in the first; null if it was added.',
      resolve: ({ before, sides: [side] }) => (before === null ? null : side.shotAt(before)),
    }),
    after: t.field({
      type: VersionShot, nullable: true, description: 'The shot in the second; null if it was removed.',
      resolve: ({ after, sides: [, side] }) => (after === null ? null : side.shotAt(after)),
    }),
  }),
})

const KindCount = builder.objectRef<{ kind: VersionChangeKind; count: number }>('VersionChangeCount').implement({
  description: 'The number of shots that differ in one way.',
  authScopes: { 'shots:read': true },
  fields: (t) => ({
    kind: t.expose('kind', { type: VersionChangeKindEnum, description: 'How they differ.' }),
    count: t.exposeInt('count', { description: 'Their number, at least 1.' }),
  }),
})

/** What a cursor says, before Base64: the 1-based place among all changes of the comparison. */
const CURSOR = /^change:(\d{1,9})$/

const VersionComparison = builder.objectRef<Comparison>('VersionComparison').implement({
  description: 'The differences between two states of a board.',
  authScopes: { 'boards:read': true },
  fields: (t) => ({
    from: t.expose('from', { type: VersionNode, description: 'The first: a version.' }),
    to: t.expose('to', {
      type: VersionNode, nullable: true, description: 'The second: a version, or null for the board of today.',
    }),
    counts: t.field({
      type: [KindCount],
      description: 'The number of changed shots by kind. A shot counts once for each of its kinds.',
      resolve: ({ differences }) => {
        const counts = new Map<VersionChangeKind, number>()
        for (const kind of differences.flatMap(({ kinds }) => kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
        return [...counts].map(([kind, count]) => ({ kind, count }))
      },
    }),
    changes: t.connection(
      {
        type: VersionChange,
        description:
          'The changed shots in the order of the second, each that was removed after the one that it followed; up to ' +
          `${MAX_SHOTS} per page.`,
        args: { kinds: t.arg({ type: [VersionChangeKindEnum], required: false, description: 'Of these kinds.' }) },
        resolve: ({ differences, sides }, { kinds, ...args }) => {
          const window = pageWindow(args, MAX_SHOTS)
          const after = Number(readCursor(args, 'after', CURSOR) ?? 0)
          const before = Number(readCursor(args, 'before', CURSOR) ?? Infinity)
          const wanted = differences.map((difference, index) => ({ ...difference, sides, place: index + 1 }))
            .filter((change) => !kinds || change.kinds.some((kind) => kinds.includes(kind)))
          const rest = wanted.filter(({ place }) => place > after && place < before)
          const rows = window.isForwards ? rest : rest.reverse()
          const cursorOf = ({ place }: { place: number }) => Buffer.from(`change:${place}`).toString('base64')
          return pageConnection(args, window, rows.slice(0, window.size + 1), cursorOf, wanted.length)
        },
      },
      { name: 'VersionChangeConnection', description: 'A page of changed shots.' },
      { name: 'VersionChangeEdge', description: 'A changed shot in a list.' },
    ),
  }),
})

async function sideOf(version: StoryboardVersion, context: Context): Promise<ComparedSide> {
  return keptSide(version, await manifestOf(version.id, context), (address) => states(address, context))
}

builder.queryField('compareVersions', (t) =>
  t.field({
    type: VersionComparison,
    nullable: true,
    description: 'Compares a version with another one of the same board, or with the board as it is today.',
    authScopes: { 'boards:read': true },
    extensions: { cost: COMPARISON_COST },
    args: {
      from: t.arg.globalID({ for: VersionNode, description: 'The version that is compared.' }),
      to: t.arg.globalID({
        for: VersionNode, required: false, description: 'The other version; by default the board of today.',
      }),
    },
    resolve: async (_root, { from: { id: fromId }, to: other }, context) => {
      const ids = [fromId, ...(other ? [other.id] : [])]
      const versions = await prisma().storyboardVersion.findMany({
        where: { AND: [visibleTo(requireViewer(context)), { id: { in: ids } }] },
      })
      const [from, to = null] = ids.map((id) => versions.find((version) => version.id === id))
      if (!from || (other && !to)) throw notFound('Version')
      if (to && to.storyboardId !== from.storyboardId) {
        throw fail(versionFailures.VERSIONS_OF_DIFFERENT_BOARDS(), { field: 'to' })
      }
      const sides = await Promise.all([
        sideOf(from, context), to ? sideOf(to, context) : presentSide(from.storyboardId),
      ])
      return { from, to, sides, differences: await compareBoards(...sides, (views) => inksOf(views)) }
    },
  }),
)
