CREATE TABLE "LayerImage" (
  "viewId" UUID NOT NULL,
  "name" UUID NOT NULL,
  "mediaId" UUID NOT NULL,
  CONSTRAINT "LayerImage_pkey" PRIMARY KEY ("viewId", "name"),
  CONSTRAINT "LayerImage_viewId_fkey" FOREIGN KEY ("viewId") REFERENCES "ShotView"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "LayerImage_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "LayerImage_name_idx" ON "LayerImage"("name");
CREATE INDEX "LayerImage_mediaId_idx" ON "LayerImage"("mediaId");

CREATE TABLE "TemplateImage" (
  "projectId" UUID NOT NULL,
  "name" UUID NOT NULL,
  "mediaId" UUID NOT NULL,
  CONSTRAINT "TemplateImage_pkey" PRIMARY KEY ("projectId", "name"),
  CONSTRAINT "TemplateImage_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "TemplateImage_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "TemplateImage_mediaId_idx" ON "TemplateImage"("mediaId");
