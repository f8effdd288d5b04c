CREATE TYPE "ThreadSubjectType" AS ENUM ('STORYBOARD', 'SHOT', 'VIEW', 'ASSET', 'TASK');

ALTER TABLE "Project" ADD COLUMN "lastThread" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "CommentThread" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "subjectType" "ThreadSubjectType" NOT NULL,
  "storyboardId" UUID,
  "shotId" UUID,
  "viewId" UUID,
  "assetId" UUID,
  "taskId" UUID,
  "frameFrom" INTEGER,
  "frameTo" INTEGER,
  "regionX" INTEGER,
  "regionY" INTEGER,
  "regionWidth" INTEGER,
  "regionHeight" INTEGER,
  "seenRevision" INTEGER,
  "seenImageId" UUID,
  "seenWidth" INTEGER,
  "seenHeight" INTEGER,
  "lastComment" INTEGER NOT NULL DEFAULT 0,
  "resolvedAt" TIMESTAMPTZ(3),
  "resolvedById" UUID,
  "version" INTEGER NOT NULL DEFAULT 1,
  "deletedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "CommentThread_pkey" PRIMARY KEY ("id"),
  -- Exactly one subject, with the board and the shot that it is in.
  CONSTRAINT "CommentThread_subject_check" CHECK (
    ("storyboardId" IS NOT NULL) = ("subjectType" IN ('STORYBOARD', 'SHOT', 'VIEW'))
    AND ("shotId" IS NOT NULL) = ("subjectType" IN ('SHOT', 'VIEW'))
    AND ("viewId" IS NOT NULL) = ("subjectType" = 'VIEW')
    AND ("assetId" IS NOT NULL) = ("subjectType" = 'ASSET')
    AND ("taskId" IS NOT NULL) = ("subjectType" = 'TASK')
  ),
  -- Frames are of shots, regions and what was seen of views.
  CONSTRAINT "CommentThread_anchor_check" CHECK (
    ("frameFrom" IS NULL) = ("frameTo" IS NULL)
    AND ("frameFrom" IS NULL OR ("shotId" IS NOT NULL AND "frameFrom" >= 0 AND "frameTo" >= "frameFrom"))
    AND num_nulls("regionX", "regionY", "regionWidth", "regionHeight") IN (0, 4)
    AND ("regionX" IS NULL OR "viewId" IS NOT NULL)
    AND num_nulls("seenRevision", "seenWidth", "seenHeight") = CASE WHEN "viewId" IS NULL THEN 3 ELSE 0 END
  )
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "CommentThread_projectId_number_key" ON "CommentThread" ("projectId", "number");
CREATE INDEX "CommentThread_storyboardId_idx" ON "CommentThread" ("storyboardId");
CREATE INDEX "CommentThread_shotId_idx" ON "CommentThread" ("shotId");
CREATE INDEX "CommentThread_viewId_idx" ON "CommentThread" ("viewId");
CREATE INDEX "CommentThread_assetId_idx" ON "CommentThread" ("assetId");
CREATE INDEX "CommentThread_taskId_idx" ON "CommentThread" ("taskId");
CREATE INDEX "CommentThread_seenImageId_idx" ON "CommentThread" ("seenImageId");
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_projectId_fkey"
  FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_shotId_fkey"
  FOREIGN KEY ("shotId") REFERENCES "Shot" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_viewId_fkey"
  FOREIGN KEY ("viewId") REFERENCES "ShotView" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_assetId_fkey"
  FOREIGN KEY ("assetId") REFERENCES "Asset" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_taskId_fkey"
  FOREIGN KEY ("taskId") REFERENCES "Task" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_seenImageId_fkey"
  FOREIGN KEY ("seenImageId") REFERENCES "Media" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "Comment" (
  "id" UUID NOT NULL,
  "threadId" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "authorId" UUID NOT NULL,
  "body" TEXT NOT NULL,
  "revision" INTEGER NOT NULL DEFAULT 0,
  "strokeCount" INTEGER NOT NULL DEFAULT 0,
  "editedAt" TIMESTAMPTZ(3),
  "deletedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Comment_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "Comment_threadId_number_key" ON "Comment" ("threadId", "number");
CREATE INDEX "Comment_authorId_idx" ON "Comment" ("authorId");
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_threadId_fkey"
  FOREIGN KEY ("threadId") REFERENCES "CommentThread" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_authorId_fkey"
  FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "CommentOp" (
  "commentId" UUID NOT NULL,
  "seq" INTEGER NOT NULL,
  "opId" UUID NOT NULL,
  "kind" "OperationKind" NOT NULL,
  "payload" BYTEA NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "CommentOp_pkey" PRIMARY KEY ("commentId", "seq")
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "CommentOp_commentId_opId_key" ON "CommentOp" ("commentId", "opId");
ALTER TABLE "CommentOp" ADD CONSTRAINT "CommentOp_commentId_fkey"
  FOREIGN KEY ("commentId") REFERENCES "Comment" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ThreadRead" (
  "threadId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  CONSTRAINT "ThreadRead_pkey" PRIMARY KEY ("threadId", "userId")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ThreadRead_userId_idx" ON "ThreadRead" ("userId");
ALTER TABLE "ThreadRead" ADD CONSTRAINT "ThreadRead_threadId_fkey"
  FOREIGN KEY ("threadId") REFERENCES "CommentThread" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ThreadRead" ADD CONSTRAINT "ThreadRead_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ThreadFollow" (
  "threadId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "isFollowed" BOOLEAN NOT NULL,
  CONSTRAINT "ThreadFollow_pkey" PRIMARY KEY ("threadId", "userId")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ThreadFollow_userId_idx" ON "ThreadFollow" ("userId");
ALTER TABLE "ThreadFollow" ADD CONSTRAINT "ThreadFollow_threadId_fkey"
  FOREIGN KEY ("threadId") REFERENCES "CommentThread" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ThreadFollow" ADD CONSTRAINT "ThreadFollow_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
