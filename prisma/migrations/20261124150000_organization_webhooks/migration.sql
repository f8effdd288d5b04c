-- Webhooks also receive events of their organization: a delivery without a project is one of these.
ALTER TABLE "Webhook" ADD COLUMN "organizationSeq" INTEGER NOT NULL DEFAULT 0;

UPDATE "Webhook" w SET "organizationSeq" = o."eventSeq" FROM "Organization" o WHERE o."id" = w."organizationId";

ALTER TABLE "WebhookDelivery" ALTER COLUMN "projectId" DROP NOT NULL;

CREATE UNIQUE INDEX "WebhookDelivery_webhookId_seq_organization_key" ON "WebhookDelivery" ("webhookId", "seq")
  WHERE "projectId" IS NULL;
