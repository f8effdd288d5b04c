-- What became of the line of a shot in the revision of its script.
CREATE TYPE "ShotScriptState" AS ENUM ('CURRENT', 'CHANGED', 'ORPHANED');
ALTER TABLE "Shot" ADD COLUMN "scriptState" "ShotScriptState";
UPDATE "Shot" SET "scriptState" = 'CURRENT' WHERE "scriptId" IS NOT NULL;
