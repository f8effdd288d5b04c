ALTER TABLE "CommentThread" ADD COLUMN "playlistItemId" UUID;
