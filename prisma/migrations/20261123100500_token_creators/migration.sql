BEGIN;

-- AlterTable
ALTER TABLE "AccessToken" ADD COLUMN "createdById" UUID;

-- CreateIndex
CREATE INDEX "AccessToken_createdById_idx" ON "AccessToken"("createdById");

-- Service tokens made until now: who made them stands in the log, which names them by TypeID (26 base32 digits).
CREATE FUNCTION pg_temp.uuid_of(typeid TEXT) RETURNS UUID LANGUAGE sql IMMUTABLE AS $$
  WITH digits AS (
    SELECT string_agg(
      (strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(right(typeid, 26), i, 1)) - 1)::bit(5)::text, '' ORDER BY i
    ) AS bits
    FROM generate_series(1, 26) AS i
  )
  SELECT string_agg(to_hex(substr(bits, 3 + 4 * n, 4)::bit(4)::int), '' ORDER BY n)::uuid
  FROM digits, generate_series(0, 31) AS n
$$;

UPDATE "AccessToken" t SET "createdById" = e."actorId"
FROM "OrganizationEvent" e JOIN "User" u ON u."id" = e."actorId" AND NOT u."isService"
WHERE t."kind" = 'SERVICE' AND e."organizationId" = t."organizationId" AND e."type" = 'token.created'
  AND e."payload"->>'kind' = 'SERVICE' AND pg_temp.uuid_of(e."subject") = t."id";

DROP FUNCTION pg_temp.uuid_of(TEXT);

COMMIT;
