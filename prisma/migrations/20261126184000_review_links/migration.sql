CREATE TYPE "UserKind" AS ENUM ('PERSON', 'SERVICE', 'GUEST');
ALTER TABLE "User" ADD COLUMN "kind" "UserKind" NOT NULL DEFAULT 'PERSON';
UPDATE "User" SET "kind" = 'SERVICE' WHERE "isService";
ALTER TABLE "User" DROP COLUMN "isService";

CREATE TYPE "ReviewPart" AS ENUM ('DESCRIPTIONS', 'DIALOGUE', 'CODES', 'STATUSES', 'SOUND');

CREATE TABLE "ReviewLink" (
  "id" UUID NOT NULL,
  "storyboardId" UUID NOT NULL,
  "boardVersionId" UUID NOT NULL,
  "shotIds" UUID[] NOT NULL,
  "title" TEXT NOT NULL,
  "canComment" BOOLEAN NOT NULL,
  "canDownload" BOOLEAN NOT NULL,
  "shows" "ReviewPart"[] NOT NULL,
  "isIsolated" BOOLEAN NOT NULL,
  "hasWatermark" BOOLEAN NOT NULL,
  "recipientName" TEXT NOT NULL,
  "recipientEmail" TEXT NOT NULL,
  "passwordHash" TEXT,
  "secretHash" BYTEA NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "revokedAt" TIMESTAMPTZ(3),
  "createdById" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ReviewLink_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ReviewLink_storyboardId_idx" ON "ReviewLink" ("storyboardId");
CREATE INDEX "ReviewLink_boardVersionId_idx" ON "ReviewLink" ("boardVersionId");
CREATE INDEX "ReviewLink_createdById_idx" ON "ReviewLink" ("createdById");
ALTER TABLE "ReviewLink" ADD CONSTRAINT "ReviewLink_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReviewLink" ADD CONSTRAINT "ReviewLink_boardVersionId_fkey"
  FOREIGN KEY ("boardVersionId") REFERENCES "StoryboardVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReviewLink" ADD CONSTRAINT "ReviewLink_createdById_fkey"
  FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReviewGuest" (
  "id" UUID NOT NULL,
  "linkId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "secretHash" BYTEA NOT NULL,
  "endedAt" TIMESTAMPTZ(3),
  "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ReviewGuest_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "ReviewGuest_userId_key" ON "ReviewGuest" ("userId");
CREATE UNIQUE INDEX "ReviewGuest_secretHash_key" ON "ReviewGuest" ("secretHash");
CREATE INDEX "ReviewGuest_linkId_idx" ON "ReviewGuest" ("linkId");
ALTER TABLE "ReviewGuest" ADD CONSTRAINT "ReviewGuest_linkId_fkey"
  FOREIGN KEY ("linkId") REFERENCES "ReviewLink" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReviewGuest" ADD CONSTRAINT "ReviewGuest_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReviewVisit" (
  "id" UUID NOT NULL,
  "guestId" UUID NOT NULL,
  "seconds" INTEGER NOT NULL DEFAULT 0,
  "shotsSeen" INTEGER NOT NULL DEFAULT 0,
  "downloads" INTEGER NOT NULL DEFAULT 0,
  "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ReviewVisit_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ReviewVisit_guestId_idx" ON "ReviewVisit" ("guestId");
ALTER TABLE "ReviewVisit" ADD CONSTRAINT "ReviewVisit_guestId_fkey"
  FOREIGN KEY ("guestId") REFERENCES "ReviewGuest" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CommentThread" ADD COLUMN "reviewLinkId" UUID, ADD COLUMN "boardVersionId" UUID;
CREATE INDEX "CommentThread_reviewLinkId_idx" ON "CommentThread" ("reviewLinkId");
CREATE INDEX "CommentThread_boardVersionId_idx" ON "CommentThread" ("boardVersionId");
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_reviewLinkId_fkey"
  FOREIGN KEY ("reviewLinkId") REFERENCES "ReviewLink" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "CommentThread" ADD CONSTRAINT "CommentThread_boardVersionId_fkey"
  FOREIGN KEY ("boardVersionId") REFERENCES "StoryboardVersion" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
