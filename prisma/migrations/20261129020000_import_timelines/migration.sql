-- Plans of cuts draw the board and the cut to scale.
ALTER TABLE "ImportItem" ADD COLUMN "framesBefore" INTEGER, ADD COLUMN "placeBefore" INTEGER,
  ADD COLUMN "framesAfter" INTEGER;
