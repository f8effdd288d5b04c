BEGIN;

-- CreateEnum
CREATE TYPE "ExportStatus" AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "ProjectExport" (
    "id" UUID NOT NULL,
    "projectId" UUID NOT NULL,
    "requestedById" UUID NOT NULL,
    "status" "ExportStatus" NOT NULL DEFAULT 'QUEUED',
    "includesCanvasData" BOOLEAN NOT NULL,
    "fileName" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "workedUntil" TIMESTAMPTZ(3),
    "rowsWritten" INTEGER NOT NULL DEFAULT 0,
    "rowsTotal" INTEGER,
    "seq" INTEGER,
    "bytes" BIGINT,
    "sha256" BYTEA,
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProjectExport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProjectExport_projectId_idx" ON "ProjectExport"("projectId");

-- CreateIndex
CREATE INDEX "ProjectExport_expiresAt_idx" ON "ProjectExport"("expiresAt");

-- CreateIndex
CREATE INDEX "ProjectExport_status_workedUntil_idx" ON "ProjectExport"("status", "workedUntil");

-- AddForeignKey
ALTER TABLE "ProjectExport" ADD CONSTRAINT "ProjectExport_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

COMMIT;
