BEGIN;

-- CreateEnum
CREATE TYPE "TeamSize" AS ENUM ('UP_TO_10', 'UP_TO_50', 'UP_TO_200', 'MORE');

-- CreateEnum
CREATE TYPE "NewsletterLinkKind" AS ENUM ('CONFIRM', 'UNSUBSCRIBE');

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConsultationRequest" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "teamSize" "TeamSize" NOT NULL,
    "preferredTime" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConsultationRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsletterSubscription" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NewsletterSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsletterLink" (
    "id" UUID NOT NULL,
    "kind" "NewsletterLinkKind" NOT NULL,
    "subscriptionId" UUID NOT NULL,
    "secretHash" BYTEA NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NewsletterLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_idx" ON "ContactMessage"("createdAt");

-- CreateIndex
CREATE INDEX "ConsultationRequest_createdAt_idx" ON "ConsultationRequest"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterSubscription_emailKey_key" ON "NewsletterSubscription"("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterLink_secretHash_key" ON "NewsletterLink"("secretHash");

-- CreateIndex
CREATE INDEX "NewsletterLink_subscriptionId_idx" ON "NewsletterLink"("subscriptionId");

-- AddForeignKey
ALTER TABLE "NewsletterLink" ADD CONSTRAINT "NewsletterLink_subscriptionId_fkey"
    FOREIGN KEY ("subscriptionId") REFERENCES "NewsletterSubscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

COMMIT;
