ALTER TABLE "Approval" ADD COLUMN "reviewSessionId" UUID;
CREATE INDEX "Approval_reviewSessionId_idx" ON "Approval" ("reviewSessionId");
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_reviewSessionId_fkey"
  FOREIGN KEY ("reviewSessionId") REFERENCES "ReviewSession" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
