-- Scripts know the script that they revise, and shots their script.
CREATE TYPE "RevisionColor" AS ENUM (
  'WHITE', 'BLUE', 'PINK', 'YELLOW', 'GREEN', 'GOLDENROD', 'BUFF', 'SALMON', 'CHERRY', 'TAN'
);

ALTER TABLE "Script"
  ADD COLUMN "previousId" UUID,
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "color" "RevisionColor" NOT NULL DEFAULT 'WHITE',
  ADD CONSTRAINT "Script_previousId_fkey" FOREIGN KEY ("previousId") REFERENCES "Script"("id")
    ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "Script_previousId_idx" ON "Script"("previousId");

ALTER TABLE "Shot"
  ADD COLUMN "scriptId" UUID,
  ADD COLUMN "scriptLineEnd" INTEGER,
  ADD COLUMN "scriptColor" "RevisionColor",
  ADD CONSTRAINT "Shot_scriptId_fkey" FOREIGN KEY ("scriptId") REFERENCES "Script"("id")
    ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "Shot_scriptId_idx" ON "Shot"("scriptId");

-- Shots that were imported are still in a scene of their script, or were moved to one of the only script of the board.
UPDATE "Shot" s SET "scriptId" = c."scriptId" FROM "Scene" c
WHERE c."id" = s."sceneId" AND s."scriptLine" IS NOT NULL;
UPDATE "Shot" s SET "scriptId" = single."id" FROM (
  SELECT "storyboardId", min("id"::text)::uuid AS "id" FROM "Script" GROUP BY "storyboardId" HAVING count(*) = 1
) single
WHERE single."storyboardId" = s."storyboardId" AND s."scriptId" IS NULL AND s."scriptLine" IS NOT NULL;
