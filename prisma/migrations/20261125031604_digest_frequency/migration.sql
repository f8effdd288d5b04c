-- The frequency of notification mails gets its usual name. Events recorded before get the form of those recorded from now on.
ALTER TYPE "DigestRhythm" RENAME TO "DigestFrequency";
ALTER TABLE "NotificationSettings" RENAME COLUMN "rhythm" TO "digestFrequency";

UPDATE "AccountEvent" SET "payload" = "payload" - 'rhythm' || jsonb_build_object('digestFrequency', "payload"->'rhythm')
WHERE "type" = 'notification.settingsUpdated' AND "payload" ? 'rhythm';
