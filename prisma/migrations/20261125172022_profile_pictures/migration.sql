CREATE TABLE "ProfilePicture" (
  "id" UUID NOT NULL,
  "image" BYTEA NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ProfilePicture_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_analyze_threshold = 0);

ALTER TABLE "User" ADD COLUMN "pictureId" UUID;
CREATE UNIQUE INDEX "User_pictureId_key" ON "User" ("pictureId");
ALTER TABLE "User" ADD CONSTRAINT "User_pictureId_fkey"
  FOREIGN KEY ("pictureId") REFERENCES "ProfilePicture" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
