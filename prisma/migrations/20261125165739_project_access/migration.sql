-- Projects that only chosen members see, besides the OWNER and the ADMINs.
CREATE TYPE "ProjectAccess" AS ENUM ('EVERYONE', 'CHOSEN');

ALTER TABLE "Project" ADD COLUMN "access" "ProjectAccess" NOT NULL DEFAULT 'EVERYONE';

CREATE TABLE "ProjectMember" (
  "projectId" UUID NOT NULL,
  "memberId" UUID NOT NULL,
  CONSTRAINT "ProjectMember_pkey" PRIMARY KEY ("projectId", "memberId"),
  CONSTRAINT "ProjectMember_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "ProjectMember_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);

CREATE INDEX "ProjectMember_memberId_idx" ON "ProjectMember"("memberId");

-- Tells which events of an organization are about projects that not everybody saw.
CREATE INDEX "OrganizationEvent_access" ON "OrganizationEvent"("organizationId", "subject")
WHERE "type" = 'project.accessChanged';
