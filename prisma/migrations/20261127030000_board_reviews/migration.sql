ALTER TABLE "ReviewSession" ALTER COLUMN "playlistId" DROP NOT NULL, ADD COLUMN "storyboardId" UUID;
CREATE INDEX "ReviewSession_storyboardId_idx" ON "ReviewSession" ("storyboardId");
ALTER TABLE "ReviewSession" ADD CONSTRAINT "ReviewSession_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReviewSession" ADD CONSTRAINT "ReviewSession_subject_check"
  CHECK (num_nonnulls("playlistId", "storyboardId") = 1);

ALTER TABLE "ReviewDecision" RENAME COLUMN "itemId" TO "subjectId";
