BEGIN;

-- AlterTable
ALTER TABLE "ProjectExport" ADD COLUMN "hasAddresses" BOOLEAN NOT NULL DEFAULT true;

COMMIT;
