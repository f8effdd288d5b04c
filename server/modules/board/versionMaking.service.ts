import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import type { StoryboardVersion, VersionKind } from '../../__generated__/prisma/client.ts'
import type { FrameRate } from '../../kernel/frames.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { type BoardContent, keyOf, manifestOf, readBoardContents, type VersionHead } from './versionContent.ts'

/** What a version is made with beside the board. */
export interface NewVersion {
  kind: VersionKind
  name?: string
  note?: string
  /** Null for the clock. */
  madeById: string | null
  /** The frame rate that the lengths on the board are still in, where the project has a new one already. */
  rate?: FrameRate
}

/** A deletion of at least so many shots at once makes a version first. */
export const LARGE_DELETION = 20

interface State {
  id: string
  key: Buffer
  shot: BoardContent['shots'][number]
}

/** Writes the states that no version of the board has yet, with the pins of what they show. */
async function writeStates(tx: Transaction, storyboardId: string, states: readonly State[]): Promise<void> {
  const byKey = new Map(states.map((state) => [state.key.toString('hex'), state]))
  const known = await tx.$queryRaw<{ key: string }[]>`
    SELECT encode("key", 'hex') AS "key" FROM "ShotState"
    WHERE "storyboardId" = ${storyboardId}::uuid AND "key" = ANY(${states.map(({ key }) => key)}::bytea[])`
  for (const { key } of known) byKey.delete(key)
  if (byKey.size === 0) return
  const added = [...byKey].map(([key, { shot: { content, voiceId } }]) => ({ key, content, voiceId }))
  await tx.$executeRaw`
    INSERT INTO "ShotState" ("storyboardId", "key", "content", "voiceId")
    SELECT ${storyboardId}::uuid, decode(n."key", 'hex'), n."content", n."voiceId"
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS n("key" text, "content" jsonb, "voiceId" uuid)`
  const pins = [...byKey].flatMap(([key, { shot }]) => shot.images.map((image) => ({ key, ...image })))
  await tx.$executeRaw`
    INSERT INTO "ShotStatePin" ("storyboardId", "stateKey", "viewId", "imageId")
    SELECT ${storyboardId}::uuid, decode(n."key", 'hex'), n."viewId", n."imageId"
    FROM jsonb_to_recordset(${JSON.stringify(pins)}::jsonb) AS n("key" text, "viewId" uuid, "imageId" uuid)`
}

interface Newest {
  version: StoryboardVersion
  entries: Uint8Array
  head: VersionHead
}

async function newestOf(tx: Transaction, storyboardId: string): Promise<Newest | null> {
  const found = await tx.storyboardVersion.findFirst({
    where: { storyboardId },
    orderBy: { number: 'desc' },
    include: { manifest: true },
  })
  if (!found?.manifest) return null
  const { manifest, ...version } = found
  return { version, entries: manifest.entries, head: manifest.head as unknown as VersionHead }
}

/** What of a version is compared with the board and written with a new one. */
const lengthsOf = ({ startTimecode, frameRateNumerator, frameRateDenominator }: Omit<BoardContent, 'shots'>) =>
  ({ startTimecode, frameRateNumerator, frameRateDenominator })

const isSame = ({ version, entries, head }: Newest, board: BoardContent, manifest: Buffer): boolean =>
  manifest.equals(entries) && isDeepStrictEqual(head, board.head)
  && isDeepStrictEqual(lengthsOf({ ...board, ...version }), lengthsOf(board))

/** A version that is the board as it is: by hand it gets the name; it is good for the log so far. */
function useAgain(tx: Transaction, { id, kind }: StoryboardVersion, seq: number, asked: NewVersion) {
  const { name = '', note = '', madeById } = asked
  const named = asked.kind === 'MANUAL' && (kind !== 'MANUAL' || name !== '' || note !== '')
  return tx.storyboardVersion.update({
    where: { id },
    data: { seq, ...(named && { kind: 'MANUAL', name, note, madeById, version: { increment: 1 } }) },
  })
}

/** Whether a version by hand keeps its own name, so that another name needs a version of its own. */
const hasOtherName = ({ name, note }: StoryboardVersion, asked: NewVersion): boolean =>
  (name !== '' || note !== '') && ((asked.name ?? '') !== '' || (asked.note ?? '') !== '')

async function keepVersion(
  tx: Transaction,
  storyboardId: string,
  read: BoardContent,
  asked: NewVersion,
): Promise<StoryboardVersion> {
  const { rate, kind, name = '', note = '', madeById } = asked
  const board = rate ? { ...read, frameRateNumerator: rate.numerator, frameRateDenominator: rate.denominator } : read
  const states = board.shots.map((shot) => ({ id: shot.id, key: keyOf(shot.content), shot }))
  const manifest = manifestOf(states)
  const newest = await newestOf(tx, storyboardId)
  if (newest && isSame(newest, board, manifest) && !hasOtherName(newest.version, asked)) {
    return useAgain(tx, newest.version, board.seq, asked)
  }
  await writeStates(tx, storyboardId, states)
  const [counted] = await tx.$queryRaw<{ number: number }[]>`
    UPDATE "Storyboard" SET "lastVersion" = "lastVersion" + 1 WHERE "id" = ${storyboardId}::uuid
    RETURNING "lastVersion" AS "number"`
  const id = uuidv7()
  const version = await tx.storyboardVersion.create({
    data: {
      id, storyboardId, number: counted?.number ?? 1, kind, name, note, madeById, seq: board.seq, ...lengthsOf(board),
      shotCount: board.shots.length,
      frames: board.shots.reduce((sum, { content: { frames } }) => sum + frames, 0),
      soundId: board.soundId,
    },
  })
  const entries = new Uint8Array(manifest)
  await tx.versionManifest.create({ data: { versionId: id, entries, head: board.head as object } })
  return version
}

/** An empty board has nothing that a change could take away; a restore is undone by the version before it. */
const isWorthKeeping = ({ shots }: BoardContent, { kind }: NewVersion) =>
  shots.length > 0 || kind === 'MANUAL' || kind === 'BEFORE_RESTORE'

/**
 * Keeps boards as they are, one version each, inside the change that is about to alter them. A board that is as its
 * newest version keeps that one. Answers the versions in the order of the boards.
 */
export async function keepVersions(
  tx: Transaction,
  storyboardIds: readonly string[],
  asked: NewVersion,
): Promise<StoryboardVersion[]> {
  const boards = await readBoardContents(tx, storyboardIds)
  const versions: StoryboardVersion[] = []
  for (const id of storyboardIds) {
    const board = boards.get(id)
    if (board && isWorthKeeping(board, asked)) versions.push(await keepVersion(tx, id, board, asked))
  }
  return versions
}

/** The same for all boards of a project that are not in the trash. */
export async function keepVersionsOf(tx: Transaction, projectId: string, asked: NewVersion): Promise<void> {
  const boards = await tx.storyboard.findMany({
    where: { projectId, deletedAt: null },
    orderBy: { rank: 'asc' },
    select: { id: true },
  })
  await keepVersions(tx, boards.map(({ id }) => id), asked)
}
