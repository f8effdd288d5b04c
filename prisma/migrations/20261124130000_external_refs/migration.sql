-- Keys of objects of a project in other systems. Exactly one of the three ids is set.
CREATE TYPE "ExternalSource" AS ENUM ('API');

CREATE TABLE "ExternalRef" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "source" "ExternalSource" NOT NULL,
  "key" TEXT NOT NULL,
  "shotId" UUID,
  "taskId" UUID,
  "assetId" UUID,
  CONSTRAINT "ExternalRef_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ExternalRef_oneSubject" CHECK (num_nonnulls("shotId", "taskId", "assetId") = 1)
) WITH (autovacuum_analyze_threshold = 0);

CREATE UNIQUE INDEX "ExternalRef_shotId_source_key" ON "ExternalRef" ("shotId", "source");
CREATE UNIQUE INDEX "ExternalRef_taskId_source_key" ON "ExternalRef" ("taskId", "source");
CREATE UNIQUE INDEX "ExternalRef_assetId_source_key" ON "ExternalRef" ("assetId", "source");
CREATE UNIQUE INDEX "ExternalRef_shotKey" ON "ExternalRef" ("projectId", "source", "key") WHERE "shotId" IS NOT NULL;
CREATE UNIQUE INDEX "ExternalRef_taskKey" ON "ExternalRef" ("projectId", "source", "key") WHERE "taskId" IS NOT NULL;
CREATE UNIQUE INDEX "ExternalRef_assetKey" ON "ExternalRef" ("projectId", "source", "key") WHERE "assetId" IS NOT NULL;

ALTER TABLE "ExternalRef"
  ADD CONSTRAINT "ExternalRef_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "ExternalRef_shotId_fkey" FOREIGN KEY ("shotId") REFERENCES "Shot"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "ExternalRef_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "ExternalRef_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "Asset"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;
