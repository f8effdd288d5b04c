-- Compared with `expectedVersion` of the mutations that change a member or a profile.
ALTER TABLE "Member" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "User" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
