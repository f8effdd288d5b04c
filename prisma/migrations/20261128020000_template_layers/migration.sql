ALTER TABLE "ProjectTemplate" ADD COLUMN "layerRoles" TEXT[] DEFAULT ARRAY[]::TEXT[];
