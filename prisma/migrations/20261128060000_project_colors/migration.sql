CREATE TABLE "ProjectColor" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "color" TEXT NOT NULL,
  "rank" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "ProjectColor_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ProjectColor_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "ProjectColor_projectId_rank_key" ON "ProjectColor"("projectId", "rank");
