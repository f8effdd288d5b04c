CREATE TABLE "Playlist" (
  "id" UUID NOT NULL,
  "projectId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "createdById" UUID NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "deletedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Playlist_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "Playlist_projectId_idx" ON "Playlist" ("projectId");
ALTER TABLE "Playlist" ADD CONSTRAINT "Playlist_projectId_fkey"
  FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "PlaylistItem" (
  "id" UUID NOT NULL,
  "playlistId" UUID NOT NULL,
  "storyboardId" UUID NOT NULL,
  "boardVersionId" UUID,
  "shotIds" UUID[],
  "keptShots" INTEGER,
  "keptFrames" INTEGER,
  "rank" TEXT COLLATE "C" NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "PlaylistItem_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "PlaylistItem_kept_check" CHECK (
    ("boardVersionId" IS NULL) = ("keptShots" IS NULL) AND ("boardVersionId" IS NULL) = ("keptFrames" IS NULL))
) WITH (autovacuum_analyze_threshold = 0);
CREATE UNIQUE INDEX "PlaylistItem_playlistId_rank_key" ON "PlaylistItem" ("playlistId", "rank");
CREATE INDEX "PlaylistItem_storyboardId_idx" ON "PlaylistItem" ("storyboardId");
CREATE INDEX "PlaylistItem_boardVersionId_idx" ON "PlaylistItem" ("boardVersionId");
ALTER TABLE "PlaylistItem" ADD CONSTRAINT "PlaylistItem_playlistId_fkey"
  FOREIGN KEY ("playlistId") REFERENCES "Playlist" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PlaylistItem" ADD CONSTRAINT "PlaylistItem_storyboardId_fkey"
  FOREIGN KEY ("storyboardId") REFERENCES "Storyboard" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PlaylistItem" ADD CONSTRAINT "PlaylistItem_boardVersionId_fkey"
  FOREIGN KEY ("boardVersionId") REFERENCES "StoryboardVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
