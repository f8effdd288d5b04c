-- Not everybody who sees a copy of a project sees the original.
UPDATE "Event" SET "payload" = "payload" - '{from,fromName}'::text[] WHERE "type" = 'project.duplicated';
UPDATE "OrganizationEvent" SET "payload" = "payload" - '{from,fromName}'::text[] WHERE "type" = 'project.duplicated';
