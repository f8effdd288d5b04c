import type { PlaylistItem, StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { pool } from '../../platform/database/client.ts'
import { entriesOf } from '../board/versionContent.ts'
import {
  addressOf, type KeptManifest, keptShot, type KeptShot, type KeptState,
} from '../board/versionReading.service.ts'

/** How much is played. */
export interface PlayedLength {
  shotCount: number
  /** At the frame rate of the project, or of the version. */
  seconds: number
}

/** How much of a playlist is played. */
export interface PlaylistLength extends PlayedLength {
  itemCount: number
}

/** In SQL: whether an item `i` plays a shot `s` of its board as it is. */
export const PLAYS_SHOT = `s."storyboardId" = i."storyboardId" AND s."deletedAt" IS NULL
  AND i."boardVersionId" IS NULL AND (coalesce(cardinality(i."shotIds"), 0) = 0 OR s."id" = ANY(i."shotIds"))`

const lengthsWhere = (condition: string) => `
  SELECT i."id", i."playlistId", coalesce(i."keptShots", l."shots")::int AS "shotCount",
    coalesce(i."keptFrames", l."frames")::float8 * coalesce(v."frameRateDenominator", p."frameRateDenominator")
      / coalesce(v."frameRateNumerator", p."frameRateNumerator") AS "seconds"
  FROM "PlaylistItem" i
  JOIN "Storyboard" b ON b."id" = i."storyboardId" AND b."deletedAt" IS NULL
  JOIN "Project" p ON p."id" = b."projectId"
  LEFT JOIN "StoryboardVersion" v ON v."id" = i."boardVersionId"
  LEFT JOIN LATERAL (
    SELECT count(*) AS "shots", coalesce(sum(s."frames"), 0) AS "frames" FROM "Shot" s WHERE ${PLAYS_SHOT}) l ON true
  WHERE ${condition}`

type LengthRow = PlayedLength & Pick<PlaylistItem, 'id' | 'playlistId'>

/** The lengths of items, by their ids. */
export async function readItemLengths(ids: readonly string[]): Promise<Map<string, PlayedLength>> {
  const { rows } = await pool().query<LengthRow>({
    name: 'playlistItemLengths', text: lengthsWhere('i."id" = ANY($1::uuid[])'), values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lengths of playlists, by their ids; one without items has none. */
export async function readPlaylistLengths(ids: readonly string[]): Promise<Map<string, PlaylistLength>> {
  const { rows } = await pool().query<LengthRow>({
    name: 'playlistLengths', text: lengthsWhere('i."playlistId" = ANY($1::uuid[])'), values: [ids],
  })
  const lengths = new Map<string, PlaylistLength>()
  for (const { playlistId, shotCount, seconds } of rows) {
    const sum = lengths.get(playlistId) ?? { itemCount: 0, shotCount: 0, seconds: 0 }
    lengths.set(playlistId, {
      itemCount: sum.itemCount + 1, shotCount: sum.shotCount + shotCount, seconds: sum.seconds + seconds,
    })
  }
  return lengths
}

/** The shots of a version that an item plays, with their 0-based places on the board and the keys of their states. */
export function playedEntries({ shotIds }: Pick<PlaylistItem, 'shotIds'>, { entries }: Pick<KeptManifest, 'entries'>) {
  const ids = new Set(shotIds)
  const all = entriesOf(entries).map(({ id, key }, place) => ({ id, key: key.toString('hex'), place }))
  return ids.size === 0 ? all : all.filter(({ id }) => ids.has(id))
}

/** A shot of a version that an item plays; `place` is its 1-based place among those that are played. */
export interface PlayedShot {
  shot: KeptShot
  place: number
}

interface Stretch {
  size: number
  isForwards: boolean
  /** 1-based places. */
  after: string | null
  before: string | null
}

/** A page of the shots of a version that an item plays, with one more in its direction, in the order of paging. */
export async function playedShots(
  item: Pick<PlaylistItem, 'shotIds'>,
  version: StoryboardVersion,
  manifest: KeptManifest,
  { size, isForwards, after, before }: Stretch,
  stateOf: (address: string) => Promise<KeptState | null>,
): Promise<{ rows: PlayedShot[]; total: number }> {
  const played = playedEntries(item, manifest)
  const start = Number(after ?? 0)
  const end = Math.min(played.length, Number(before ?? played.length + 1) - 1)
  const from = isForwards ? start : Math.max(start, end - size - 1)
  const wanted = played.slice(from, isForwards ? Math.min(end, start + size + 1) : end)
  const found = await Promise.all(wanted.map(({ key }) => stateOf(addressOf(version.storyboardId, key))))
  const rows = wanted.flatMap((entry, index) => {
    const { [index]: state } = found
    if (!state) return []
    return [{ shot: keptShot(version, manifest.head, entry.place, entry, state), place: from + index + 1 }]
  })
  return { rows: isForwards ? rows : rows.reverse(), total: played.length }
}
