-- The trash tells who removed or replaced a sound: events of sounds are about their board or shot.
ALTER TABLE "Soundtrack" ADD COLUMN "deletedById" UUID;
ALTER TABLE "ShotVoice" ADD COLUMN "deletedById" UUID;
