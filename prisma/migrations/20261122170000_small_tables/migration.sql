BEGIN;

-- Without statistics PostgreSQL takes a table of a few rows for one of hundreds of which nearly none are left, and
-- begins every question of who may see a row there: the way from an organization down to one view reads all its shots.
-- Few changes do not make it look at a table by itself. Here any does.
ALTER TABLE "AccessToken" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "AccountEvent" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Asset" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "AssetDependency" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "AssignedCode" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Casting" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "ConsultationRequest" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "ContactMessage" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "DrawingOp" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Event" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "IdempotencyKey" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Installation" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Invitation" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "MailedLink" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Media" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Member" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Mention" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "NewsletterLink" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "NewsletterSubscription" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Notification" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "NotificationSettings" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Organization" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "OrganizationEvent" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Project" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "ProjectExport" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "RateLimit" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Scene" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Script" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "ScriptText" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Shot" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "ShotStatus" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "ShotView" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "ShotVoice" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Soundtrack" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Storyboard" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Task" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "TaskDependency" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "TaskShot" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "User" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "Webhook" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "WebhookCursor" SET (autovacuum_analyze_threshold = 0);
ALTER TABLE "WebhookDelivery" SET (autovacuum_analyze_threshold = 0);

COMMIT;
