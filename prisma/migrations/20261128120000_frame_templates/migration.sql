CREATE TABLE "FrameTemplate" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "rank" TEXT NOT NULL,
  "isDefault" BOOLEAN NOT NULL DEFAULT false,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "layers" JSONB NOT NULL,
  "payload" BYTEA NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "FrameTemplate_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "FrameTemplate_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "FrameTemplate_projectId_rank_key" ON "FrameTemplate"("projectId", "rank");
