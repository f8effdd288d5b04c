BEGIN;

-- The authors on the title page of a script, separated by commas.
ALTER TABLE "Script" ADD COLUMN "authors" TEXT;

COMMIT;
