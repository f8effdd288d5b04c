CREATE TABLE "ReviewAttendee" (
  "sessionId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ReviewAttendee_pkey" PRIMARY KEY ("sessionId", "userId")
) WITH (autovacuum_analyze_threshold = 0);
ALTER TABLE "ReviewAttendee" ADD CONSTRAINT "ReviewAttendee_sessionId_fkey"
  FOREIGN KEY ("sessionId") REFERENCES "ReviewSession" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
