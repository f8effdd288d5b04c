-- How the frames of shots are numbered. Projects from before count along their boards, from 1; new ones from 1001 in
-- each shot.
CREATE TYPE "FrameNumbering" AS ENUM ('PER_SHOT', 'BOARD');

ALTER TABLE "Project"
  ADD COLUMN "firstFrame" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "frameNumbering" "FrameNumbering" NOT NULL DEFAULT 'BOARD';

ALTER TABLE "Project"
  ALTER COLUMN "firstFrame" SET DEFAULT 1001,
  ALTER COLUMN "frameNumbering" SET DEFAULT 'PER_SHOT';
