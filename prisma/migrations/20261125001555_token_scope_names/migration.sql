-- Scopes of tokens by resource, as names. The column "scopes" keeps the bundles for servers of the release before, and
-- goes with the next one.
ALTER TABLE "AccessToken" ADD COLUMN "scopeNames" TEXT[] DEFAULT ARRAY[]::TEXT[];

UPDATE "AccessToken" SET "scopeNames" = "scopes"::TEXT[] WHERE "scopes" <> '{}';
