-- Pictures and sounds of imports are kept before these are applied.
CREATE TABLE "ImportMedia" (
  "importId" UUID NOT NULL,
  "mediaId" UUID NOT NULL,
  CONSTRAINT "ImportMedia_pkey" PRIMARY KEY ("importId", "mediaId"),
  CONSTRAINT "ImportMedia_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "ImportMedia_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ImportMedia_mediaId_idx" ON "ImportMedia" ("mediaId");

-- Views are found again by the ids of the boards that they came from.
ALTER TYPE "ExternalSource" ADD VALUE 'STORYBOARDER';
ALTER TABLE "ExternalRef"
  ADD COLUMN "viewId" UUID,
  DROP CONSTRAINT "ExternalRef_oneSubject",
  ADD CONSTRAINT "ExternalRef_oneSubject" CHECK (num_nonnulls("shotId", "taskId", "assetId", "viewId") = 1),
  ADD CONSTRAINT "ExternalRef_viewId_fkey" FOREIGN KEY ("viewId") REFERENCES "ShotView" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE;
CREATE UNIQUE INDEX "ExternalRef_viewId_source_key" ON "ExternalRef" ("viewId", "source");
CREATE UNIQUE INDEX "ExternalRef_viewKey" ON "ExternalRef" ("projectId", "source", "key") WHERE "viewId" IS NOT NULL;
