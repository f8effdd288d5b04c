CREATE TABLE "BoardRestore" (
  "storyboardId" UUID NOT NULL,
  "boardVersionId" UUID NOT NULL,
  "requestedById" UUID NOT NULL,
  "wish" JSONB NOT NULL,
  "viewsDone" INTEGER NOT NULL DEFAULT 0,
  "viewsTotal" INTEGER NOT NULL,
  "failure" JSONB,
  "startedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "BoardRestore_pkey" PRIMARY KEY ("storyboardId")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "BoardRestore_boardVersionId_idx" ON "BoardRestore" ("boardVersionId");
ALTER TABLE "BoardRestore" ADD CONSTRAINT "BoardRestore_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BoardRestore" ADD CONSTRAINT "BoardRestore_boardVersionId_fkey"
  FOREIGN KEY ("boardVersionId") REFERENCES "StoryboardVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
