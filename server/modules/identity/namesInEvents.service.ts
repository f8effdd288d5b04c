import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** The events of projects that name people beside the actor. */
const NAMING: EventType[] = [
  'task.created', 'task.updated', 'task.unassigned', 'project.accessChanged', 'project.approversChanged',
]
const LEFT: EventType = 'project.transferredOut'

/** Where the names of people stand in a payload, in the order of their ids, by where the ids stand. */
const NAMES_OF: Readonly<Record<string, string>> = {
  assignee: 'assigneeName', assignees: 'assigneeNames', from: 'fromNames', to: 'toNames', added: 'addedNames',
  removed: 'removedNames',
}

type Json = Prisma.JsonValue | undefined

const isObject = (value: Json): value is Prisma.JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A payload with another name for a user, wherever it names that user. */
function renamed(payload: Prisma.JsonObject, user: string, name: string): Prisma.JsonObject {
  const entries = Object.entries(payload).map(([key, value]): [string, Json] =>
    [key, isObject(value) ? renamed(value, user, name) : value])
  const result = Object.fromEntries(entries)
  for (const [key, ids] of entries) {
    const namesKey = NAMES_OF[key] ?? ''
    const names = result[namesKey]
    if (ids === user && typeof names === 'string') result[namesKey] = name
    if (Array.isArray(ids) && Array.isArray(names)) {
      result[namesKey] = names.map((each, index) => (ids[index] === user ? name : each))
    }
  }
  return result
}

/** Renames a user in the logs of the projects that organizations have, or had until a transfer; `user` is a TypeID. */
export async function renameInProjects(
  tx: Transaction,
  organizationIds: readonly string[],
  user: string,
  name: string,
): Promise<void> {
  const inOrganizations = { organizationId: { in: [...organizationIds] } }
  const projects = await tx.project.findMany({ where: inOrganizations, select: { id: true } })
  const moved = await tx.organizationEvent.findMany({
    where: { ...inOrganizations, type: LEFT }, select: { subject: true },
  })
  const projectIds = [...projects.map(({ id }) => id), ...moved.map(({ subject }) => fromTypeId(subject).uuid)]
  const events = await tx.$queryRaw<{ projectId: string; seq: number; payload: Prisma.JsonObject }[]>`
    SELECT "projectId", "seq", "payload" FROM "Event" WHERE "projectId" = ANY(${projectIds}::uuid[])
      AND "type" = ANY(${NAMING}::text[]) AND strpos("payload"::text, ${user}) > 0`
  const rows = events.map(({ payload, ...event }) => ({ ...event, payload: renamed(payload, user, name) }))
  await tx.$executeRaw`
    UPDATE "Event" e SET "payload" = n."payload"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("projectId" uuid, "seq" int, "payload" jsonb)
    WHERE e."projectId" = n."projectId" AND e."seq" = n."seq"`
}
