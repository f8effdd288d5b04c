-- The logo of an organization: on the cover of PDFs and burnt into videos.
ALTER TABLE "Organization" ADD COLUMN "logoId" UUID;
CREATE INDEX "Organization_logoId_idx" ON "Organization"("logoId");
ALTER TABLE "Organization" ADD CONSTRAINT "Organization_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
