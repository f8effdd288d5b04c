ALTER TABLE "CommentThread" ADD COLUMN "deletedById" UUID;
