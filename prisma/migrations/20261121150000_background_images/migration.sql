BEGIN;

-- AlterTable
ALTER TABLE "ShotView" ADD COLUMN     "imageId" UUID,
ADD COLUMN     "pictureRevision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Media" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL,
    "sha256" BYTEA NOT NULL,
    "contentType" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Media_organizationId_sha256_key" ON "Media"("organizationId", "sha256");

-- CreateIndex
CREATE INDEX "ShotView_imageId_idx" ON "ShotView"("imageId");

-- AddForeignKey
ALTER TABLE "ShotView" ADD CONSTRAINT "ShotView_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Pictures painted so far are named by the revision of the drawing.
UPDATE "ShotView" SET "pictureRevision" = "revision";

COMMIT;
