BEGIN;

-- Why exports and deliveries failed, with a reason for programs. Sentences stored before reasons existed become the
-- parameter of the reason FAILED_EARLIER.
ALTER TABLE "ProjectExport" ALTER COLUMN "failure" TYPE JSONB USING
  CASE WHEN "failure" IS NOT NULL THEN jsonb_build_object(
    'reason', 'FAILED_EARLIER', 'code', 'INTERNAL', 'params', jsonb_build_object('message', "failure"),
    'message', "failure") END;

ALTER TABLE "WebhookDelivery" ALTER COLUMN "failure" TYPE JSONB USING
  CASE WHEN "failure" IS NOT NULL THEN jsonb_build_object(
    'reason', 'FAILED_EARLIER', 'code', 'INTERNAL', 'params', jsonb_build_object('message', "failure"),
    'message', "failure") END;

COMMIT;
