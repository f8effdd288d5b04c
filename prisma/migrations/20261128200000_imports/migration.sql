-- Imports: files whose changes are planned, chosen, applied and undone.
CREATE TYPE "ImportStatus" AS ENUM ('QUEUED', 'READING', 'READY', 'REFUSED', 'APPLIED', 'UNDONE', 'DISCARDED');
CREATE TYPE "ImportChange" AS ENUM (
  'UNCHANGED', 'RETEXTED', 'RENAMED', 'RETIMED', 'REPLACED', 'MOVED', 'SPLIT', 'MERGED', 'REUSED', 'ADDED', 'ORPHANED',
  'REMOVED', 'UNMATCHED', 'REFUSED'
);
CREATE TYPE "ImportChoice" AS ENUM ('ACCEPT', 'REJECT');

CREATE TABLE "Import" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "storyboardId" UUID,
  "requestedById" UUID NOT NULL,
  "reader" TEXT NOT NULL,
  "status" "ImportStatus" NOT NULL DEFAULT 'QUEUED',
  "fileName" TEXT NOT NULL,
  "bytes" INTEGER NOT NULL,
  "options" JSONB NOT NULL DEFAULT '{}',
  "hasAddresses" BOOLEAN NOT NULL DEFAULT true,
  "attempt" INTEGER NOT NULL DEFAULT 0,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "workedUntil" TIMESTAMPTZ(3),
  "basedOnSeq" INTEGER,
  "digest" TEXT,
  "warnings" JSONB NOT NULL DEFAULT '[]',
  "columns" JSONB NOT NULL DEFAULT '[]',
  "failure" JSONB,
  "encodings" JSONB NOT NULL DEFAULT '[]',
  "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "versionIds" UUID[] DEFAULT ARRAY[]::UUID[],
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "appliedAt" TIMESTAMPTZ(3),
  "undoneAt" TIMESTAMPTZ(3),
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Import_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Import_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "Import_storyboardId_fkey" FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "Import_projectId_idx" ON "Import" ("projectId");
CREATE INDEX "Import_storyboardId_idx" ON "Import" ("storyboardId");
CREATE INDEX "Import_expiresAt_idx" ON "Import" ("expiresAt");
CREATE INDEX "Import_status_workedUntil_idx" ON "Import" ("status", "workedUntil");

CREATE TABLE "ImportItem" (
  "id" UUID NOT NULL,
  "importId" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "key" TEXT NOT NULL,
  "change" "ImportChange" NOT NULL,
  "changes" JSONB NOT NULL,
  "subjectType" TEXT NOT NULL,
  "subjectId" UUID,
  "name" TEXT NOT NULL,
  "sourceLine" INTEGER,
  "choice" "ImportChoice" NOT NULL,
  "isChosen" BOOLEAN NOT NULL DEFAULT false,
  "isDoubtful" BOOLEAN NOT NULL DEFAULT false,
  "reasons" JSONB NOT NULL DEFAULT '[]',
  "needs" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "before" JSONB,
  "afterVersion" BIGINT,
  CONSTRAINT "ImportItem_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ImportItem_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "ImportItem_importId_position_key" ON "ImportItem" ("importId", "position");
CREATE UNIQUE INDEX "ImportItem_importId_key_key" ON "ImportItem" ("importId", "key");
