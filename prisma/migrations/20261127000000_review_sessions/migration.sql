CREATE TYPE "ReviewDecisionKind" AS ENUM ('APPROVED', 'CHANGES', 'HOLD');

CREATE TABLE "ReviewSession" (
  "id" UUID NOT NULL,
  "playlistId" UUID NOT NULL,
  "startedById" UUID NOT NULL,
  "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "endedAt" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "ReviewSession_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ReviewSession_playlistId_idx" ON "ReviewSession" ("playlistId");
ALTER TABLE "ReviewSession" ADD CONSTRAINT "ReviewSession_playlistId_fkey"
  FOREIGN KEY ("playlistId") REFERENCES "Playlist" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReviewDecision" (
  "sessionId" UUID NOT NULL,
  "itemId" UUID NOT NULL,
  "kind" "ReviewDecisionKind" NOT NULL,
  "note" TEXT NOT NULL,
  "decidedById" UUID NOT NULL,
  "decidedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ReviewDecision_pkey" PRIMARY KEY ("sessionId", "itemId")
) WITH (autovacuum_analyze_threshold = 0);
ALTER TABLE "ReviewDecision" ADD CONSTRAINT "ReviewDecision_sessionId_fkey"
  FOREIGN KEY ("sessionId") REFERENCES "ReviewSession" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
