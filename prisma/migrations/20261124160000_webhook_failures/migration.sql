-- Why a webhook was switched off, with a reason for programs. Sentences stored before become the parameter of the reason
-- FAILED_EARLIER.
ALTER TABLE "Webhook" RENAME COLUMN "disabledReason" TO "disabledFailure";

ALTER TABLE "Webhook" ALTER COLUMN "disabledFailure" TYPE JSONB USING
  CASE WHEN "disabledFailure" IS NOT NULL THEN jsonb_build_object(
    'reason', 'FAILED_EARLIER', 'code', 'INTERNAL', 'params', jsonb_build_object('message', "disabledFailure"),
    'message', "disabledFailure") END;
