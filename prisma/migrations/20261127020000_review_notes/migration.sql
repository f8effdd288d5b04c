ALTER TABLE "ReviewSession" ADD COLUMN "noteTakerId" UUID;
UPDATE "ReviewSession" SET "noteTakerId" = "startedById";
ALTER TABLE "ReviewSession" ALTER COLUMN "noteTakerId" SET NOT NULL;

ALTER TABLE "CommentThread" ADD COLUMN "reviewSessionId" UUID, ADD COLUMN "noteOf" TEXT NOT NULL DEFAULT '';
CREATE INDEX "CommentThread_reviewSessionId_idx" ON "CommentThread" ("reviewSessionId");
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_reviewSessionId_fkey"
  FOREIGN KEY ("reviewSessionId") REFERENCES "ReviewSession" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
