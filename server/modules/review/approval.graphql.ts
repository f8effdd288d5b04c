import { ApprovalDecision } from '../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { visibleTo } from './approval.policy.ts'
import {
  type ApprovalState, readBoardsOf, readStandingApprovals, readStandings, type Standing, type StandingApproval,
} from './approvalReading.service.ts'
import type { ApprovalPart } from './approvalStanding.ts'
import { ReviewPartEnum } from './review.graphql.ts'
import { readGuestNames } from './reviewGuestList.service.ts'

/** As how many rows the changed shots of an approval count in what a request may cost: most boards change little. */
const USUAL_CHANGES = 20

export const ApprovalDecisionEnum = builder.enumType('ApprovalDecision', {
  description: 'What was decided.',
  values: {
    [ApprovalDecision.APPROVED]: { description: 'Approved.' },
    [ApprovalDecision.CHANGES_REQUESTED]: { description: 'Changes were requested.' },
  },
})

const ApprovalStateEnum = builder.enumType('ApprovalState', {
  description: 'How a decision stands today.',
  values: {
    CURRENT: { description: 'The board is as it was decided about.' },
    CHANGED: { description: 'The board changed since, in what was shown.' },
    SUPERSEDED: { description: 'The same person decided again, about all of the same.' },
    WITHDRAWN: { description: 'It was withdrawn.' },
  } satisfies Record<ApprovalState, object>,
})

const ApprovalPartEnum = builder.enumType('ApprovalPart', {
  description: 'What of a board changed since a decision.',
  values: {
    PICTURE: { description: 'Views, drawings, images or the ratio. A line that was undone is no change.' },
    TEXT: { description: 'Names, descriptions, the dialogue or notes.' },
    TIMING: { description: 'Lengths, the frame rate, the start timecode or sounds.' },
    ORDER: { description: 'The order of the shots, or shots that were added or removed.' },
  } satisfies Record<ApprovalPart, object>,
})

const people = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const guestNames = batched<string, string | null>(readGuestNames, null)
const standings = batched<string, Standing | null>(readStandings, null)
const standingOfBoards = batched<string, StandingApproval[]>(readStandingApprovals, [])
const boardsOf = batched<string, string | null>(readBoardsOf, null)

const ShotChange = builder.objectRef<{ id: string; parts: ApprovalPart[] }>('ApprovalShotChange').implement({
  description: 'A shot that changed since a decision.',
  authScopes: { 'reviews:read': true },
  fields: (t) => ({
    shotId: t.id({ description: 'The id of the shot.', resolve: ({ id }) => toTypeId('Shot', id) }),
    parts: t.expose('parts', { type: [ApprovalPartEnum], description: 'What of it changed: at least one.' }),
  }),
})

const changesOf = async (id: string, context: Context) => (await standings(id, context))?.changes ?? null

