BEGIN;

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "keyHash" BYTEA NOT NULL,
    "tokenId" UUID NOT NULL,
    "bodyHash" BYTEA NOT NULL,
    "holder" UUID NOT NULL,
    "leaseUntil" TIMESTAMPTZ(3) NOT NULL,
    "wroteAt" TIMESTAMPTZ(3),
    "answer" TEXT,
    "unkept" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("keyHash")
);

-- CreateIndex
CREATE INDEX "IdempotencyKey_tokenId_idx" ON "IdempotencyKey"("tokenId");

-- CreateIndex
CREATE INDEX "IdempotencyKey_expiresAt_idx" ON "IdempotencyKey"("expiresAt");

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_tokenId_fkey" FOREIGN KEY ("tokenId") REFERENCES "AccessToken"("id") ON DELETE CASCADE ON UPDATE CASCADE;

COMMIT;
