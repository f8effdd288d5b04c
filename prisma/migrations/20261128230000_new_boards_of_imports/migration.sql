-- The board that an import makes.
ALTER TABLE "Import" ADD COLUMN "newStoryboard" JSONB;
