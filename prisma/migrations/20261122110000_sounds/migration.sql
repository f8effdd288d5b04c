BEGIN;

-- AlterTable
ALTER TABLE "Media" ADD COLUMN "seconds" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "Soundtrack" (
    "id" UUID NOT NULL,
    "storyboardId" UUID NOT NULL,
    "soundId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "offset" INTEGER NOT NULL DEFAULT 0,
    "volume" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Soundtrack_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShotVoice" (
    "id" UUID NOT NULL,
    "shotId" UUID NOT NULL,
    "soundId" UUID NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShotVoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Soundtrack_storyboardId_idx" ON "Soundtrack"("storyboardId");
CREATE INDEX "Soundtrack_soundId_idx" ON "Soundtrack"("soundId");
CREATE INDEX "ShotVoice_shotId_idx" ON "ShotVoice"("shotId");
CREATE INDEX "ShotVoice_soundId_idx" ON "ShotVoice"("soundId");

-- A board has one soundtrack and a shot one voice, whatever lies in the trash.
CREATE UNIQUE INDEX "Soundtrack_one_a_board" ON "Soundtrack"("storyboardId") WHERE "deletedAt" IS NULL;
CREATE UNIQUE INDEX "ShotVoice_one_a_shot" ON "ShotVoice"("shotId") WHERE "deletedAt" IS NULL;

-- AddForeignKey
ALTER TABLE "Soundtrack" ADD CONSTRAINT "Soundtrack_storyboardId_fkey" FOREIGN KEY ("storyboardId") REFERENCES "Storyboard"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Soundtrack" ADD CONSTRAINT "Soundtrack_soundId_fkey" FOREIGN KEY ("soundId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ShotVoice" ADD CONSTRAINT "ShotVoice_shotId_fkey" FOREIGN KEY ("shotId") REFERENCES "Shot"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ShotVoice" ADD CONSTRAINT "ShotVoice_soundId_fkey" FOREIGN KEY ("soundId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

COMMIT;
