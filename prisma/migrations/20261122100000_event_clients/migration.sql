BEGIN;

-- AlterTable
ALTER TABLE "AccountEvent" ADD COLUMN "clientId" TEXT;

-- AlterTable
ALTER TABLE "OrganizationEvent" ADD COLUMN "clientId" TEXT;

-- AlterTable
ALTER TABLE "Event" ADD COLUMN "clientId" TEXT;

COMMIT;
