-- Notes of a shot for the people who go on with it; printed on sheets and written into exported files.
ALTER TABLE "Shot" ADD COLUMN "notes" TEXT NOT NULL DEFAULT '';
