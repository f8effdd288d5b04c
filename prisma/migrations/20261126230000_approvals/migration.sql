ALTER TYPE "NotificationKind" ADD VALUE 'REVIEW_ANSWERED';

ALTER TABLE "ReviewLink" ADD COLUMN "canApprove" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "InkDigest" (
  "viewId" UUID NOT NULL,
  "revision" INTEGER NOT NULL,
  "baseWidth" INTEGER NOT NULL,
  "baseHeight" INTEGER NOT NULL,
  "digest" BYTEA NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "InkDigest_pkey" PRIMARY KEY ("viewId", "revision", "baseWidth", "baseHeight")
) WITH (autovacuum_analyze_threshold = 0);
ALTER TABLE "InkDigest" ADD CONSTRAINT "InkDigest_viewId_fkey"
  FOREIGN KEY ("viewId") REFERENCES "ShotView" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "ApprovalDecision" AS ENUM ('APPROVED', 'CHANGES_REQUESTED');

CREATE TABLE "Approval" (
  "id" UUID NOT NULL,
  "storyboardId" UUID NOT NULL,
  "boardVersionId" UUID NOT NULL,
  "shotIds" UUID[],
  "shows" "ReviewPart"[],
  "decision" "ApprovalDecision" NOT NULL,
  "note" TEXT NOT NULL,
  "userId" UUID NOT NULL,
  "reviewLinkId" UUID,
  "seal" BYTEA NOT NULL,
  "withdrawnAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Approval_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "Approval_storyboardId_idx" ON "Approval" ("storyboardId");
CREATE INDEX "Approval_boardVersionId_idx" ON "Approval" ("boardVersionId");
CREATE INDEX "Approval_userId_idx" ON "Approval" ("userId");
CREATE INDEX "Approval_reviewLinkId_idx" ON "Approval" ("reviewLinkId");
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_boardVersionId_fkey"
  FOREIGN KEY ("boardVersionId") REFERENCES "StoryboardVersion" ("id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_reviewLinkId_fkey"
  FOREIGN KEY ("reviewLinkId") REFERENCES "ReviewLink" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
