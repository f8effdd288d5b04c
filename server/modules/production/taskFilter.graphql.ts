import type { Prisma, TaskStatus } from '../../__generated__/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { holding, UPDATED_SINCE, updatedAfter } from '../../graphql/search.ts'
import { ShotNode } from '../board/shot.graphql.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { EXTERNAL_IDS } from '../projects/externalId.graphql.ts'
import { withExternalIds } from '../projects/externalId.service.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { lastDayOver } from './dueDate.ts'
import { TaskNode, TaskPriorityEnum, TaskStatusEnum } from './task.graphql.ts'

export const TaskFilter = builder.inputType('TaskFilter', {
  description: 'A filter for tasks. All given fields must match; an empty list does not filter.',
  fields: (t) => ({
    statuses: t.field({ type: [TaskStatusEnum], required: false, description: 'With one of these statuses.' }),
    priorities: t.field({ type: [TaskPriorityEnum], required: false, description: 'With one of these priorities.' }),
    assigneeIds: t.globalIDList({
      for: UserNode,
      required: false,
      description: 'Assigned to one of these people, or unassigned if `isUnassigned` is true, too.',
    }),
    isUnassigned: t.boolean({
      required: false,
      description: 'true: unassigned tasks, in addition to those of `assigneeIds`; false: assigned tasks.',
    }),
    dueFrom: t.field({ type: 'Date', required: false, description: 'Due on this day or later.' }),
    dueTo: t.field({ type: 'Date', required: false, description: 'Due on this day or earlier.' }),
    hasDueDate: t.boolean({ required: false, description: 'Whether they have a due date.' }),
    isLate: t.boolean({ required: false, description: 'Whether they are not DONE and their due date has passed.' }),
    isBlocked: t.boolean({ required: false, description: 'Whether they depend on an unfinished task.' }),
    projectIds: t.globalIDList({ for: ProjectNode, required: false, description: 'Of one of these projects.' }),
    shotIds: t.globalIDList({ for: ShotNode, required: false, description: 'Linked to one of these shots.' }),
    search: t.string({ required: false, description: 'Part of the title or description, ignoring case.' }),
    externalIds: t.stringList({ required: false, description: EXTERNAL_IDS }),
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE }),
    exceptId: t.globalID({ for: TaskNode, required: false, description: 'Without this task.' }),
  }),
})

type Filter = typeof TaskFilter.$inferInput
type Where = Prisma.TaskWhereInput

const WAITING: Where = { dependsOn: { some: { dependsOn: { deletedAt: null, status: { not: 'DONE' } } } } }

const LIVE_SHOT: Prisma.ShotWhereInput = { deletedAt: null, storyboard: { deletedAt: null } }

const oneOf = <Value>(values: readonly Value[] | null | undefined) =>
  values && values.length > 0 ? { in: [...values] } : null

const idsOf = (ids: readonly { id: string }[] | null | undefined) => oneOf(ids?.map(({ id }) => id))

/** Those of the people, or those of nobody. */
function assigned({ assigneeIds, isUnassigned = null }: Filter): Where[] {
  const people = idsOf(assigneeIds)
  const theirs: Where = { assignees: { some: people ? { userId: people } : {} } }
  const nobodys: Where = { assignees: { none: {} } }
  if (people) return [isUnassigned ? { OR: [theirs, nobodys] } : theirs]
  return isUnassigned === null ? [] : [isUnassigned ? nobodys : theirs]
}

function due({ dueFrom, dueTo, hasDueDate = null, isLate = null }: Filter): Where[] {
  const late: Where = { status: { not: 'DONE' }, dueDate: { lte: lastDayOver() } }
  const inTime: Where = { OR: [{ status: 'DONE' }, { dueDate: null }, { dueDate: { gt: lastDayOver() } }] }
  return [
    ...(dueFrom ? [{ dueDate: { gte: dueFrom } }] : []),
    ...(dueTo ? [{ dueDate: { lte: dueTo } }] : []),
    ...(hasDueDate === null ? [] : [{ dueDate: hasDueDate ? { not: null } : null }]),
    ...(isLate === null ? [] : [isLate ? late : inTime]),
  ]
}

/** The tasks a filter asks for, whatever their status, without those in the trash. */
export function fittingApartFromStatus(filter: Filter | null | undefined): Where {
  if (!filter) return { deletedAt: null }
  const { priorities, isBlocked = null, projectIds, shotIds, search, exceptId, externalIds, updatedSince } = filter
  const priority = oneOf(priorities)
  const projects = idsOf(projectIds)
  const shots = idsOf(shotIds)
  const text = holding(search)
  return {
    deletedAt: null,
    ...updatedAfter(updatedSince),
    ...withExternalIds(externalIds),
    AND: [
      ...(priority ? [{ priority }] : []),
      ...assigned(filter),
      ...due(filter),
      ...(isBlocked === null ? [] : [isBlocked ? WAITING : { NOT: WAITING }]),
      ...(projects ? [{ projectId: projects }] : []),
      ...(shots ? [{ shots: { some: { shotId: shots, shot: LIVE_SHOT } } }] : []),
      ...(text ? [{ OR: [{ title: text }, { description: text }] }] : []),
      ...(exceptId ? [{ id: { not: exceptId.id } }] : []),
    ],
  }
}

/** The statuses that a filter asks for where it asks for nothing else, none for all of them; null for any other. */
export function statusesAlone(filter: Filter | null | undefined): readonly TaskStatus[] | null {
  const { statuses, ...others } = filter ?? {}
  return Object.values(others).every((asked) => asked == null) ? statuses ?? [] : null
}

/** The same at the statuses it asks for. */
export function fitting(filter: Filter | null | undefined): Where {
  const status = oneOf(filter?.statuses)
  return { ...fittingApartFromStatus(filter), ...(status && { status }) }
}
