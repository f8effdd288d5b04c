CREATE TYPE "VersionKind" AS ENUM ('MANUAL', 'DAILY', 'BEFORE_IMPORT', 'BEFORE_RESTORE', 'BEFORE_RESET', 'BEFORE_BATCH');

ALTER TABLE "Storyboard" ADD COLUMN "lastVersion" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "StoryboardVersion" (
  "id" UUID NOT NULL,
  "storyboardId" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "kind" "VersionKind" NOT NULL,
  "name" TEXT NOT NULL DEFAULT '',
  "note" TEXT NOT NULL DEFAULT '',
  "madeById" UUID,
  "seq" INTEGER NOT NULL,
  "frameRateNumerator" INTEGER NOT NULL,
  "frameRateDenominator" INTEGER NOT NULL,
  "startTimecode" INTEGER NOT NULL,
  "shotCount" INTEGER NOT NULL,
  "frames" INTEGER NOT NULL,
  "soundId" UUID,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "StoryboardVersion_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "StoryboardVersion_storyboardId_number_key" ON "StoryboardVersion" ("storyboardId", "number");
CREATE INDEX "StoryboardVersion_soundId_idx" ON "StoryboardVersion" ("soundId");
ALTER TABLE "StoryboardVersion" ADD CONSTRAINT "StoryboardVersion_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "StoryboardVersion" ADD CONSTRAINT "StoryboardVersion_soundId_fkey"
  FOREIGN KEY ("soundId") REFERENCES "Media" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "VersionManifest" (
  "versionId" UUID NOT NULL,
  "entries" BYTEA NOT NULL,
  "head" JSONB NOT NULL,
  CONSTRAINT "VersionManifest_pkey" PRIMARY KEY ("versionId")
) WITH (autovacuum_analyze_threshold = 0);
ALTER TABLE "VersionManifest" ADD CONSTRAINT "VersionManifest_versionId_fkey"
  FOREIGN KEY ("versionId") REFERENCES "StoryboardVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ShotState" (
  "storyboardId" UUID NOT NULL,
  "key" BYTEA NOT NULL,
  "content" JSONB NOT NULL,
  "voiceId" UUID,
  CONSTRAINT "ShotState_pkey" PRIMARY KEY ("storyboardId", "key")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ShotState_voiceId_idx" ON "ShotState" ("voiceId");
ALTER TABLE "ShotState" ADD CONSTRAINT "ShotState_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ShotState" ADD CONSTRAINT "ShotState_voiceId_fkey"
  FOREIGN KEY ("voiceId") REFERENCES "Media" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "ShotStatePin" (
  "storyboardId" UUID NOT NULL,
  "stateKey" BYTEA NOT NULL,
  "viewId" UUID NOT NULL,
  "imageId" UUID,
  CONSTRAINT "ShotStatePin_pkey" PRIMARY KEY ("storyboardId", "stateKey", "viewId")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ShotStatePin_viewId_idx" ON "ShotStatePin" ("viewId");
CREATE INDEX "ShotStatePin_imageId_idx" ON "ShotStatePin" ("imageId");
ALTER TABLE "ShotStatePin" ADD CONSTRAINT "ShotStatePin_storyboardId_stateKey_fkey"
  FOREIGN KEY ("storyboardId", "stateKey") REFERENCES "ShotState" ("storyboardId", "key")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ShotStatePin" ADD CONSTRAINT "ShotStatePin_viewId_fkey"
  FOREIGN KEY ("viewId") REFERENCES "ShotView" ("id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "ShotStatePin" ADD CONSTRAINT "ShotStatePin_imageId_fkey"
  FOREIGN KEY ("imageId") REFERENCES "Media" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
