ALTER TABLE "ShotStatus" ADD COLUMN "decision" "ReviewDecisionKind";
