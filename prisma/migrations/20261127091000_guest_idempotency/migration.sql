ALTER TABLE "IdempotencyKey" ALTER COLUMN "tokenId" DROP NOT NULL;
ALTER TABLE "IdempotencyKey" ADD COLUMN "guestId" UUID;
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_holder_check"
  CHECK (num_nonnulls("tokenId", "guestId") = 1);
CREATE INDEX "IdempotencyKey_guestId_idx" ON "IdempotencyKey" ("guestId");
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_guestId_fkey"
  FOREIGN KEY ("guestId") REFERENCES "ReviewGuest" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
