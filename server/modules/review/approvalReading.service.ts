import DataLoader from 'dataloader'
import type { Approval, StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { prisma } from '../../platform/database/client.ts'
import { inksOf } from '../board/ink.service.ts'
import { inkKey, type Inks, type InkView } from '../board/ink.ts'
import { type KeptState, readManifests, readStates } from '../board/versionReading.service.ts'
import { keptSide, presentSides } from '../board/versionSides.service.ts'
import { type ApprovalChanges, changesSince } from './approvalStanding.ts'

/** How a decision stands today. */
export type ApprovalState = 'CURRENT' | 'CHANGED' | 'SUPERSEDED' | 'WITHDRAWN'

/** A decision with how it stands; nothing is compared for one that is withdrawn or superseded. */
export interface Standing {
  state: ApprovalState
  changes: ApprovalChanges | null
}

type Decision = Pick<Approval, 'id' | 'userId' | 'storyboardId' | 'shotIds' | 'withdrawnAt'>
type ReadApproval = Approval & { boardVersion: StoryboardVersion; user: { kind: string } }

const covers = (later: Decision, earlier: Decision) =>
  later.shotIds.length === 0
  || (earlier.shotIds.length > 0 && earlier.shotIds.every((id) => later.shotIds.includes(id)))

/** Whether the same person decided again since, about all of the same. Ids are in the order of time. */
const isSuperseded = (approval: Decision, all: readonly Decision[]): boolean =>
  all.some((other) => other.userId === approval.userId && other.storyboardId === approval.storyboardId
    && other.withdrawnAt === null && other.id > approval.id && covers(other, approval))

const readDecisions = (storyboardIds: readonly string[]) => prisma().approval.findMany({
  where: { storyboardId: { in: [...storyboardIds] }, withdrawnAt: null },
  select: { id: true, userId: true, storyboardId: true, shotIds: true, withdrawnAt: true },
})

/** Digests of drawings that are asked for at about the same time, in one statement. */
function inkReader() {
  const loader = new DataLoader<InkView, string | null, string>(async (views) => {
    const inks = await inksOf(views)
    return views.map((view) => inks.get(inkKey(view)) ?? null)
  }, { cacheKeyFn: inkKey })
  return async (views: readonly InkView[]): Promise<Inks> => {
    const digests = await loader.loadMany([...views])
    return new Map(views.flatMap((view, index) => {
      const { [index]: digest } = digests
      return typeof digest === 'string' ? [[inkKey(view), digest] as const] : []
    }))
  }
}

/** What changed since decisions were made, each board and each state read once. */
async function readChanges(approvals: readonly ReadApproval[]): Promise<Map<string, ApprovalChanges>> {
  const manifests = await readManifests([...new Set(approvals.map(({ boardVersionId }) => boardVersionId))])
  const boards = await presentSides([...new Set(approvals.map(({ storyboardId }) => storyboardId))])
  const states = new DataLoader<string, KeptState | null>(async (addresses) => {
    const found = await readStates(addresses)
    return addresses.map((address) => found.get(address) ?? null)
  })
  const readInks = inkReader()
  const changes = await Promise.all(approvals.map(async (approval) => {
    const manifest = manifests.get(approval.boardVersionId)
    const board = boards.get(approval.storyboardId)
    if (!manifest || !board) return []
    const version = keptSide(approval.boardVersion, manifest, (address) => states.load(address))
    const decided = { ...approval, isByGuest: approval.user.kind === 'GUEST' }
    return [[approval.id, await changesSince(decided, version, board, readInks)] as const]
  }))
  return new Map(changes.flat())
}

/** How decisions stand, by their ids. */
export async function readStandings(ids: readonly string[]): Promise<Map<string, Standing>> {
  const approvals = await prisma().approval.findMany({
    where: { id: { in: [...ids] } },
    include: { boardVersion: true, user: { select: { kind: true } } },
  })
  const all = await readDecisions([...new Set(approvals.map(({ storyboardId }) => storyboardId))])
  const isOver = (approval: Decision) => approval.withdrawnAt !== null || isSuperseded(approval, all)
  const changes = await readChanges(approvals.filter((approval) => !isOver(approval)))
  return new Map(approvals.map((approval): [string, Standing] => {
    if (approval.withdrawnAt !== null) return [approval.id, { state: 'WITHDRAWN', changes: null }]
    if (isOver(approval)) return [approval.id, { state: 'SUPERSEDED', changes: null }]
    const found = changes.get(approval.id) ?? null
    return [approval.id, { state: found && found.parts.length > 0 ? 'CHANGED' : 'CURRENT', changes: found }]
  }))
}

/** A decision that stands, with what changed since. */
export interface StandingApproval {
  approval: Approval
  standing: Standing
}

/** The decisions about boards that stand, neither withdrawn nor superseded, newest first. */
export async function readStandingApprovals(
  storyboardIds: readonly string[],
): Promise<Map<string, StandingApproval[]>> {
  const approvals = await prisma().approval.findMany({
    where: { storyboardId: { in: [...storyboardIds] }, withdrawnAt: null }, orderBy: { id: 'desc' },
  })
  const byBoard = new Map<string, StandingApproval[]>(storyboardIds.map((id) => [id, []]))
  const standings = await readStandings(
    approvals.filter((approval) => !isSuperseded(approval, approvals)).map(({ id }) => id),
  )
  for (const approval of approvals) {
    const standing = standings.get(approval.id)
    if (standing) byBoard.get(approval.storyboardId)?.push({ approval, standing })
  }
  return byBoard
}

/** The boards of shots. */
export async function readBoardsOf(shotIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await prisma().shot.findMany({
    where: { id: { in: [...shotIds] } }, select: { id: true, storyboardId: true },
  })
  return new Map(rows.map(({ id, storyboardId }) => [id, storyboardId]))
}
