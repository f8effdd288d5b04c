ALTER TABLE "CommentThread" ADD COLUMN "reviewGuestId" UUID;
CREATE INDEX "CommentThread_reviewGuestId_idx" ON "CommentThread" ("reviewGuestId");
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_reviewGuestId_fkey"
  FOREIGN KEY ("reviewGuestId") REFERENCES "ReviewGuest" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
