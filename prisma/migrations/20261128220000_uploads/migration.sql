-- Files that come in parts before they are imported.
CREATE TABLE "FileUpload" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "fileName" TEXT NOT NULL,
  "bytes" INTEGER NOT NULL,
  "sha256" BYTEA NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "FileUpload_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "FileUpload_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "FileUpload_projectId_idx" ON "FileUpload" ("projectId");
CREATE INDEX "FileUpload_userId_idx" ON "FileUpload" ("userId");
CREATE INDEX "FileUpload_expiresAt_idx" ON "FileUpload" ("expiresAt");
