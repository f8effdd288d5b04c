CREATE TABLE "ProjectApprover" (
  "projectId" UUID NOT NULL,
  "memberId" UUID NOT NULL,
  CONSTRAINT "ProjectApprover_pkey" PRIMARY KEY ("projectId", "memberId"),
  CONSTRAINT "ProjectApprover_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "ProjectApprover_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);
CREATE INDEX "ProjectApprover_memberId_idx" ON "ProjectApprover"("memberId");
