-- Scenes are made and changed on boards, not by scripts alone.
ALTER TABLE "Scene" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
