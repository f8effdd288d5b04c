import { pool } from '../../platform/database/client.ts'

/** Most assets of a graph. */
export const GRAPH_ASSETS = 100

/** What hangs together with an asset. */
export interface AssetGraph {
  /** The asset first, then the others, the nearest first. */
  assetIds: string[]
  /** All dependencies between those, in the order they were said in. */
  dependencyIds: string[]
  /** False when there is more than was read. */
  isComplete: boolean
}

/**
 * What hangs together with assets, whichever way the dependencies go, in one statement for all that are asked. It goes
 * from each asset outwards, a row a step with everything seen so far, and stops once there are too many.
 */
export async function readAssetGraphs(assetIds: readonly string[]): Promise<Map<string, AssetGraph>> {
  const { rows } = await pool().query<AssetGraph & { rootId: string }>({
    name: 'assetGraphs',
    text: `SELECT root."id" AS "rootId", walked."seen"[:$2::int]::text[] AS "assetIds",
        cardinality(walked."seen") <= $2::int AS "isComplete",
        ARRAY(
          SELECT d."id"::text FROM "AssetDependency" d
          WHERE d."sourceId" = ANY(walked."seen"[:$2::int]) AND d."targetId" = ANY(walked."seen"[:$2::int])
          ORDER BY d."id") AS "dependencyIds"
      FROM unnest($1::uuid[]) AS root("id"), LATERAL (
        WITH RECURSIVE steps("distance", "edge", "seen") AS (
          SELECT 0, ARRAY[root."id"], ARRAY[root."id"]
          UNION ALL
          SELECT s."distance" + 1, further."ids", s."seen" || further."ids"
          FROM steps s, LATERAL (
            SELECT array_agg(a."id" ORDER BY a."id") AS "ids" FROM "Asset" a
            WHERE a."deletedAt" IS NULL AND a."id" <> ALL(s."seen") AND a."id" IN (
              SELECT d."targetId" FROM "AssetDependency" d WHERE d."sourceId" = ANY(s."edge")
              UNION ALL
              SELECT d."sourceId" FROM "AssetDependency" d WHERE d."targetId" = ANY(s."edge"))) further
          WHERE further."ids" IS NOT NULL AND cardinality(s."seen") <= $2::int
        )
        SELECT "seen" FROM steps ORDER BY "distance" DESC LIMIT 1) walked`,
    values: [assetIds, GRAPH_ASSETS],
  })
  return new Map(rows.map(({ rootId, ...graph }) => [rootId, graph]))
}
