ALTER TABLE "ReviewSession" ADD COLUMN "leaderId" UUID, ADD COLUMN "leadingTab" TEXT;
UPDATE "ReviewSession" SET "leaderId" = "startedById";
ALTER TABLE "ReviewSession" ALTER COLUMN "leaderId" SET NOT NULL;
