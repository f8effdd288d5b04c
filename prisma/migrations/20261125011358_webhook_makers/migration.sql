-- Webhooks that service tokens created belong to the person who created the token.
UPDATE "Webhook" w SET "createdById" = t."createdById"
FROM "AccessToken" t
WHERE t."kind" = 'SERVICE' AND t."userId" = w."createdById" AND t."createdById" IS NOT NULL;
