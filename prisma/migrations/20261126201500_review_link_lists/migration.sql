-- Lists without NOT NULL, as all others are.
ALTER TABLE "ReviewLink" ALTER COLUMN "shotIds" DROP NOT NULL, ALTER COLUMN "shows" DROP NOT NULL;
