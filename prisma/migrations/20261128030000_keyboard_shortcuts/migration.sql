-- The keyboard shortcuts that a person changed, by name.
CREATE TABLE "KeyboardShortcuts" (
  "userId" UUID NOT NULL,
  "keys" JSONB NOT NULL,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "KeyboardShortcuts_pkey" PRIMARY KEY ("userId")
) WITH (autovacuum_analyze_threshold = 0);
ALTER TABLE "KeyboardShortcuts" ADD CONSTRAINT "KeyboardShortcuts_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
