-- Several people can be assigned to a task. Events recorded before get the form of those recorded from now on.
CREATE TABLE "TaskAssignee" (
  "taskId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "rank" INTEGER NOT NULL,
  CONSTRAINT "TaskAssignee_pkey" PRIMARY KEY ("taskId", "userId"),
  CONSTRAINT "TaskAssignee_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "TaskAssignee_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (autovacuum_analyze_threshold = 0);

CREATE INDEX "TaskAssignee_userId_idx" ON "TaskAssignee"("userId");

INSERT INTO "TaskAssignee" ("taskId", "userId", "rank")
SELECT "id", "assigneeId", 0 FROM "Task" WHERE "assigneeId" IS NOT NULL;

ALTER TABLE "Task" DROP COLUMN "assigneeId";

UPDATE "Event" SET "payload" = "payload" - 'assignee' - 'assigneeName' || jsonb_build_object(
  'assignees', jsonb_build_array("payload"->'assignee'), 'assigneeNames', jsonb_build_array("payload"->'assigneeName'))
WHERE "type" = 'task.created' AND "payload" ? 'assignee';

UPDATE "Event" SET "payload" = "payload" - 'assignee' || jsonb_build_object('assignees', jsonb_build_object(
  'from', jsonb_path_query_array("payload", '$.assignee.from ? (@ != null)'),
  'fromNames', jsonb_path_query_array("payload", '$.assignee.fromName ? (@ != null)'),
  'to', jsonb_path_query_array("payload", '$.assignee.to ? (@ != null)'),
  'toNames', jsonb_path_query_array("payload", '$.assignee.toName ? (@ != null)')))
WHERE "type" = 'task.updated' AND "payload" ? 'assignee';