export const ApprovalNode = builder.prismaNode('Approval', {
  id: { field: 'id' },
  description:
    'A decision about a version of a board, or about some of its shots. It is never changed or deleted, and carries ' +
    'the seal of what was shown.',
  authScopes: { 'reviews:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    storyboard: t.relation('storyboard', { description: 'The board.' }),
    storyboardVersion: t.relation('boardVersion', { description: 'The version.' }),
    shotIds: t.idList({
      description: 'The ids of the shots that it is about; empty for all of the version.',
      select: { shotIds: true },
      resolve: ({ shotIds }) => shotIds.map((id) => toTypeId('Shot', id)),
    }),
    shows: t.expose('shows', {
      type: [ReviewPartEnum],
      description: 'What was shown besides pictures and lengths. Changes of the rest do not count.',
    }),
    decision: t.expose('decision', { type: ApprovalDecisionEnum, description: 'The decision.' }),
    note: t.exposeString('note', { description: 'A note: at most 5,000 characters; may be empty.' }),
    approver: t.field({
      type: UserNode,
      nullable: true,
      description: 'The member who decided; null for guests, and if you no longer share an organization.',
      select: { userId: true },
      resolve: ({ userId }, _arguments, context) => people(userId, context),
    }),
    guestName: t.string({
      nullable: true,
      description: 'The name of the guest of a review link who decided; null for members.',
      select: { userId: true },
      resolve: ({ userId }, _arguments, context) => guestNames(userId, context),
    }),
    isOwn: t.boolean({
      description: 'Whether you decided it.',
      select: { userId: true },
      resolve: ({ userId }, _arguments, context) => userId === requireViewer(context).userId,
    }),
    reviewLink: t.relation('reviewLink', {
      nullable: true, description: 'The review link by which a guest decided; null for members.',
    }),
    seal: t.string({
      description: 'The seal of what was decided about, as it was shown: 64 hexadecimal digits.',
      select: { seal: true },
      resolve: ({ seal }) => Buffer.from(seal).toString('hex'),
    }),
    state: t.field({
      type: ApprovalStateEnum,
      description: 'How it stands today.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await standings(id, context))?.state ?? 'CURRENT',
    }),
    changesSince: t.field({
      type: [ApprovalPartEnum],
      description: 'What changed on the board since; empty unless it is CHANGED.',
      select: { id: true },
      resolve: async ({ id }, _arguments, context) => (await changesOf(id, context))?.parts ?? [],
    }),
    changedShots: t.field({
      type: [ShotChange],
      description: 'The shots that changed since; empty unless it is CHANGED.',
      extensions: { mostItems: USUAL_CHANGES },
      select: { id: true },
      resolve: async ({ id }, _arguments, context) =>
        [...((await changesOf(id, context))?.byShot ?? [])].map(([shotId, parts]) => ({ id: shotId, parts })),
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime', nullable: true, description: 'The time at which it was withdrawn; null if it was not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the decision.' }),
  }),
})

export const { Edge: ApprovalEdge, Connection: ApprovalConnection } =
  listTypes(ApprovalNode, 'Approval', 'A decision about a version', 'approvals')

/** A list of decisions, newest first. */
const LISTED = {
  cursor: 'id',
  totalCount: true,
  query: (page: Parameters<typeof checkPage>[0]) => {
    checkPage(page)
    return { orderBy: { id: 'desc' } } as const
  },
} as const

builder.prismaObjectField('Storyboard', 'approvals', (t) =>
  t.relatedConnection(
    'approvals',
    {
      ...LISTED,
      description: 'The decisions about its versions, newest first, with those that are superseded or withdrawn.',
    },
    ApprovalConnection,
  ),
)

builder.prismaObjectField('StoryboardVersion', 'approvals', (t) =>
  t.relatedConnection(
    'approvals', { ...LISTED, description: 'The decisions about it, newest first.' }, ApprovalConnection,
  ),
)

builder.prismaObjectField('ReviewLink', 'approvals', (t) =>
  t.relatedConnection(
    'approvals', { ...LISTED, description: 'The decisions of its guests, newest first.' }, ApprovalConnection,
  ),
)

interface ShotStanding extends StandingApproval {
  shotId: string
}

const partsOf = ({ standing, shotId }: ShotStanding) => standing.changes?.byShot.get(shotId) ?? []

const ShotApproval = builder.objectRef<ShotStanding>('ShotApproval').implement({
  description: 'A decision that stands, as to one shot that it is about.',
  authScopes: { 'reviews:read': true },
  fields: (t) => ({
    approval: t.field({ type: ApprovalNode, description: 'The decision.', resolve: ({ approval }) => approval }),
    state: t.field({
      type: ApprovalStateEnum,
      description: 'CURRENT, or CHANGED when the shot changed since, in what was shown.',
      resolve: (row) => (partsOf(row).length > 0 ? 'CHANGED' as const : 'CURRENT' as const),
    }),
    changesSince: t.field({
      type: [ApprovalPartEnum], description: 'What of the shot changed since.', resolve: partsOf,
    }),
  }),
})

builder.prismaObjectField('Shot', 'approvals', (t) =>
  t.field({
    type: [ShotApproval],
    description: 'The decisions about it that stand, newest first: neither superseded nor withdrawn.',
    extensions: { mostItems: 5 },
    select: { id: true },
    resolve: async ({ id: shotId }, _arguments, context) => {
      const board = await boardsOf(shotId, context)
      const all = board === null ? [] : await standingOfBoards(board, context)
      return all.filter(({ standing }) => standing.changes?.shotIds.has(shotId)).map((row) => ({ ...row, shotId }))
    },
  }),
)
