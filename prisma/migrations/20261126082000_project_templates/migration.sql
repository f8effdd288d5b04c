CREATE TYPE "TemplatePart" AS ENUM ('STATUSES', 'BOARDS', 'TASKS');

CREATE TABLE "ProjectTemplate" (
  "id" UUID NOT NULL,
  "organizationId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "parts" "TemplatePart"[],
  "contents" JSONB NOT NULL,
  "frameRateNumerator" INTEGER NOT NULL,
  "frameRateDenominator" INTEGER NOT NULL,
  "firstFrame" INTEGER NOT NULL,
  "frameNumbering" "FrameNumbering" NOT NULL,
  "statusCount" INTEGER NOT NULL DEFAULT 0,
  "boardCount" INTEGER NOT NULL DEFAULT 0,
  "sceneCount" INTEGER NOT NULL DEFAULT 0,
  "shotCount" INTEGER NOT NULL DEFAULT 0,
  "taskCount" INTEGER NOT NULL DEFAULT 0,
  "createdById" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ProjectTemplate_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ProjectTemplate_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);

CREATE UNIQUE INDEX "ProjectTemplate_organizationId_name_key" ON "ProjectTemplate" ("organizationId", "name");
