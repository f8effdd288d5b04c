CREATE TABLE "InvitationLink" (
  "id" UUID PRIMARY KEY,
  "organizationId" UUID NOT NULL REFERENCES "Organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "role" "Role" NOT NULL,
  "createdById" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "secretHash" BYTEA NOT NULL,
  "useLimit" INTEGER,
  "useCount" INTEGER NOT NULL DEFAULT 0,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "revokedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "InvitationLink_secretHash_key" ON "InvitationLink" ("secretHash");
CREATE INDEX "InvitationLink_organizationId_idx" ON "InvitationLink" ("organizationId");
CREATE INDEX "InvitationLink_createdById_idx" ON "InvitationLink" ("createdById");
