BEGIN;

-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('TASK_ASSIGNED', 'MENTIONED', 'INVITED', 'SHOT_STATUS_CHANGED');

-- CreateEnum
CREATE TYPE "DigestRhythm" AS ENUM ('OFF', 'HOURLY', 'DAILY', 'WEEKLY');

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "actorId" UUID NOT NULL,
    "projectId" UUID,
    "organizationId" UUID,
    "subjects" TEXT[],
    "count" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "statusName" TEXT,
    "isInPage" BOOLEAN NOT NULL,
    "isByMail" BOOLEAN NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "mailedAt" TIMESTAMPTZ(3),
    "digestId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationSettings" (
    "userId" UUID NOT NULL,
    "hidden" "NotificationKind"[],
    "unmailed" "NotificationKind"[],
    "rhythm" "DigestRhythm" NOT NULL DEFAULT 'DAILY',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NotificationSettings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Mention" (
    "projectId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "Mention_pkey" PRIMARY KEY ("projectId", "subject", "userId")
);

-- CreateIndex
CREATE INDEX "Notification_userId_id_idx" ON "Notification"("userId", "id");

-- CreateIndex
CREATE INDEX "Notification_digestId_idx" ON "Notification"("digestId");

-- CreateIndex
CREATE INDEX "Notification_projectId_idx" ON "Notification"("projectId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_idx" ON "Notification"("organizationId");

-- CreateIndex
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");

-- CreateIndex
-- What no digest has taken up yet: all that the tick of the clock looks at
CREATE INDEX "Notification_unmailed_idx" ON "Notification"("createdAt") WHERE "isByMail" AND "mailedAt" IS NULL;

-- CreateIndex
-- Who made a shot, of any project, without a walk through its log
CREATE INDEX "Event_madeShots_idx" ON "Event"("projectId", "subject")
    WHERE "type" IN ('shot.created', 'shot.duplicated');

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey"
    FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_projectId_fkey"
    FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_fkey"
    FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationSettings" ADD CONSTRAINT "NotificationSettings_userId_fkey"
    FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mention" ADD CONSTRAINT "Mention_projectId_fkey"
    FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

COMMIT;
