import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { pool, prisma } from '../../platform/database/client.ts'

/** A version of a board, and the revision that a drawing had in it. */
export interface KeptRevision {
  revision: number
  version: StoryboardVersion
}

interface Row {
  viewId: string
  versionId: string
  revision: number
}

/** The versions that show views, oldest first, by the id of the view. */
export async function readKeptRevisions(viewIds: readonly string[]): Promise<Map<string, KeptRevision[]>> {
  const { rows } = await pool().query<Row>({
    name: 'keptRevisions',
    // An entry of a manifest is the id of a shot, 16 bytes, and the key of its state, 32 bytes.
    text: `SELECT w."id" AS "viewId", v."id" AS "versionId", (kept->>'revision')::int AS "revision"
      FROM "ShotView" w
      JOIN "Shot" s ON s."id" = w."shotId"
      JOIN "StoryboardVersion" v ON v."storyboardId" = s."storyboardId"
      JOIN "VersionManifest" m ON m."versionId" = v."id"
      CROSS JOIN LATERAL (SELECT position(uuid_send(s."id") IN m."entries") AS "at") AS entry
      JOIN "ShotState" t ON t."storyboardId" = v."storyboardId"
        AND t."key" = substring(m."entries" FROM entry."at" + 16 FOR 32)
      CROSS JOIN LATERAL jsonb_array_elements(t."content"->'views') AS kept
      WHERE w."id" = ANY($1::uuid[]) AND entry."at" > 0 AND kept->>'id' = w."id"::text
      ORDER BY v."number"`,
    values: [viewIds],
  })
  const versions = await prisma().storyboardVersion.findMany({
    where: { id: { in: [...new Set(rows.map(({ versionId }) => versionId))] } },
  })
  const byId = new Map(versions.map((version) => [version.id, version]))
  const found = new Map<string, KeptRevision[]>()
  for (const { viewId, versionId, revision } of rows) {
    const version = byId.get(versionId)
    if (version) found.set(viewId, [...(found.get(viewId) ?? []), { revision, version }])
  }
  return found
}
