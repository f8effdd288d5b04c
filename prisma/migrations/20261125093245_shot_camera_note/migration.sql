-- What the camera does in a shot.
ALTER TABLE "Shot" ADD COLUMN "cameraNote" TEXT NOT NULL DEFAULT '';
