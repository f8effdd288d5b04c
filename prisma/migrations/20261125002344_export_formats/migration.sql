-- Exports in several formats, with options, progress of any kind, warnings and an end by hand; presets of a project.
ALTER TYPE "ExportStatus" ADD VALUE 'CANCELED';

CREATE TABLE "ExportPreset" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "format" TEXT NOT NULL,
  "options" JSONB NOT NULL,
  "createdById" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ExportPreset_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);

CREATE UNIQUE INDEX "ExportPreset_projectId_name_key" ON "ExportPreset" ("projectId", "name");

ALTER TABLE "ExportPreset" ADD CONSTRAINT "ExportPreset_projectId_fkey"
  FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ProjectExport" RENAME COLUMN "rowsWritten" TO "unitsDone";
ALTER TABLE "ProjectExport" RENAME COLUMN "rowsTotal" TO "unitsTotal";

ALTER TABLE "ProjectExport"
  ADD COLUMN "format" TEXT NOT NULL DEFAULT 'DATA',
  ADD COLUMN "options" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "scope" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "presetId" UUID,
  ADD COLUMN "stage" TEXT,
  ADD COLUMN "warnings" JSONB NOT NULL DEFAULT '[]';

CREATE INDEX "ProjectExport_presetId_idx" ON "ProjectExport" ("presetId");

ALTER TABLE "ProjectExport" ADD CONSTRAINT "ProjectExport_presetId_fkey"
  FOREIGN KEY ("presetId") REFERENCES "ExportPreset" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
